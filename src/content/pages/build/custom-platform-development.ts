import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Custom platform development',
  line: 'build',
  head: {
    title: 'Custom learning platform development',
    description:
      'Custom learning platform development: build-or-buy analysis, architecture, multi-tenant build, LTI and QTI, security, and launch. The code belongs to you.',
  },
  hero: {
    title: 'A learning platform built around your model',
    subtitle:
      'Custom platform development for publishers, universities, and training providers whose way of teaching does not fit a ready-made system.',
    overlay: 'dark',
    picture: { motifs: ['stack', 'cube', 'node', 'people'] },
  },
  intro: {
    title: 'Build only what makes you different',
    paragraphs: [
      'A platform is a commitment of many years, so start with one question: what must it do that nothing on the market does? Buy, reuse, or leave out the rest.',
      'Discovery answers it with your licensing model and your hardest requirements on the table. If the answer is to build, the first release is one complete task for one customer group, running in your cloud account, from your repository, under your keys. Every architecture decision is written down with its reasons, so the next team can argue with it.',
    ],
  },
  template: 'product',
  plate: {
    title: 'The first release is one complete task',
    course: 'level',
    steps: [
      {
        motif: 'lens',
        title: 'Decide',
        text: 'What must it do that nothing on the market does? Buy, reuse, or leave out the rest.',
      },
      {
        motif: 'compass',
        title: 'Design',
        text: 'Tenancy, identity, and limits are settled before the first screen.',
      },
      {
        motif: 'stack',
        title: 'Build',
        text: 'Slices that real users can try, each with tests, accessibility, and monitoring.',
      },
      {
        motif: 'plug',
        title: 'Connect',
        text: 'LTI, rosters, items, and sign-on, with conformance tests in the build.',
      },
      {
        motif: 'key',
        title: 'Hand over',
        text: 'A staged launch, a period of joint operation, and documents for a full takeover.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'discovery-and-business-case',
        title: 'Discovery and build-or-buy decision',
        description:
          'We examine your licensing model, content, users, and competitors, and compare building with buying. Sometimes the answer is an existing LMS with two extensions.',
        points: ['Capability map', 'Build-or-buy comparison', 'Multi-year cost model'],
        picture: { motifs: ['compass', 'lens', 'bars'] },
      },
      {
        id: 'platform-architecture',
        title: 'Architecture and tenancy',
        description:
          'Districts, schools, departments, and partners need separate data, branding, and permissions on shared code. We design tenancy, identity, content delivery, and limits before the first screen.',
        points: [
          'Architecture decision records',
          'Threat model',
          'Capacity and cost estimate per tenant',
        ],
        picture: { motifs: ['node', 'key', 'cloud'] },
      },
      {
        id: 'core-build',
        title: 'Core platform build',
        description:
          'Enrollment, licensing, course delivery, assessment, messaging, reporting, and administration, released in slices that real users can try. Each slice includes tests, accessibility, and monitoring.',
        picture: { motifs: ['cube', 'gear', 'arrows'] },
      },
      {
        id: 'standards-and-ecosystem',
        title: 'Standards and connections',
        description:
          'LTI 1.3 as platform and as tool, OneRoster for rosters, QTI for items, xAPI or Caliper for events, SAML and OpenID Connect for sign-on, and APIs that partners may use under clear terms.',
        points: ['Conformance tests in the build', 'Partner sandbox', 'API versioning policy'],
        picture: { motifs: ['plug', 'puzzle', 'node'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'launch-and-handover',
        title: 'Launch, operation, and handoff',
        description:
          'Migration of existing customers, a staged launch, and a period of joint operation. Your team may take over entirely, in part, or not at all; the documentation is written for a full takeover.',
        picture: { motifs: ['path', 'calendar', 'people'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-built'),
      statistic('platforms-transformed'),
      statistic('on-time-delivery'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'adaptive-learning-ai-platform',
        title: 'Adaptive learning that shows its reasons',
        category: 'CASE STUDY',
        href: '/case-studies/adaptive-learning-ai-platform',
        picture: { motifs: ['ladder', 'node', 'spark'] },
        description: 'An adaptive learning platform built with AI.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['arrows', 'stack', 'clock'] },
        description: 'A modernized EdTech suite with 3x faster releases.',
      },
      {
        id: 'product-roadmap-reset',
        title: 'A product roadmap with fewer plans and better reasons',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/product-roadmap-reset',
        picture: { motifs: ['target', 'path', 'ladder'] },
        description:
          'How to turn a crowded roadmap into a few bets with evidence, measures, and decision dates.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'open-source-core',
        question: 'Should we build on an open-source LMS?',
        answer: [
          'Often, if your model is courses, classes, and grades. The question is how much of its core you would have to change, since you carry each change through every upgrade. We test the three hardest requirements on it before advising.',
        ],
      },
      {
        id: 'first-release',
        question: 'When can the first customers use it?',
        answer: [
          'We plan a first release for one customer group with one complete task, from sign-in to report, and set its date during discovery. Later groups follow on dates that suit the academic year. We advise against launching everything to everyone at once.',
        ],
      },
      {
        id: 'security',
        question: 'How is security built in?',
        answer: [
          'With a threat model for each slice, reviewed dependencies, tests that one tenant cannot reach another’s data, secrets kept outside the code, and an independent penetration test planned before launch. Controls are documented against SOC 2 criteria and ISO 27001, which gives your own auditors a starting point.',
        ],
      },
      {
        id: 'accessibility-from-start',
        question: 'How do you make the whole platform accessible?',
        answer: [
          'Components are built and tested to WCAG 2.2 AA before features use them. Authoring tools prompt for text alternatives and captions, because uploaded content decides much of the result. A conformance report is prepared for your launch.',
        ],
      },
      {
        id: 'lock-in',
        question: 'How do we avoid depending on you?',
        answer: [
          'You hold the repository, the cloud account, the domains, and the licenses. We avoid private frameworks, automate setup, and test the documentation by having somebody new to the project build it from the text alone.',
        ],
      },
    ],
  },
  contact: {
    topic: 'development',
    body: 'A first conversation is about one thing: the teaching or licensing model that no product on the market supports. If it does not justify a platform, better to learn that before the RFP than after.',
  },
});
