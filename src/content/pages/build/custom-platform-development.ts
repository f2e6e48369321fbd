import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Custom platform development',
  line: 'build',
  head: {
    title: 'Custom learning platform development',
    description:
      'Commission a learning platform of your own: product discovery, architecture, multi-tenant build, standards, security and launch, with code that belongs to you.',
  },
  hero: {
    title: 'A learning platform built around your model',
    subtitle:
      'Custom platform development for publishers, universities and training providers whose way of teaching does not fit a ready-made system.',
    overlay: 'dark',
    picture: { motifs: ['stack', 'cube', 'node', 'people'] },
  },
  intro: {
    title: 'Build only what makes you different',
    paragraphs: [
      'A platform is a commitment of many years, so one question comes before all others: what must it do that nothing on the market does? The rest should be bought, reused or left out.',
      'We help you to answer that, then build the part that is yours on dependable foundations. **Architecture decisions are written down with their reasons**, releases start early with a narrow slice, and the code, the cloud account and the keys are yours from the first day.',
    ],
  },
  offerings: {
    items: [
      {
        id: 'discovery-and-business-case',
        title: 'Discovery and build-or-buy decision',
        description:
          'We examine your licensing model, content, users and competitors, and compare building with buying. Sometimes the honest result is an existing LMS with two extensions.',
        points: ['Capability map', 'Build-or-buy comparison', 'Cost model over several years'],
        picture: { motifs: ['compass', 'lens', 'bars'] },
      },
      {
        id: 'platform-architecture',
        title: 'Architecture and tenancy',
        description:
          'Districts, schools, departments and partners need separate data, branding and rights on shared code. We design tenancy, identity, content delivery and limits before the first screen.',
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
          'Enrolment, licensing, course delivery, assessment, messaging, reporting and administration, released in slices that real users can try. Each slice includes tests, accessibility and monitoring.',
        picture: { motifs: ['cube', 'gear', 'arrows'] },
      },
      {
        id: 'standards-and-ecosystem',
        title: 'Standards and connections',
        description:
          'LTI 1.3 both as platform and as tool, QTI for items, xAPI or Caliper for events, SAML and OpenID Connect for sign-on, and APIs that partners may use under clear terms.',
        points: ['Conformance tests in the build', 'Partner sandbox', 'API versioning policy'],
        picture: { motifs: ['plug', 'puzzle', 'node'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'launch-and-handover',
        title: 'Launch, operation and handover',
        description:
          'Migration of existing customers, a staged launch and a period of joint operation. Your team may take over wholly, in part or not at all; the documents assume that it will.',
        picture: { motifs: ['path', 'calendar', 'people'] },
      },
    ],
  },
  statistics: {
    items: [
      { number: '400+', description: 'platforms built' },
      { number: '65+', description: 'platforms transformed' },
      { number: '99.95%', description: 'cloud uptime' },
      { number: '30+', description: 'years of experience' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'adaptive-learning-ai-platform',
        title: 'An adaptive platform with 18% learning gains',
        category: 'CASE STUDY',
        href: '/case-studies/adaptive-learning-ai-platform',
        picture: { motifs: ['ladder', 'node', 'spark'] },
        description: 'An adaptive learning platform built with AI.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Modernising a suite without starting again',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['arrows', 'stack', 'clock'] },
        description: 'A modernised EdTech suite with 3x faster releases.',
      },
      {
        id: 'product-roadmap-reset',
        title: 'Resetting a roadmap before the build',
        category: 'CASE STUDY',
        href: '/case-studies/product-roadmap-reset',
        picture: { motifs: ['target', 'path', 'ladder'] },
        description: 'An EdTech company settles its strategy before it invests.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'open-source-core',
        question: 'Should we build on an open-source LMS?',
        answer: [
          'Often, if your model is courses, classes and grades. The question is how much of its core you would have to change, since each change is yours to carry through every upgrade. We test the three hardest requirements on it before advising.',
        ],
      },
      {
        id: 'first-release',
        question: 'When can the first customers use it?',
        answer: [
          'We plan a first release for one customer group with one complete task, from sign-in to report, and set its date during discovery. Later groups follow on dates that suit the academic year. A launch of everything to everyone is the plan we advise against.',
        ],
      },
      {
        id: 'security',
        question: 'How is security built in?',
        answer: [
          'With a threat model for each slice, reviewed dependencies, tests of access between tenants, secrets kept outside the code and, in the plan, an independent penetration test before launch. Controls are documented against SOC 2 criteria and ISO 27001, to ease your own audits.',
        ],
      },
      {
        id: 'accessibility-from-start',
        question: 'How do you make the whole platform accessible?',
        answer: [
          'Components are built and tested to WCAG 2.2 AA before features use them. Authoring tools prompt for alternatives, because uploaded content decides much of the result. A conformance report is prepared for your launch.',
        ],
      },
      {
        id: 'lock-in',
        question: 'How do we avoid depending on you?',
        answer: [
          'You hold the repository, the cloud account, the domains and the licences. We avoid private frameworks, keep set-up automatic and test the documentation by letting somebody new to the project build it from the text alone.',
        ],
      },
    ],
  },
  contact: {
    body: 'Describe the teaching or licensing model that no product supports. We will tell you whether it justifies a platform, and what its first useful slice might be.',
  },
});
