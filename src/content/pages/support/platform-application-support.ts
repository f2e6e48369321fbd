import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Platform and application support',
  line: 'support',
  head: {
    title: 'Platform and application support for EdTech',
    description:
      'Engineers who keep a live learning platform healthy: monitoring, incidents, defects, patches, releases, and database care, with clear targets and records.',
  },
  hero: {
    title: 'Engineers on watch for the platform in production',
    subtitle: 'Tiers 2 and 3, from the first alert to the merged fix.',
    overlay: 'medium',
    picture: { motifs: ['gear', 'screen', 'bell', 'stack'] },
  },
  intro: {
    title: 'Keep it running, and leave it better',
    paragraphs: [
      'A roster import fails at 3 a.m. If it goes unnoticed until first period, teachers open classes with students missing, and the engineer who should be finishing a feature spends the morning in the logs.',
      'An application support team notices at 3 a.m. It fixes what you’ve cleared it to fix and prepares the rest for your approval. **Every incident ends with a cause, and every cause with a decision**: fix it, watch it, or accept it.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'monitoring',
        title: 'Monitoring and alerting',
        description:
          'Beyond the servers, we watch what users do. Can a teacher assign? Can a learner submit, and does the grade return? An alert comes with a runbook and a reason to wake someone.',
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
          'One coordinator and a status page that says what schools can expect. The review afterward is blameless and short, and its actions are tracked.',
        points: [
          'Severity by effect on teaching',
          'Customer messages prepared',
          'Review by an agreed deadline',
        ],
        picture: { motifs: ['headset', 'people', 'speech'] },
      },
      {
        id: 'defect-resolution',
        title: 'Defect resolution',
        description:
          'Tier 3 engineers fix the defect and submit the change, with a test, to your reviewers. Old defects are sorted in one pass.',
        picture: { motifs: ['bug', 'lens', 'tick'] },
      },
      {
        id: 'releases-and-patching',
        title: 'Releases, patches, and dependencies',
        description:
          'Security patches by severity, and releases outside teaching hours with a tested rollback.',
        points: ['Dependency and vulnerability register', 'Release calendar', 'Rollback tests'],
        picture: { motifs: ['shield', 'arrows', 'calendar'] },
      },
      {
        id: 'data-and-batch',
        title: 'Data, jobs, and integrations',
        description:
          'Nightly imports and grade exports are supervised and reconciled. A failed roster file gets noticed by first period.',
        picture: { motifs: ['stack', 'plug', 'node'] },
        link: { text: 'See optimization', href: '/services/optimization' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('platforms-built'),
      statistic('platforms-transformed'),
      statistic('faster-releases'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['cube', 'arrows', 'gear'] },
        description: 'A modernized EdTech suite with 3x faster releases.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom, from 5K to 50K students',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['cloud', 'people', 'screen'] },
        description: 'From 5K to 50K active students with over 30% infrastructure savings.',
      },
      {
        id: 'data-governance-for-student-data',
        title: 'Student data needs an owner',
        category: 'BLOG',
        href: '/blogs/data-governance-for-student-data',
        picture: { motifs: ['key', 'shield', 'page'] },
        description: 'Access, logs, and retention for those who run live systems.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'levels',
        question: 'Which support levels does this cover?',
        answer: [
          'Tier 2 (analysis, workarounds, configuration) and tier 3 (code and data fixes). Tier 1 contact with users is our [technical support](/support/technical) service, or your own desk, with a defined handoff.',
        ],
      },
      {
        id: 'production-access',
        question: 'How is access to production controlled?',
        answer: [
          'Named accounts, with rights raised only for the length of a task. You can read the logs. Student data is masked by default. The controls are mapped to SOC 2 criteria and ISO 27001 where your customers ask.',
        ],
      },
      {
        id: 'code-changes',
        question: 'Do you change our code directly?',
        answer: [
          'Through pull requests that your engineers approve. For emergencies we’ll agree on a narrow rule beforehand, such as switching a feature off.',
        ],
      },
      {
        id: 'technical-debt',
        question: 'What about old frameworks and technical debt?',
        answer: [
          'We keep a register of what’s out of support and what an upgrade would take. Some hours each month are set aside for it, because debt that only appears in reports never gets paid.',
        ],
      },
      {
        id: 'uptime-target',
        question: 'What uptime can you commit to?',
        answer: [
          'We’ll agree on a target once we’ve seen the architecture, since no support team can exceed what the design allows. You’ll know how it’s measured and what would have to change to raise it.',
        ],
      },
    ],
  },
  contact: {
    topic: 'support',
    body: 'Your last three incident reports make a good agenda. If there aren’t any, that’s a good agenda too.',
  },
});
