import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Product Strategy',
  line: 'solve',
  head: {
    title: 'EdTech Consulting and K-12 Product Strategy',
    description:
      'Product strategy consulting for K-12 publishers and EdTech companies: portfolio review, roadmap, technology due diligence and compliance assurance.',
  },
  hero: {
    title: 'Decide what to build next, and what to stop',
    subtitle: 'EdTech consulting for K-12 publishers and product companies with a choice to make.',
    // The argument is in the words; the picture stays in the background.
    overlay: 'dark',
    picture: { motifs: ['compass', 'path', 'target'] },
  },
  intro: {
    title: 'A roadmap is a list of refusals',
    paragraphs: [
      'Adoption cycles, district budgets and privacy law move on their own calendars. Meanwhile the backlog grows: a customer’s wish, a competitor’s feature, a platform near the end of its life. Everything looks urgent.',
      'Our consultants have built and run learning products, so advice comes with an estimate of what it takes. We set out the options, the evidence and the cost of waiting. **You leave with decisions your board, editors and engineers can all act on.**',
    ],
  },
  offerings: {
    items: [
      {
        id: 'portfolio-review',
        title: 'Portfolio and market review',
        description:
          'We look at each product through its use, revenue, upkeep and place in the classroom, and interview the people who buy, administer and teach with it. Products that compete with one another become visible.',
        points: [
          'One-page profile of each product',
          'Buyer and user interviews by role',
          'Recommendation: grow, mend, merge or retire',
        ],
        picture: { motifs: ['lens', 'stack', 'chart'] },
        link: { text: 'Review your portfolio', href: '/contact-us' },
      },
      {
        id: 'product-strategy',
        title: 'Product strategy and roadmap',
        description:
          'In working sessions with product, editorial, sales and engineering, we agree whom the product serves, which outcomes count and what it will not do. Bets are sized and placed against the school calendar and adoption dates.',
        points: [
          'Strategy statement and outcome measures',
          'Roadmap by quarter with named owners',
          'Test plan for the riskiest assumption',
        ],
        picture: { motifs: ['path', 'calendar', 'target'] },
        link: {
          text: 'Read about a roadmap reset',
          href: '/case-studies/product-roadmap-reset',
        },
      },
      {
        id: 'technology-due-diligence',
        title: 'Technology due diligence',
        description:
          'Before you rebuild, buy or merge, senior engineers read the code, trace the data and run the deployment. They say what can be kept, what is brittle and what integration will take.',
        points: [
          'Architecture, security and licence findings',
          'Ranges of effort, with assumptions stated',
          'Rebuild, refactor or replace: options compared',
        ],
        picture: { motifs: ['gear', 'lens', 'cube'] },
        link: { text: 'Plan a technical review', href: '/contact-us' },
      },
      {
        id: 'compliance-assurance',
        title: 'Compliance assurance',
        description:
          'District questionnaires ask about privacy, security and accessibility at once. We trace each duty, from FERPA and COPPA to GDPR, CCPA and [WCAG conformance](/accessibility-compliance-solutions), to a control, an owner and a piece of evidence.',
        points: [
          'Data map and gap assessment',
          'Readiness for SOC 2 or ISO 27001 audits',
          'Reusable answers for district agreements',
        ],
        picture: { motifs: ['shield', 'page', 'tick'] },
        link: { text: 'Check your readiness', href: '/contact-us' },
      },
      {
        id: 'delivery-model',
        title: 'Build, buy or partner',
        description:
          'Some work must stay with you; some is better bought or handed over. We compare the ways to deliver each part of the roadmap, including [outsourcing](/blogs/tech-outsourcing-for-edtech), and design the team and contract around it.',
        points: [
          'Sourcing options with risks',
          'Team shape and governance',
          'Exit terms: code, data, knowledge',
        ],
        picture: { motifs: ['puzzle', 'people', 'arrows'] },
        link: { text: 'Discuss your options', href: '/contact-us' },
      },
    ],
  },
  statistics: {
    items: [
      { number: '30+', description: 'years of experience' },
      { number: '200+', description: 'customers' },
      { number: '20+', description: 'countries' },
      { number: '65+', description: 'platforms transformed' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'product-roadmap-reset',
        title: 'A product roadmap reset',
        category: 'CASE STUDY',
        href: '/case-studies/product-roadmap-reset',
        picture: { motifs: ['calendar', 'path', 'compass'] },
        description: 'An EdTech company agrees what it is for, and clears its backlog to match.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Modernising an EdTech suite',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['arrows', 'stack', 'cube'] },
        description: 'What renewing the suite did for its pace: releases three times faster.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Data governance for student data',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['key', 'shield', 'people'] },
        description: 'Who may hold which student data, why and for how long.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'Education & Learning trends 2025',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['globe', 'chart', 'cap'] },
        description: 'The shifts worth a place in your planning.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'deliverables',
        question: 'What do we hold at the end?',
        answer: [
          'A strategy document short enough to be read, a roadmap with owners, the interview evidence and the model behind the estimates, all editable. We present it to the people who must fund it and answer their questions.',
        ],
      },
      {
        id: 'your-people',
        question: 'Whom will you need from our side?',
        answer: [
          'A sponsor who can say no, a product lead, an editor, an engineer who knows the code, and someone from sales or customer success. Support staff earn a place too: they know where the product hurts.',
        ],
      },
      {
        id: 'independence',
        question: 'Will you simply recommend your own services?',
        answer: [
          'No. Options include doing nothing, using your own team and buying from others. Scope is written so that any competent supplier can price it, and you may end our work at each stage.',
        ],
      },
      {
        id: 'soc2-or-iso27001',
        question: 'SOC 2 or ISO 27001: which comes first?',
        answer: [
          'The one your buyers ask for: in US contracts often SOC 2, elsewhere more often ISO 27001. SOC 2 is an auditor’s attestation; a Type II report covers how controls worked over a period. ISO 27001 is a certificate for your security management system. Much of the evidence serves both. We prepare you; independent auditors decide.',
        ],
      },
      {
        id: 'privacy-laws',
        question: 'Which privacy laws touch a K-12 product?',
        answer: [
          'In the United States usually FERPA, COPPA and state student-privacy laws; by market also CCPA or GDPR. FERPA reaches you through the schools whose records you handle. COPPA covers online services directed to children under 13, or that knowingly collect their personal information. CCPA binds businesses over its thresholds that handle Californians’ data; GDPR applies if you serve people in the EU. Your counsel interprets; we turn the result into requirements.',
        ],
      },
    ],
  },
  contact: {
    body: 'Tell us the decision you keep putting off and the date it must be made. We will say what we would need to know.',
  },
});
