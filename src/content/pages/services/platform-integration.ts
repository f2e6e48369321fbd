import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Platform integration',
  line: 'build',
  head: {
    title: 'LMS integration: LTI 1.3, single sign-on, rostering',
    description:
      'Connect your learning product to LMSs, identity providers, and rosters with LTI Advantage, SAML, OpenID Connect, OneRoster, xAPI, and Caliper.',
  },
  hero: {
    title: 'Make your product work inside every customer’s LMS',
    subtitle: 'By engineers who expect every district’s setup to differ.',
    overlay: 'medium',
    picture: { motifs: ['plug', 'key', 'node', 'arrows'] },
  },
  intro: {
    title: 'One click from course to content',
    paragraphs: [
      'A teacher judges an integration by three things. Does the link open? Is the right class there? Does the score come back? Behind those lie keys and time-outs that differ from one LMS to the next.',
      'We build to the published standards first and keep each customer’s exceptions in configuration. Your support desk gets logs it can read, so it can explain a failed launch without passing the ticket around.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'lti-advantage',
        title: 'LTI 1.3 and LTI Advantage',
        description:
          'A tool or platform implementation with secure launch and deep linking, plus the roster and grade services. Older LTI 1.1 links are migrated without losing what teachers have placed.',
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
          'Faculty and learners sign in with the account they have. We connect SAML 2.0 and OpenID Connect providers and match identities safely. Shared devices and younger students get a plan of their own.',
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
          'Classes come from the source your customer trusts, whether that’s a OneRoster feed, Clever, ClassLink, or an Ed-Fi data store. Late joiners appear without a ticket. Scores go back once, in the right column, with a record of any that were refused.',
        points: [
          'OneRoster files and REST API',
          'Clever and ClassLink rostering',
          'Retry and refusal log for grades',
        ],
        picture: { motifs: ['bars', 'people', 'arrows'] },
      },
      {
        id: 'events-and-analytics',
        title: 'Learning events',
        description:
          'Your product sends xAPI statements or Caliper Analytics events that another system can use. We define the vocabulary and validate samples, with identifiers protected.',
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
          'Courses and item banks move between systems as Common Cartridge or QTI packages. We compare the rendered result and list what the target can’t express.',
        picture: { motifs: ['page', 'arrows', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-transformed'),
      statistic('platforms-built'),
      statistic('customers'),
      statistic('countries'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['lens', 'key', 'people'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['cube', 'arrows', 'gear'] },
        description: 'A modernized EdTech suite with 3x faster releases.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Student data needs an owner',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['shield', 'stack', 'key'] },
        description: 'Who may see which student data, for how long, and why.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'lti-1-1',
        question: 'We still run LTI 1.1. Do we have to move?',
        answer: [
          'Yes, but not all at once. LTI 1.1 is deprecated by its publisher, 1EdTech, and its shared-secret signatures are weaker than the signed tokens of LTI 1.3. We’ll run both side by side and migrate links course by course, so existing placements keep working.',
        ],
      },
      {
        id: 'which-lms',
        question: 'Which learning management systems can you connect to?',
        answer: [
          'Any that implements LTI, and others through their own APIs. The standards leave room for differences, so we test in a sandbox of each product on your list and keep a compatibility table of what we find.',
        ],
      },
      {
        id: 'certification',
        question: 'Do you prepare us for 1EdTech certification?',
        answer: [
          'We’ll run the conformance tests you have as a member and fix what fails. 1EdTech grants the certification itself, to your product.',
        ],
      },
      {
        id: 'privacy',
        question: 'How much personal data should an integration pass?',
        answer: [
          'As little as the lesson needs. An opaque identifier and a class are often enough. We document each claim for your FERPA, COPPA, and GDPR records and switch off names or email addresses for customers who don’t want them passed.',
        ],
      },
      {
        id: 'rollout',
        question: 'Who helps customers with their side of the setup?',
        answer: [
          'We write the administrator’s guide, with screens for each LMS, and can join the setup calls. Our [deployment service](/services/deployment) covers larger rollouts.',
        ],
      },
    ],
  },
  contact: {
    topic: 'integration',
    body: 'We’ll sort your customers’ LMSs and rostering services into one standard build and its exceptions.',
  },
});
