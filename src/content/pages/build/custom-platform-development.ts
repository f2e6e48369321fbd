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
      'For publishers and universities whose way of teaching doesn’t fit a ready-made system.',
    overlay: 'dark',
    picture: { motifs: ['stack', 'cube', 'node', 'people'] },
  },
  intro: {
    title: 'Build only what makes you different',
    paragraphs: [
      'A platform is a commitment of many years, so ask one question first: what does it have to do that nothing on the market does? Buy or reuse the rest.',
      'Discovery answers it with your licensing model and your hardest requirements on the table. If the answer is to build, the first release is one complete task for one customer group, running in your cloud account, under your keys. Every architecture decision is recorded with its reasons, so the next team can argue with it.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'discovery-and-business-case',
        title: 'Discovery and build-or-buy decision',
        description:
          'We examine your licensing model and your content, and compare building with buying. Sometimes the answer is an existing LMS with two extensions.',
        points: ['Capability map', 'Build-or-buy comparison', 'Multi-year cost model'],
        picture: { motifs: ['compass', 'lens', 'bars'] },
      },
      {
        id: 'platform-architecture',
        title: 'Architecture and tenancy',
        description:
          'Districts and partners need separate data and permissions on shared code. We design tenancy and limits first. Screens come later.',
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
          'Enrollment, course delivery, and reporting, released in slices that real users can try. Tests and monitoring are part of every slice.',
        picture: { motifs: ['cube', 'gear', 'arrows'] },
      },
      {
        id: 'standards-and-ecosystem',
        title: 'Standards and connections',
        description:
          'LTI 1.3 as platform and as tool, OneRoster for rosters, QTI for items, xAPI or Caliper for events, SAML and OpenID Connect for sign-on. Partners get APIs with clear terms.',
        points: ['Conformance tests in the build', 'Partner sandbox', 'API versioning policy'],
        picture: { motifs: ['plug', 'puzzle', 'node'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'launch-and-handover',
        title: 'Launch, operation, and handoff',
        description:
          'We launch in stages and run the platform jointly for a while. Your team may take over entirely, in part, or not at all; the documentation is written for a full takeover.',
        picture: { motifs: ['path', 'calendar', 'people'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-built'),
      statistic('platforms-transformed'),
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
        description: 'How to turn a crowded roadmap into a few bets with evidence behind them.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'open-source-core',
        question: 'Should we build on an open-source LMS?',
        answer: [
          'Often, if your model is courses and grades. The question is how much of its core you’d have to change, since you carry every change through every upgrade. We’ll test the three hardest requirements on it and then advise you.',
        ],
      },
      {
        id: 'first-release',
        question: 'When can the first customers use it?',
        answer: [
          'We plan a first release for one customer group with one complete task, from sign-in to report, and set its date during discovery. Later groups follow on dates that suit the academic year. Don’t launch everything to everyone at once.',
        ],
      },
      {
        id: 'security',
        question: 'How is security built in?',
        answer: [
          'Every slice gets a threat model and reviewed dependencies. Tests prove that one tenant can’t reach another’s data, and an independent penetration test is planned before launch. Controls are documented against SOC 2 criteria and ISO 27001, which gives your own auditors a starting point.',
        ],
      },
      {
        id: 'accessibility-from-start',
        question: 'How do you make the whole platform accessible?',
        answer: [
          'Components are built and tested to WCAG 2.2 AA first, and features use them after that. Authoring tools prompt for text alternatives and captions, because uploaded content decides much of the result. You’ll have a conformance report for your launch.',
        ],
      },
      {
        id: 'lock-in',
        question: 'How do we avoid depending on you?',
        answer: [
          'You hold the repository and the cloud account. We avoid private frameworks and automate setup. We also test the documentation: somebody new to the project builds it from the text alone.',
        ],
      },
    ],
  },
  contact: {
    topic: 'development',
    body: 'If no product on the market supports your teaching or licensing model, let’s talk. If a platform isn’t justified, it’s better to learn that before the RFP.',
  },
});
