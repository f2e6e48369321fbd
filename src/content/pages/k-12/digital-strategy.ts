import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Product strategy',
  line: 'solve',
  head: {
    title: 'EdTech consulting and K-12 product strategy',
    description:
      'Product strategy consulting for K-12 publishers and EdTech companies: portfolio review, roadmap, technology due diligence, and compliance assurance.',
  },
  hero: {
    title: 'K-12 product strategy: what to build, what to stop',
    subtitle: 'EdTech consulting for K-12 publishers and product companies with a choice to make.',
    // The argument is in the words; the picture stays in the background.
    overlay: 'dark',
    picture: { motifs: ['compass', 'path', 'target'] },
  },
  intro: {
    title: 'A roadmap is a list of refusals',
    paragraphs: [
      'Adoption cycles and district budgets move on their own calendars. Meanwhile the backlog grows, with a customer’s wish here and a competitor’s feature there, until everything looks urgent.',
      'Our advice comes with an estimate of what it takes. We set out the options, with the evidence for them and the cost of waiting. **You leave with decisions your board, editors, and engineers can all act on.**',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'portfolio-review',
        title: 'Portfolio and market review',
        description:
          'We look at each product’s use and upkeep, and interview buyers and teachers. You’ll see which of your products compete with one another.',
        points: [
          'One-page profile of each product',
          'Buyer and user interviews by role',
          'Recommendation: grow, fix, merge, or retire',
        ],
        picture: { motifs: ['lens', 'stack', 'chart'] },
        link: { text: 'Talk to us about your portfolio', href: '/contact-us' },
      },
      {
        id: 'product-strategy',
        title: 'Product strategy and roadmap',
        description:
          'In working sessions with product and sales, we agree on who the product serves and what it won’t do. Bets are sized and placed against the school calendar and adoption dates.',
        points: [
          'Strategy statement and outcome measures',
          'Roadmap by quarter, a name beside each bet',
          'Test plan for the riskiest assumption',
        ],
        picture: { motifs: ['path', 'calendar', 'target'] },
        link: {
          text: 'Read a worked example of a roadmap reset',
          href: '/case-studies/product-roadmap-reset',
        },
      },
      {
        id: 'technology-due-diligence',
        title: 'Technology due diligence',
        description:
          'Ahead of a rebuild or a merger, senior engineers read the code and run the deployment. You’ll hear what’s brittle and how much work integration will be.',
        points: [
          'Architecture, security, and license findings',
          'Ranges of effort, with assumptions stated',
          'Rebuild, refactor, or replace: options compared',
        ],
        picture: { motifs: ['gear', 'lens', 'cube'] },
        link: { text: 'Talk to us about a technical review', href: '/contact-us' },
      },
      {
        id: 'compliance-assurance',
        title: 'Compliance assurance',
        description:
          'District questionnaires ask about privacy, security, and accessibility at once. We trace each duty, from FERPA and COPPA to GDPR, CCPA, and [accessibility](/accessibility-compliance-solutions) under WCAG, to a control and a piece of evidence.',
        points: [
          'Data map and gap assessment',
          'Readiness for SOC 2 or ISO 27001 audits',
          'Reusable answers for district data privacy agreements',
        ],
        picture: { motifs: ['contract', 'shield', 'tick'] },
        link: { text: 'Talk to us about compliance', href: '/contact-us' },
      },
      {
        id: 'delivery-model',
        title: 'Build, buy, or partner',
        description:
          'Some work has to stay with you; some you’re better off buying. We compare the ways to deliver each part of the roadmap, including [outsourcing](/blogs/tech-outsourcing-for-edtech), and design the team and contract around it.',
        points: [
          'Sourcing options with risks',
          'Team shape and governance',
          'Exit terms: code, data, knowledge',
        ],
        picture: { motifs: ['puzzle', 'people', 'arrows'] },
        link: { text: 'Talk to us about your options', href: '/contact-us' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('years-of-experience'),
      statistic('customers'),
      statistic('countries'),
      statistic('platforms-transformed'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'product-roadmap-reset',
        title: 'A product roadmap with fewer plans and better reasons',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/product-roadmap-reset',
        picture: { motifs: ['calendar', 'path', 'compass'] },
        description: 'How to turn a crowded roadmap into a few bets with evidence behind them.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['arrows', 'stack', 'cube'] },
        description: 'What renewing the suite did for its pace: 3x faster releases.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Student data needs an owner',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['key', 'shield', 'people'] },
        description: 'Who may hold which student data, why, and for how long.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
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
        question: 'What do we have in hand at the end?',
        answer: [
          'A strategy document short enough to be read, and a roadmap with a name beside each bet, all editable. We present it to the people who have to fund it and answer their questions.',
        ],
      },
      {
        id: 'your-people',
        question: 'Who needs to take part on our side?',
        answer: [
          'A sponsor who can say no, and an engineer who knows the code. Support staff earn a place too: they know where the product hurts.',
        ],
      },
      {
        id: 'independence',
        question: 'Will you simply recommend your own services?',
        answer: [
          'No. Doing nothing is among the options, and so is your own team. We write the scope so any competent vendor can price it, and you can end our work after any stage.',
        ],
      },
      {
        id: 'soc2-or-iso27001',
        question: 'SOC 2 or ISO 27001: which comes first?',
        answer: [
          'The one your buyers ask for. In US contracts that’s often SOC 2, elsewhere more often ISO 27001. SOC 2 is an auditor’s attestation; a Type II report covers how controls worked over a period. ISO 27001 certifies your information security management system. Much of the evidence serves both. We prepare you; independent auditors decide.',
        ],
      },
      {
        id: 'privacy-laws',
        question: 'Which privacy laws touch a K-12 product?',
        answer: [
          'In the United States usually FERPA, COPPA, and state student-privacy laws; by market also CCPA or GDPR. FERPA reaches you through the schools whose records you handle. COPPA covers online services directed to children under 13, and services that knowingly collect personal information from them. CCPA binds businesses over its thresholds that handle Californians’ data; GDPR applies if you serve people in the EU. Your counsel interprets; we turn the result into requirements.',
        ],
      },
    ],
  },
  contact: {
    topic: 'k-12-strategy',
    body: 'There’s usually one decision that keeps moving to the next meeting. We can help you make it.',
  },
});
