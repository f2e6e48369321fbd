import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Technical support',
  line: 'support',
  head: {
    title: 'Technical support for teachers, learners and admins',
    description:
      'A help desk for learning products: agents who know classrooms, rosters and sign-on, answers by phone, chat and ticket, and reports that reduce repeat questions.',
  },
  hero: {
    title: 'A help desk that speaks school',
    subtitle:
      'Technical support for teachers, learners, families and administrators who use your product, under your name.',
    overlay: 'medium',
    picture: { motifs: ['bell', 'headset', 'speech', 'people'] },
  },
  intro: {
    title: 'Thirty children are waiting',
    paragraphs: [
      'A teacher who calls at 9.05 has no use for a ticket number. Either the class can start or the lesson is lost, and so is some goodwill towards your product.',
      'Our agents learn your product, its school calendar and the systems around it. They answer in your name, solve what can be solved while the caller waits, and pass on the rest with evidence. **Every month you learn which questions to remove at the source.**',
    ],
  },
  offerings: {
    items: [
      {
        id: 'first-line',
        title: 'First-line help desk',
        description:
          'Phone, chat, email and in-product messages in one queue. Agents work from your knowledge base and know what a teacher is trying to finish, not only which button is greyed out.',
        points: [
          'Opening hours by market',
          'Priority for a class in progress',
          'Answers in plain words',
        ],
        picture: { motifs: ['headset', 'speech', 'clock'] },
      },
      {
        id: 'rosters-and-sign-on',
        title: 'Rosters, sign-on and LMS questions',
        description:
          'Most first-week tickets concern missing classes, wrong roles and links that will not open. A specialist group reads launch logs and speaks with the district’s IT team directly.',
        points: ['LTI launch diagnosis', 'Identity and role checks', 'Roster correction guides'],
        picture: { motifs: ['key', 'plug', 'people'] },
      },
      {
        id: 'second-line',
        title: 'Second-line technical analysis',
        description:
          'Analysts reproduce faults on the right device, browser and account, gather logs, find a workaround and write a report that an engineer can act on without asking again.',
        picture: { motifs: ['lens', 'screen', 'gear'] },
      },
      {
        id: 'school-infrastructure',
        title: 'School infrastructure support',
        description:
          'A lesson can fail before it reaches your servers. We help school IT teams find what stands between a classroom and your product: a filter, a proxy, a full access point, a managed device that is two versions behind.',
        points: [
          'Allow-lists of addresses, ports and domains',
          'Readiness checks for networks and devices',
          'Findings a school’s IT team can act on',
        ],
        picture: { motifs: ['plug', 'screen', 'lens'] },
      },
      {
        id: 'assessment-day',
        title: 'Assessment-day support',
        description:
          'During test windows a dedicated line helps proctors with locked devices, lost sessions and accommodations, following your security rules and a rehearsed script.',
        points: [
          'Rehearsal before the window',
          'Incident log for irregularity reports',
          'Direct line to engineering',
        ],
        picture: { motifs: ['tick', 'clock', 'shield'] },
      },
      {
        id: 'insight-reporting',
        title: 'Ticket insight',
        description:
          'Tickets are classified by task, role and cause. Product, content and training teams each receive their own list of what to fix, with the volume behind it.',
        picture: { motifs: ['bars', 'page', 'target'] },
        link: { text: 'Turn answers into articles', href: '/support/knowledge-base' },
      },
    ],
  },
  statistics: {
    items: [
      { number: '43%', description: 'fewer IT support tickets in one hybrid-cloud project' },
      { number: '500K+', description: 'students' },
      { number: '250K+', description: 'monthly active users supported' },
      { number: '20+', description: 'countries' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'hybrid-cloud-implementation',
        title: '43% fewer IT support tickets',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['cloud', 'headset', 'tick'] },
        description: 'A hybrid-cloud implementation that relieved the support desk.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Sign-on and LTI across district LMSs',
        category: 'CASE STUDY',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['node', 'key', 'screen'] },
        description: 'An EdTech company joins the LMSs of its district customers.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Data governance for student data',
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
          'They take your own courses, read past tickets, shadow your staff and answer practice calls. Before they take live calls they are checked on the commonest tasks, and they rehearse each release from its notes.',
        ],
      },
      {
        id: 'minors',
        question: 'How do you handle calls from children and parents?',
        answer: [
          'By a procedure that you approve: what may be said to a minor, how a parent or school is verified, and when a safeguarding concern is passed to the school. Agents see only the fields they need, in line with FERPA, COPPA and GDPR.',
        ],
      },
      {
        id: 'tools',
        question: 'Do you use our ticket system or your own?',
        answer: [
          'Yours, when you have one, so that the history stays with you. If not, we help you to choose and set one up in your account, with categories that suit a learning product.',
        ],
      },
      {
        id: 'accessible-support',
        question: 'Can people with disabilities reach the help desk?',
        answer: [
          'Several channels are offered, so nobody depends on the phone. Chat and forms are built to WCAG 2.2 AA, relay calls are accepted, and agents can help someone who uses a screen reader. Accessibility reports have their own category and deadline.',
        ],
      },
      {
        id: 'peaks',
        question: 'How do you cope with the first week of school?',
        answer: [
          'We forecast from last year’s tickets and this year’s enrolments, add trained people before the peak, and prepare messages for the faults we expect. Afterwards the team returns to its usual size.',
        ],
      },
    ],
  },
  contact: {
    body: 'Bring one month of tickets, with personal data removed, to a call. We will go through the causes with you: which a help desk should answer, and which your product should prevent.',
  },
});
