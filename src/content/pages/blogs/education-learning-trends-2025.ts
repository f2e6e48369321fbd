import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Education & Learning trends 2025',
  line: 'discover',
  head: {
    title: 'Education & Learning trends 2025 report',
    description:
      'Seven shifts of 2025 in what education providers must build, buy, and prove, as they stand in November 2026, with a first step for each.',
  },
  hero: {
    title: 'What 2025 asks of digital learning',
    subtitle:
      'Education & Learning trends 2025 report, as of November 2026. Seven shifts in what you build and buy, with a first step for each.',
    picture: { motifs: ['lens', 'chart', 'globe', 'clock'] },
  },
  summary:
    'Accessibility law with dates, AI that has to show its evidence, tighter budgets. Here’s what has come of them by November 2026, and what to do first.',
  category: 'Strategy',
  published: '2026-11-21',
  updated: '2026-11-27',
  sections: [
    {
      id: 'how-to-read',
      heading: 'How to read this report',
      blocks: [
        {
          type: 'paragraph',
          text: 'Trend reports usually collect predictions. This one lists changes you can already see in law, in procurement, and in daily work. For each we say who’s affected and what we’d do first in your place. Laws are given as they stood when this text was last updated; each is listed at the end with the day of our check.',
        },
        {
          type: 'paragraph',
          text: 'Why read about 2025 now? The year set the terms, and by November 2026 it was clear which of them would hold. Several things changed in the meantime. An interim final rule of April 2026 moved the ADA Title II compliance dates, another moved those of the HHS rule under Section 504, and the amended COPPA rule reached its general compliance date on April 22, 2026.',
        },
        {
          type: 'paragraph',
          text: 'We’ve left out numbers on market size. They disagree, and they rarely help you decide what to do on Monday.',
        },
      ],
    },
    {
      id: 'accessibility-has-dates',
      heading: '1. Accessibility has dates',
      blocks: [
        {
          type: 'paragraph',
          text: 'For years accessibility was a requirement without a deadline. That’s over. In the United States, the rule under Title II of the ADA makes WCAG 2.1 level AA the standard for the web content and mobile apps of state and local governments, public schools and universities among them. Its compliance dates are April 26, 2027, for a population of 50,000 or more, and April 26, 2028, for smaller entities and special district governments. What a vendor supplies to a school is part of what the school has to answer for. In the European Union, the European Accessibility Act has applied since June 28, 2025, to products and services that include e-books, e-reading software, and e-commerce.',
        },
        {
          type: 'paragraph',
          text: 'The effect arrives through procurement. Buyers ask for a current accessibility conformance report, and they have begun to try the product themselves.',
        },
        {
          type: 'note',
          text: 'First step: take your five most-used tasks and complete each with a keyboard alone. You’ll know within an hour how far away you are.',
        },
      ],
    },
    {
      id: 'ai-must-show-evidence',
      heading: '2. AI must show its evidence',
      blocks: [
        {
          type: 'paragraph',
          text: 'The question in 2023 was what the tools could do. Since 2025 the question has been what they do to learners, and how you know. Districts ask what data leaves their systems. Faculty ask who checked the feedback. The EU’s AI Act entered into force in August 2024; since February 2025 it has prohibited, among other practices, inferring emotions in educational institutions except for medical or safety reasons. It also lists systems that decide admission, assess learning outcomes, or watch for cheating as high-risk, which brings further duties; an amendment defers them to December 2, 2027. Since August 2, 2026, people have to be told that they are dealing with an AI system (Article 50).',
        },
        {
          type: 'paragraph',
          text: 'Buyers everywhere borrow the vocabulary. Expect to be asked for the evaluation and the off switch.',
        },
        {
          type: 'note',
          text: 'First step: write one page for each AI feature that answers those questions. Where you can’t, you’ve found your work. [Responsible AI in EdTech](/blogs/responsible-ai-in-edtech) goes further.',
        },
      ],
    },
    {
      id: 'budgets-ask-for-use',
      heading: '3. Budgets ask what is used',
      blocks: [
        {
          type: 'paragraph',
          text: 'School districts had to commit the last of their federal pandemic relief by September 2024. Licenses bought with it come up for renewal on ordinary budgets, and the question is simple. Does anyone use the product, and does it help?',
        },
        {
          type: 'paragraph',
          text: 'Login counts won’t answer it. A district wants to see use by school and by purpose, and some sign of learning. The tiers of evidence in ESSA give a common language for strength of evidence. A product without studies can begin at the lowest tier, with a research-based logic model and a study underway.',
        },
        {
          type: 'note',
          text: 'First step: prepare for each customer the report you’d want to see in their place, a semester ahead of renewal.',
        },
      ],
    },
    {
      id: 'integration-is-assumed',
      heading: '4. Integration is assumed',
      blocks: [
        {
          type: 'paragraph',
          text: 'A tool that needs its own password and its own class list starts at a disadvantage. LTI 1.3 with its Advantage services is the expected way into a learning management system; older versions are out of support. Content buyers ask for QTI so items can move, and for xAPI or Caliper so activity in one tool can be read beside activity in the others.',
        },
        {
          type: 'note',
          text: 'First step: list your customers’ platforms and note what still happens by file or by special arrangement.',
        },
      ],
    },
    {
      id: 'privacy-moves-upstream',
      heading: '5. Privacy moves upstream',
      blocks: [
        {
          type: 'paragraph',
          text: 'Privacy was once a matter for the contract. It now shapes the product. The amended COPPA rule, published in April 2025 with a general compliance date of April 22, 2026, limits how long children’s data may be kept and requires a written security program, as well as separate parental consent before data is disclosed to third parties for purposes that are not integral to the service. State laws add their own duties, and districts ask for data agreements in standard form.',
        },
        {
          type: 'paragraph',
          text: 'For engineers, that means collecting less, knowing where each field goes, and being able to delete it.',
        },
        {
          type: 'note',
          text: 'First step: draw the path of one student’s record through your systems, logs included. [Our article on student data](/blogs/data-governance-for-student-data) shows how.',
        },
      ],
    },
    {
      id: 'skills-become-portable',
      heading: '6. Skills become portable',
      blocks: [
        {
          type: 'paragraph',
          text: 'Employers want to know what a person can do, and learners want proof that they can carry. Open Badges 3.0 and the Comprehensive Learner Record 2.0 rest on verifiable credentials, so a claim can be checked without calling the issuer. The technology is the easy part. A badge is worth what the assessment behind it is worth.',
        },
        {
          type: 'paragraph',
          text: 'Training programs respond by writing outcomes that can be observed and by storing the evidence with the credential.',
        },
        {
          type: 'note',
          text: 'First step: take one certificate that you issue and ask whether a stranger could tell from it what its holder has done.',
        },
      ],
    },
    {
      id: 'immersive-gets-sober',
      heading: '7. Immersive learning gets sober',
      blocks: [
        {
          type: 'paragraph',
          text: 'The headset isn’t the point anymore. What lasts are simulations and virtual labs that run in a browser and stand in for practice that’s otherwise dangerous or expensive. Virtual reality keeps its place for spatial and procedural skills. Two questions now sort most proposals: What does the learner decide here? Would a video do just as well?',
        },
        {
          type: 'note',
          text: 'First step: read [Immersive learning in practice](/blogs/immersive-learning-in-practice) before you commission anything in 3D.',
        },
      ],
    },
    {
      id: 'what-connects-them',
      heading: 'What connects them',
      blocks: [
        {
          type: 'paragraph',
          text: 'All seven ask for the same thing: show it. Show that it’s accessible, that it’s used, that the data is where you say. Organizations that keep evidence as they work find each year no harder than the last. The others spend the year assembling.',
        },
        {
          type: 'paragraph',
          text: 'If you do one thing, choose the claim on your website that matters most to buyers and gather the evidence for it now. You’ll find out what it’s worth, and you’ll find out first.',
        },
      ],
    },
  ],
  related: [
    '/blogs/accessibility-by-design',
    '/blogs/responsible-ai-in-edtech',
    '/k-12/digital-strategy',
  ],
  contact: {
    topic: 'reading',
    body: 'Go through your roadmap with us, and see which of the seven reaches your product first.',
  },
});
