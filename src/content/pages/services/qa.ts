import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Quality assurance',
  line: 'build',
  head: {
    title: 'QA and testing for learning platforms and content',
    description:
      'Functional, content, load, security, and accessibility testing for learning products, planned around the school calendar and run on the devices schools use.',
  },
  hero: {
    title: 'QA that finds the defect before the first day of school',
    subtitle: 'Testing for platforms and their content, by testers who know how schools use them.',
    overlay: 'medium',
    picture: { motifs: ['tick', 'lens', 'screen', 'bars'] },
  },
  intro: {
    title: 'Software and content, tested together',
    paragraphs: [
      'A defect in a learning product is rarely private. It shows up on thirty screens at once, in a lesson that can’t be repeated. A wrong answer key is worse, since it goes unnoticed and the grades are wrong. So one plan covers both software and content. It starts from risk and ends with **a release recommendation that names what wasn’t tested**.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'functional-testing',
        title: 'Functional and regression testing',
        description:
          'Exploratory sessions find what the specification forgot; automated suites protect what already works. We test every role, since a co-teacher or a substitute often takes paths that test plans leave out.',
        points: [
          'Risk-based test plan',
          'Automation in your pipeline',
          'Role and permission matrix',
        ],
        picture: { motifs: ['bug', 'tick', 'arrows'] },
      },
      {
        id: 'content-qa',
        title: 'Content and assessment QA',
        description:
          'Subject reviewers check facts and keys. Item files are validated against QTI and compared on screen with the approved source.',
        points: ['Answer-key verification', 'Scoring tests with edge cases', 'Visual comparison'],
        picture: { motifs: ['page', 'pencil', 'eye'] },
      },
      {
        id: 'performance-testing',
        title: 'Load and performance testing',
        description:
          'We model the morning when every class signs in at 8:30. Tests find the limit and the first part to fail, and show how the system recovers. Results come in seconds per page.',
        points: ['Load model from your traffic', 'Bottleneck report', 'Capacity advice for peaks'],
        picture: { motifs: ['gauge', 'people', 'bars'] },
        link: { text: 'See optimization', href: '/services/optimization' },
      },
      {
        id: 'device-and-network',
        title: 'Device, browser, and network testing',
        description:
          'Managed Chromebooks, older tablets, content filters, weak Wi-Fi. We take the combinations from your usage data and keep them in a published support matrix.',
        picture: { motifs: ['phone', 'screen', 'globe'] },
      },
      {
        id: 'security-and-privacy-testing',
        title: 'Security and privacy testing',
        description:
          'We check for broken access between tenants and classes, for personal data in logs, and for weak sessions on shared devices. Findings follow the OWASP categories with a severity you can act on.',
        picture: { motifs: ['shield', 'key', 'lens'] },
      },
    ],
  },
  statistics: {
    items: [statistic('questions-assessed'), statistic('customers')],
  },
  resources: {
    cards: [
      {
        id: 'summer-release-readiness',
        title: 'Ready before the buses run: a back-to-school plan',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/summer-release-readiness',
        picture: { motifs: ['bus', 'calendar', 'tick'] },
        description:
          'One plan with two dry runs gets a platform ready for the first day of school.',
      },
      {
        id: 'ai-model-evaluation',
        title: 'Evaluating an AI model before learners meet it',
        category: 'CASE STUDY',
        href: '/case-studies/ai-model-evaluation',
        picture: { motifs: ['spark', 'tick', 'page'] },
        description: '120+ practice questions assessed and 400+ summaries reviewed.',
      },
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['keyboard', 'eye', 'pencil'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'when-to-join',
        question: 'When should testers join a project?',
        answer: [
          'At the first story. A tester who asks early how a story could fail saves you a defect later. If we join near a release, we’ll begin with the riskiest flows and tell you what there’s no time to test.',
        ],
      },
      {
        id: 'automation-share',
        question: 'How much should be automated?',
        answer: [
          'Whatever is stable and frequent, such as sign-in, scoring, and grade return. New interfaces and most accessibility judgments need people. A test that fails at random is repaired or removed, because people stop believing it.',
        ],
      },
      {
        id: 'test-data',
        question: 'Do you use real student records for testing?',
        answer: [
          'No. We generate synthetic schools with realistic names and bell schedules. If a fault occurs only with real data, we’ll reproduce its shape or examine it inside your environment, under your FERPA and GDPR rules.',
        ],
      },
      {
        id: 'accessibility-tests',
        question: 'Is accessibility part of QA or a separate service?',
        answer: [
          'It’s both. Every release gets automated checks and a keyboard pass. Full evaluation with assistive technology and a conformance report is the work of our [accessibility testing](/support/accessibility-testing) team.',
        ],
      },
      {
        id: 'release-decision',
        question: 'Who decides whether a release goes out?',
        answer: [
          'You do. We give a one-page recommendation that lists open defects by severity and what wasn’t covered.',
        ],
      },
    ],
  },
  contact: {
    topic: 'quality',
    body: 'Two things make a good test plan: the release date, and an account of what went wrong last time.',
  },
});
