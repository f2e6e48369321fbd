import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Digital accessibility',
  line: 'solve',
  head: {
    title: 'K-12 digital accessibility: audits to compliance',
    description:
      'WCAG audits, testing, remediation, and VPAT reports for K-12 platforms, assessments, and documents: ADA Title II, Section 508, EN 301 549, and the EAA.',
  },
  hero: {
    title: 'Digital accessibility for K-12 products',
    subtitle: 'Audits and remediation for the products and documents that schools rely on.',
    overlay: 'dark',
    picture: { motifs: ['eye', 'keyboard', 'sound'] },
  },
  intro: {
    title: 'Start with the learner who can’t start',
    paragraphs: [
      'When a drag-and-drop question ignores the keyboard, a learner who uses a switch can’t take the test. Districts ask about this when they buy. The ADA Title II rule makes them answer for web content and mobile apps they provide, a vendor’s included, and sets WCAG 2.1 level AA as the measure.',
      'We audit and repair K-12 platforms and assessments, and we write the conformance reports that buyers ask for. Automated checks find the repeatable faults; specialists who work with a keyboard, a screen reader, or voice control find the rest.',
    ],
  },
  template: 'process',
  processSteps: {
    title: 'One quiz question, five ways in',
    course: 'fan',
    steps: [
      {
        motif: 'gear',
        title: 'Automated check',
        text: 'Finds the repeatable faults, such as a missing name or weak contrast.',
      },
      {
        motif: 'keyboard',
        title: 'Keyboard',
        text: 'Can the answer be dragged into place without a mouse?',
      },
      {
        motif: 'sound',
        title: 'Screen reader',
        text: 'Are the question, the choices, and the result all spoken?',
      },
      {
        motif: 'lens',
        title: 'Magnifier',
        text: 'Is the question still whole when it’s enlarged?',
      },
      {
        motif: 'microphone',
        title: 'Voice control',
        text: 'Is a choice selected when a learner says its name?',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'audits',
        title: 'Accessibility audits',
        description:
          'We choose a sample that covers every template and item type, and test it against WCAG 2.1 or 2.2, levels A and AA. Each finding tells you who’s shut out and how to fix it, with the success criterion and the steps to reproduce it.',
        points: [
          'Issue log in your tracker, ordered by harm',
          'Recordings of failures with assistive technology',
          'Walkthrough with your developers',
        ],
        picture: { motifs: ['lens', 'eye', 'page'] },
        link: { text: 'Talk to us about an audit', href: '/contact-us' },
      },
      {
        id: 'testing',
        title: 'Testing in every release',
        description:
          'Accessibility is lost one sprint at a time. We add automated rules to your pipeline and write manual scripts for each component. Release candidates are tested with NVDA, JAWS, VoiceOver, and TalkBack.',
        points: [
          'Automated checks in continuous integration',
          'Manual scripts and a device matrix',
          'Retest of every fix',
        ],
        picture: { motifs: ['tick', 'screen', 'arrows'] },
        link: { text: 'See accessibility testing', href: '/support/accessibility-testing' },
      },
      {
        id: 'remediation',
        title: 'Remediation of code and content',
        description:
          'Engineers fix the code itself, focus order and contrast included. Content specialists describe diagrams, mark up mathematics in MathML, caption video, and tag PDFs to PDF/UA.',
        points: [
          'Code changes merged through your review',
          'Checked EPUB and PDF files',
          'Captions, transcripts, and audio description',
        ],
        picture: { motifs: ['gear', 'pencil', 'play'] },
        link: { text: 'Talk to us about your repair backlog', href: '/contact-us' },
      },
      {
        id: 'compliance',
        title: 'Compliance and conformance reports',
        description:
          'We map results to the rules your buyers cite and write an Accessibility Conformance Report on the VPAT template. It states what isn’t yet supported, and when it will be ([sample page](/samples#sample-conformance)). For sales in Europe, see the [European Accessibility Act](/european-accessibility-act-eaa).',
        points: [
          'WCAG, 508, EU, or INT edition',
          'Accessibility statement and a way to report barriers',
          'Answers for district RFPs',
        ],
        picture: { motifs: ['contract', 'tick', 'shield'] },
        link: { text: 'See accessibility compliance', href: '/accessibility-compliance-solutions' },
      },
      {
        id: 'capability',
        title: 'Training and governance',
        description:
          'Product managers and editors learn to keep the product accessible. Acceptance criteria go into each user story, and every exception has somebody’s name on it.',
        points: [
          'Training by role',
          'Component and authoring checklists',
          'Progress review by release',
        ],
        picture: { motifs: ['people', 'ladder', 'shield'] },
        link: { text: 'See professional development', href: '/support/professional-development' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('assets-remediated'),
      statistic('accessibility-engineers'),
      statistic('caption-languages'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['keyboard', 'bars', 'tick'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Captions and descriptions for a whole media library',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['captions', 'speech', 'play'] },
        description:
          'How AI drafts and human review can caption and describe a whole library, subject by subject.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['globe', 'flask', 'eye'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['compass', 'eye', 'puzzle'] },
        description: 'How to decide accessibility early, when it’s cheap.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'ada-title-ii',
        question: 'What does the ADA Title II rule mean for a vendor?',
        answer: [
          'The duty rests on public entities such as school districts, and they pass it on: expect to show conformance with WCAG 2.1 level AA. The rule covers web content and mobile apps they provide directly or through contracts and licenses, with [five exceptions that the rule names](/regulations#ada-title-ii). An interim final rule of April 2026 moved the compliance dates to April 26, 2027, for a population of 50,000 or more, and to April 26, 2028, for smaller entities and special district governments. A school district is not a special district government: its own total population decides. Check for further changes when you plan.',
        ],
      },
      {
        id: 'section-508',
        question: 'Does Section 508 apply to school districts?',
        answer: [
          'Not directly. It binds US federal agencies, and its standards refer to WCAG 2.0, levels A and AA. Some states and buyers borrow it, so a report that covers both 508 and WCAG 2.1 saves a round of questions.',
        ],
      },
      {
        id: 'nimas',
        question: 'Do we owe NIMAS files?',
        answer: [
          'If a contract says so. A state or district that coordinates with the national repository (NIMAC) asks publishers for the files by contract, on or before delivery of print instructional materials, which have included digital ones since May 26, 2020. It may buy materials in specialized formats instead.',
        ],
      },
      {
        id: 'automation',
        question: 'Can automated tools do the audit?',
        answer: [
          'Only part of it. They’ll find what a rule can state, such as a missing label or weak contrast. It takes a person to judge whether a description is right or an error message helps.',
        ],
      },
      {
        id: 'scope-and-price',
        question: 'We have a backlog of PDFs. What sets the price and the time?',
        answer: [
          'For documents, how many there are and what’s in them. Tables, forms, and mathematics take longest, and a lost source file adds to it. An audit is counted in templates, components, and complete tasks; a VPAT needs an audit to rest on. Fill in the [scoping sheet](/samples#sample-scoping), and we can say what we’d do, what it costs, and how long it takes.',
        ],
      },
    ],
  },
  contact: {
    topic: 'k-12-accessibility',
    body: 'Got an RFP or a complaint to answer? Tell us the product and the date, and we’ll propose a sample for the audit.',
  },
});
