import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Platform and application support',
  line: 'support',
  head: {
    title: 'Platform and application support for EdTech',
    description:
      'Engineers who keep a live learning platform healthy: monitoring, incidents, defects, patches, releases and database care, with clear targets and records.',
  },
  hero: {
    title: 'Engineers on watch for the platform in production',
    subtitle:
      'Platform and application support: second and third line, from the first alert to the merged fix.',
    overlay: 'medium',
    picture: { motifs: ['gear', 'screen', 'bell', 'stack'] },
  },
  intro: {
    title: 'Keep it running, and leave it better',
    paragraphs: [
      'Product engineers who also answer alerts finish neither task well. Features wait for incidents, incidents wait for whoever wrote the module, and small defects grow old in the backlog.',
      'A separate application support team takes the live system. It reads your code, owns the runbooks, fixes what it may and prepares what it may not. **Every incident ends with a cause, and every cause with a decision**: fix it, watch it or accept it.',
    ],
  },
  offerings: {
    items: [
      {
        id: 'monitoring',
        title: 'Monitoring and alerting',
        description:
          'We watch what users do, not only servers: can a teacher assign, can a learner submit, does the grade return. Alerts have an owner, a runbook and a reason to wake someone.',
        points: [
          'Synthetic checks of key tasks',
          'Alert review every month',
          'Dashboards for support and product',
        ],
        picture: { motifs: ['bell', 'chart', 'clock'] },
      },
      {
        id: 'incident-management',
        title: 'Incident management',
        description:
          'One coordinator, one channel, updates at agreed intervals and a status page that says what schools can expect. The review afterwards is blameless and short, and its actions are tracked.',
        points: [
          'Severity by effect on teaching',
          'Customer messages prepared',
          'Review within agreed days',
        ],
        picture: { motifs: ['headset', 'people', 'speech'] },
      },
      {
        id: 'defect-resolution',
        title: 'Defect resolution',
        description:
          'Third-line engineers reproduce, fix, add a test and submit the change to your reviewers. Old defects are sorted in one pass: fix, merge with others, or close with a reason.',
        picture: { motifs: ['puzzle', 'lens', 'tick'] },
      },
      {
        id: 'releases-and-patching',
        title: 'Releases, patches and dependencies',
        description:
          'Security patches by severity, planned upgrades of frameworks and databases, and releases outside teaching hours with a rehearsed way back.',
        points: [
          'Dependency and vulnerability register',
          'Release calendar',
          'Rollback rehearsals',
        ],
        picture: { motifs: ['shield', 'arrows', 'calendar'] },
      },
      {
        id: 'data-and-batch',
        title: 'Data, jobs and integrations',
        description:
          'Nightly imports, grade exports, report jobs and third-party connections are supervised and reconciled. A failed roster file is noticed before the first lesson.',
        picture: { motifs: ['stack', 'plug', 'node'] },
        link: { text: 'See optimisation', href: '/services/optimization' },
      },
    ],
  },
  statistics: {
    items: [
      { number: '99.95%', description: 'uptime for platforms managed' },
      { number: '65+', description: 'platforms transformed' },
      { number: '40+', description: 'major EdTech cloud deployments managed' },
      { number: '250K+', description: 'monthly active users supported' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'modernization-edtech-suite',
        title: 'From an older suite to 3x faster releases',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['cube', 'arrows', 'gear'] },
        description: 'A modernised EdTech suite with 3x faster releases.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'Keeping a virtual classroom steady as it grows',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['cloud', 'people', 'screen'] },
        description: 'From 5K to 50K active students with over 30% infrastructure savings.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Data governance for student data',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['key', 'shield', 'page'] },
        description: 'Access, logs and retention for those who run live systems.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'levels',
        question: 'Which support levels does this cover?',
        answer: [
          'Second line (analysis, workarounds, configuration) and third line (code and data fixes). First-line contact with users is our [technical support](/support/technical) service, or your own desk, with a defined hand-over.',
        ],
      },
      {
        id: 'production-access',
        question: 'How is access to production controlled?',
        answer: [
          'Named accounts, multi-factor sign-in, rights raised only for the length of a task, and logs that you can read. Student data is masked by default. The controls are mapped to SOC 2 criteria and ISO 27001 where your customers ask.',
        ],
      },
      {
        id: 'code-changes',
        question: 'Do you change our code directly?',
        answer: [
          'Through pull requests that your engineers approve. For emergencies we agree a narrow rule beforehand, such as switching a feature off or returning to the previous release, and review it together the next day.',
        ],
      },
      {
        id: 'technical-debt',
        question: 'What about old frameworks and technical debt?',
        answer: [
          'We keep a register of what is out of support, what it endangers and what an upgrade would take. Some hours each month are reserved for it, because debt that only appears in reports is never paid.',
        ],
      },
      {
        id: 'uptime-target',
        question: 'What uptime can you commit to?',
        answer: [
          'A target is agreed after we have seen the architecture, since no support team can exceed what the design allows. We state how it is measured, which maintenance is excluded, and what would have to change to raise it.',
        ],
      },
    ],
  },
  contact: {
    body: 'Show us your last three incident reports, or tell us why there are none. We will say what a support team would have done in the first half hour.',
  },
});
