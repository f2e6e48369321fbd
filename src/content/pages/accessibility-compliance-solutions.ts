import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Accessibility compliance solutions',
  line: 'support',
  head: {
    title: 'Accessibility compliance solutions for education',
    description:
      'Build an accessibility program that stands up to procurement and complaints: policy, roadmap, VPAT reports, vendor terms, training, and evidence.',
  },
  hero: {
    title: 'Accessibility compliance that you can prove',
    subtitle: 'For accessibility leads and legal counsel in education and publishing.',
    overlay: 'medium',
    picture: { motifs: ['shield', 'page', 'eye', 'tick'] },
  },
  intro: {
    title: 'A program, with evidence',
    paragraphs: [
      'An audit tells you where one product stood on one day. A regulator or a buyer asks different questions. Who’s responsible? How do you choose vendors? What happens when a student reports a barrier?',
      'We help you answer with documents that describe what really happens. Our accessibility engineers work beside your counsel: **they explain the standards and supply the evidence; legal advice stays with your lawyers**.',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'gap-analysis',
        title: 'Gap analysis across products and policy',
        description:
          'Which laws apply to which product, audience, and country, and where you fall short. Findings cover people and vendors as well as code.',
        points: ['Obligation map by product', 'Maturity review', 'Risk register with named leads'],
        picture: { motifs: ['lens', 'globe', 'page'] },
      },
      {
        id: 'policy-and-roadmap',
        title: 'Policy, roles, and roadmap',
        description:
          'A policy that names a standard and a lead, with exceptions that end. The roadmap orders repairs by effect on users and by contract deadlines, within your budget.',
        points: ['Accessibility policy', 'Responsibility chart', 'Funded plan by quarter'],
        picture: { motifs: ['path', 'people', 'calendar'] },
      },
      {
        id: 'conformance-reports',
        title: 'Conformance reports and statements',
        description:
          'Accessibility Conformance Reports on the VPAT template, and public statements. Every sentence rests on a test result you can show. Here’s a [sample page](/samples#sample-conformance).',
        points: [
          'ACR in the edition required',
          'Public accessibility statement',
          'Evidence file by criterion',
        ],
        picture: { motifs: ['tick', 'page', 'stack'] },
        link: { text: 'See accessibility testing', href: '/support/accessibility-testing' },
      },
      {
        id: 'procurement',
        title: 'Procurement and vendor control',
        description:
          'Requirements and contract terms for what you buy, and a practical look at vendors’ reports. If a report comes without remarks or a method, ask questions.',
        picture: { motifs: ['contract', 'lens', 'puzzle'] },
      },
      {
        id: 'remediation-and-training',
        title: 'Remediation oversight and training',
        description:
          'We steer repairs done by your teams or ours and verify them. Designers and authors are trained on the barriers found in your own products.',
        points: [
          'Remediation board and retests',
          'Training by role',
          'Complaint and accommodation procedure',
        ],
        picture: { motifs: ['gear', 'cap', 'arrows'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('compliance'),
      statistic('accessibility-engineers'),
      statistic('assets-remediated'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['pencil', 'keyboard', 'tick'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Captions and descriptions for a whole media library',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['captions', 'play', 'eye'] },
        description:
          'How AI drafts and human review can caption and describe a whole library, subject by subject.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['compass', 'screen', 'puzzle'] },
        description: 'Moving accessibility from the audit to the design file.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'which-law',
        question: 'Which accessibility laws apply to us?',
        answer: [
          'In the United States, the ADA and Section 504 reach most schools and universities; the ADA Title II rule sets WCAG 2.1 AA for the web content and mobile apps of state and local governments, and the HHS rule under Section 504 for those of its recipients; Section 508 binds federal agencies in what they build, buy, and use. In the EU, public bodies follow the Web Accessibility Directive, and [the European Accessibility Act](/european-accessibility-act-eaa) covers listed products and services. [Rules and dates](/regulations) has the official texts.',
        ],
      },
      {
        id: 'private-vendor',
        question: 'We’re a private vendor. Does the ADA Title II rule apply to us?',
        answer: [
          'Indirectly, and strongly. It binds state and local government, including public schools and universities, and extends to content they provide through contractors. So your customers will ask you for WCAG 2.1 AA, with evidence and contract terms. [Digital accessibility for K-12](/k-12/digital-accessibility) gives the compliance dates.',
        ],
      },
      {
        id: 'overlay',
        question: 'Would an accessibility widget make us compliant?',
        answer: [
          'No. A script laid over the page can’t know what an image means or repair a custom control reliably, and it may interfere with assistive technology. Put the money into the components that cause most of the barriers.',
        ],
      },
      {
        id: 'full-conformance',
        question: 'Is full conformance realistic for a large catalog?',
        answer: [
          'For current products, yes, as an ongoing process. For older content you need an order: what’s in use, what’s been requested, what can be retired. Record the exceptions with reasons and a way to get an accessible version.',
        ],
      },
      {
        id: 'complaint',
        question: 'We’ve received a complaint. What should we do first?',
        answer: [
          'Help the person complete the task by another route, keep the evidence, and call your counsel. We can reproduce the barrier and give your lawyers a technical account that separates fact from opinion.',
        ],
      },
    ],
  },
  contact: {
    topic: 'accessibility',
    body: 'Counsel is welcome on the first call. So is whoever signs your VPAT today.',
  },
});
