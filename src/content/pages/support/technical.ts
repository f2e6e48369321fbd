import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Technical support',
  line: 'support',
  head: {
    title: 'EdTech help desk and technical support services',
    description:
      'A help desk for learning products: agents who know classrooms, rosters, and sign-on, answers by phone, chat, and ticket, and reports that cut repeat calls.',
  },
  hero: {
    title: 'A help desk that speaks school',
    subtitle: 'Support for the teachers and families who use your product, under your name.',
    overlay: 'medium',
    picture: { motifs: ['bell', 'headset', 'speech', 'people'] },
  },
  intro: {
    title: 'Thirty children are waiting',
    paragraphs: [
      'A teacher who calls at 9:05 has no use for a ticket number. Either the class can start or the lesson is lost, and so is some goodwill toward your product.',
      'Our agents learn your product and the systems around it. They solve what can be solved while the caller waits and pass on the rest with evidence.',
      'Every month you’ll see which questions to remove at the source.',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'first-line',
        title: 'Tier 1 help desk',
        description:
          'Phone, chat, and email in one queue. Agents work from your knowledge base and know the task behind the question, from taking attendance to posting grades.',
        points: [
          'Hours by time zone and market',
          'Priority for a class in progress',
          'Answers in everyday words',
        ],
        picture: { motifs: ['headset', 'speech', 'clock'] },
      },
      {
        id: 'rosters-and-sign-on',
        title: 'Rosters, sign-on, and LMS questions',
        description:
          'Most first-week tickets concern missing classes and links that won’t open. A specialist group reads launch logs and speaks with the district’s IT team directly.',
        points: ['LTI launch diagnosis', 'Identity and role checks', 'Roster correction guides'],
        picture: { motifs: ['key', 'plug', 'people'] },
      },
      {
        id: 'second-line',
        title: 'Tier 2 technical analysis',
        description:
          'Analysts reproduce faults on the right device and browser and write a report that an engineer can act on without asking again.',
        picture: { motifs: ['lens', 'screen', 'gear'] },
      },
      {
        id: 'school-infrastructure',
        title: 'School infrastructure support',
        description:
          'A lesson can fail before it reaches your servers. We help school IT teams find what stands between a classroom and your product, whether it’s a filter or a managed device that’s two versions behind.',
        points: [
          'Allowlists of addresses, ports, and domains',
          'Readiness checks for networks and devices',
          'Findings a school’s IT team can act on',
        ],
        picture: { motifs: ['plug', 'screen', 'lens'] },
      },
      {
        id: 'assessment-day',
        title: 'Assessment-day support',
        description:
          'During test windows a dedicated line helps proctors with locked devices and lost sessions, following your security rules and a tested script.',
        points: [
          'Dry run before the window',
          'Incident log for irregularity reports',
          'Direct line to engineering',
        ],
        picture: { motifs: ['tick', 'clock', 'shield'] },
      },
      {
        id: 'insight-reporting',
        title: 'Ticket insight',
        description:
          'Tickets are classified by task and cause. Product and training teams get a list of what to fix, with the volume behind it.',
        picture: { motifs: ['bars', 'page', 'target'] },
        link: { text: 'See knowledge base', href: '/support/knowledge-base' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('support-tickets'),
      statistic('students'),
      statistic('customers'),
      statistic('countries'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'hybrid-cloud-implementation',
        title: 'A hybrid cloud with fewer calls to the help desk',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['cloud', 'headset', 'tick'] },
        description: 'A hybrid-cloud implementation that relieved the support desk.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['node', 'key', 'screen'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Student data needs an owner',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['stack', 'shield', 'key'] },
        description: 'Rules for those who can see student records, support desks included.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'start-up-time',
        question: 'How do agents learn our product?',
        answer: [
          'They take your courses and shadow your staff. They’re checked on the most common tasks before their first live call, and work through each release from its notes.',
        ],
      },
      {
        id: 'minors',
        question: 'How do you handle calls from children and parents?',
        answer: [
          'By a procedure you approve. It says what may be said to a minor and when a child-safety concern goes to the school. Agents see only the fields they need, in line with FERPA, COPPA, and GDPR.',
        ],
      },
      {
        id: 'tools',
        question: 'Do you use our ticket system or your own?',
        answer: [
          'Yours, if you have one, so the history stays with you. If not, we’ll help you choose one and set it up in your account.',
        ],
      },
      {
        id: 'accessible-support',
        question: 'Can people with disabilities reach the help desk?',
        answer: [
          'They have to be able to. Someone who can’t use the phone needs another way in, whether that’s chat, email, or a relay call. The agreement says which of these are staffed. Chat and forms are built to WCAG 2.2 AA, and accessibility reports have their own category and deadline.',
        ],
      },
      {
        id: 'peaks',
        question: 'How do you handle the first week of school?',
        answer: [
          'We forecast from last year’s tickets and this year’s enrollment and add trained people for the peak. Afterward the team returns to its usual size.',
        ],
      },
    ],
  },
  contact: {
    topic: 'support',
    body: 'How many agents would you need? Last month’s tickets are enough to estimate it.',
  },
});
