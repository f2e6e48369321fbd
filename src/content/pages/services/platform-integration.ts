import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Platform integration',
  line: 'build',
  head: {
    title: 'Platform integration: LTI 1.3, single sign-on, grades',
    description:
      'Connect your learning product to LMSs, identity providers and analytics with LTI Advantage, SAML, OpenID Connect, xAPI and Caliper. Built to standard, tested.',
  },
  hero: {
    title: 'Make your product work inside every customer’s LMS',
    subtitle:
      'Integration engineering for LTI, single sign-on, rosters, grades and events, by engineers who expect every district’s set-up to differ.',
    overlay: 'medium',
    picture: { motifs: ['plug', 'key', 'node', 'arrows'] },
  },
  intro: {
    title: 'One click from course to content',
    paragraphs: [
      'A teacher judges an integration by three things: does the link open, is the right class there, does the score come back. Behind each lie keys, claims, scopes and time-outs that differ from one LMS to the next.',
      'We build to the published standards first and keep each customer’s exceptions in configuration. **Your support desk gets logs it can read**, so that a failed launch is explained in minutes rather than passed around.',
    ],
  },
  offerings: {
    items: [
      {
        id: 'lti-advantage',
        title: 'LTI 1.3 and LTI Advantage',
        description:
          'A tool or platform implementation with secure launch, deep linking, roster and grade services. Older LTI 1.1 links are migrated without losing what teachers have placed.',
        points: [
          'Launch over OpenID Connect with signed messages',
          'Deep Linking, Names and Role Provisioning, Assignment and Grade Services',
          'Tests against the LMSs your customers use',
        ],
        picture: { motifs: ['node', 'screen', 'plug'] },
      },
      {
        id: 'single-sign-on',
        title: 'Single sign-on and identity',
        description:
          'Staff and learners enter with the account they have. We connect SAML 2.0 and OpenID Connect providers, match identities safely and plan for shared devices and younger pupils.',
        points: [
          'Identity matching rules',
          'Role and school mapping',
          'Sign-out and session policy',
        ],
        picture: { motifs: ['key', 'people', 'shield'] },
      },
      {
        id: 'grades-and-rosters',
        title: 'Rosters and grade return',
        description:
          'Classes are created from the source that the customer trusts, and late joiners appear without a ticket. Scores go back once, in the right column, with a record of any that were refused.',
        picture: { motifs: ['bars', 'people', 'arrows'] },
      },
      {
        id: 'events-and-analytics',
        title: 'Learning events',
        description:
          'Your product sends xAPI statements or Caliper Analytics events that another system can use. We define the vocabulary, validate samples and protect identifiers.',
        points: [
          'Event profile and examples',
          'Validation in the build',
          'Delivery with retry and back-pressure',
        ],
        picture: { motifs: ['chart', 'node', 'clock'] },
        link: { text: 'See learning analytics', href: '/learning-analytics' },
      },
      {
        id: 'content-exchange',
        title: 'Content and item exchange',
        description:
          'Courses and item banks move between systems as Common Cartridge or QTI packages. We convert, compare the rendered result, and list what the target cannot express.',
        picture: { motifs: ['page', 'arrows', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      { number: '65+', description: 'platforms transformed' },
      { number: '400+', description: 'platforms built' },
      { number: '200+', description: 'customers' },
      { number: '43%', description: 'fewer IT support tickets in one hybrid-cloud project' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Joining district LMSs with one sign-on',
        category: 'CASE STUDY',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['lens', 'key', 'people'] },
        description: 'An EdTech company connects its product to the LMSs of its districts.',
      },
      {
        id: 'hybrid-cloud-implementation',
        title: 'Old and new systems joined in a hybrid cloud',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['cloud', 'plug', 'headset'] },
        description: 'A hybrid-cloud implementation with 43% fewer IT support tickets.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Data governance for student data',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['shield', 'stack', 'key'] },
        description: 'Who may see which student data, for how long and why.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'lti-1-1',
        question: 'We still run LTI 1.1. Do we have to move?',
        answer: [
          'Yes, in good time. LTI 1.1 is deprecated by its publisher, 1EdTech, and its shared-secret signatures are weaker than the signed tokens of LTI 1.3. We run both side by side and migrate links course by course, so that existing placements keep working.',
        ],
      },
      {
        id: 'which-lms',
        question: 'Which learning management systems can you connect to?',
        answer: [
          'Any that implements LTI, and others through their own APIs. Standards leave room for differences in scopes, iframe rules and grade columns, so we test in a sandbox of each product on your list and keep the findings in a compatibility table.',
        ],
      },
      {
        id: 'certification',
        question: 'Do you prepare us for 1EdTech certification?',
        answer: [
          'We implement to the specification, run the conformance tests available to you as a member and correct what fails. The certification itself is granted to your product by 1EdTech.',
        ],
      },
      {
        id: 'privacy',
        question: 'How much personal data should an integration pass?',
        answer: [
          'As little as the lesson needs. Often an opaque identifier, a role and a class are enough. We document each claim for your FERPA, COPPA and GDPR records and switch off names or email addresses where the customer prefers it.',
        ],
      },
      {
        id: 'rollout',
        question: 'Who helps customers with their side of the set-up?',
        answer: [
          'We write the administrator’s guide, with screens for each LMS, and can staff the set-up calls. Our [deployment service](/services/deployment) covers larger roll-outs.',
        ],
      },
    ],
  },
  contact: {
    body: 'Which LMSs and identity providers do your customers ask for? With that list we can say what one standard build covers and what needs attention of its own.',
  },
});
