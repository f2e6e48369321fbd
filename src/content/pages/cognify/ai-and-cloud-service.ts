import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI and cloud services',
  line: 'cognify',
  head: {
    title: 'AI and Cloud Services for Education',
    description:
      'Plan, migrate, and run learning platforms in the cloud: an AI roadmap with costs, staged migration, managed DevOps, and analytics under FERPA, COPPA, and GDPR.',
  },
  hero: {
    title: 'AI and Cloud Services for Education',
    subtitle: 'Craft and Execute a Value-Driven Cloud and AI Strategy',
    overlay: 'medium',
    picture: { motifs: ['cloud', 'stack', 'arrows', 'node'] },
  },
  intro: {
    title: 'Scale, Differentiate, and Engage Learners with Our AI and Cloud Services',
    paragraphs: [
      'Scaling means staying up in the first week of the semester and through exam hours, while a class is waiting. Standing out takes engineers who spend their days on what only your product does, so leave the servers to us. And learners stay with a platform that responds when they press a key.',
      'A strategy is a list your finance office can read: which workloads move, and what they have to be worth afterward. We move them one at a time, when the academic calendar allows. We measure cost and load times on both sides of the move, then stay to run what we’ve built.',
    ],
  },
  template: 'process',
  offerings: {
    presentation: 'tabs',
    items: [
      {
        id: 'service-1',
        title: 'AI Strategy & Cloud Architecture',
        description:
          'We go through your workloads and your cloud bill, and rank ideas for AI by value to learners and by risk. The roadmap says what to do first and what to leave alone.',
        points: [
          'Workload and data inventory',
          'Architecture decisions with their alternatives',
          'AI use cases graded by risk',
          'Phased plan with costs',
        ],
        picture: { motifs: ['compass', 'cloud', 'node'] },
        link: { text: 'Get an AI Roadmap', href: '/contact-us' },
      },
      {
        id: 'service-2',
        title: 'Cloud Migration & Transformation',
        description:
          'Applications and their data move in stages, and until you accept a stage there’s a way back. Student records travel encrypted and are counted on both sides. We don’t close the old copy until the counts agree.',
        points: [
          'Dependency map and move groups',
          'Rehearsal, cutover, and rollback plans',
          'Record counts and checksums reconciled',
          'Migration windows set by the academic calendar',
        ],
        picture: { motifs: ['arrows', 'cloud', 'stack', 'key'] },
        link: { text: 'Migrate to the Cloud', href: '/contact-us' },
      },
      {
        id: 'service-3',
        title: 'Managed Cloud & DevOps for EdTech',
        description:
          'One team watches the platform and releases to it. What it runs on is written as code in your own repository. You get a report each month, and more capacity when registration opens.',
        points: [
          'Monitoring, on-call response, and incident reviews',
          'Delivery pipelines with security checks',
          'Backup and restore exercises',
          'Monthly cost and service report',
        ],
        picture: { motifs: ['gear', 'clock', 'headset', 'cloud'] },
        link: { text: 'Explore Managed Services', href: '/contact-us' },
      },
      {
        id: 'service-4',
        title: 'AI-Driven Analytics and Automation',
        description:
          'First the LMS, the student information system, and the help desk agree on what a word like “active” means. Then come forecasts and the sorting of routine tickets. All of them have an off switch.',
        points: [
          'Pipelines for xAPI and Caliper events',
          'Dashboards for teaching, operations, and finance',
          'Tickets sorted and reports sent without manual work',
          'Model monitoring and review dates',
        ],
        picture: { motifs: ['bars', 'node', 'switch'] },
        link: { text: 'See AI Automation', href: '/contact-us' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('cloud-operational-costs'),
      statistic('cloud-load-times'),
      statistic('cloud-deployments'),
      statistic('cloud-uptime-all-clients'),
      statistic('cloud-records'),
      statistic('cloud-content'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'hybrid-cloud-implementation',
        title: 'A hybrid cloud with fewer calls to the help desk',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['plug', 'cloud', 'headset'] },
        description: 'A hybrid-cloud implementation that cut IT support tickets by 43%.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom, from 5K to 50K students',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['screen', 'people', 'cloud'] },
        description:
          'User growth from 5K to 50K active students with over 30% infrastructure savings.',
      },
      {
        id: 'data-analytics-acceleration',
        title: 'Learning data that gives the same answer twice',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/data-analytics-acceleration',
        picture: { motifs: ['chart', 'stack', 'clock'] },
        description:
          'How agreed definitions and one pipeline let a report be traced to its source.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'cloud-providers',
        question: 'Which cloud providers do you work with?',
        answer: [
          'Our teams are certified on three major cloud providers. Which of them to use depends on where the data has to stay and who’ll run the platform afterward. If a system has to remain in your own building, we’ll design a hybrid.',
        ],
      },
      {
        id: 'student-data',
        question: 'How do you protect student data in the cloud?',
        answer: [
          'Our cloud work complies with FERPA, COPPA, and GDPR. In practice that means encryption in transit and at rest, access by role with logs, regions chosen to suit your obligations, and tested deletion. Where your buyers ask for SOC 2 or ISO 27001 evidence, we map the controls to them.',
        ],
      },
      {
        id: 'downtime',
        question: 'How much downtime does a migration cause?',
        answer: [
          'As little as the work allows. We use staged migrations to minimize downtime, and the final switch is short and scheduled outside the peaks of the semester. Data is copied and kept in sync beforehand, and each stage has a trial run. If a check fails, the previous system is still there.',
        ],
      },
      {
        id: 'after-go-live',
        question: 'Can our own engineers take over afterward?',
        answer: [
          'Yes. Everything is written as code and documented in runbooks. Your engineers work alongside ours during the migration and take the first on-call shifts with support. They decide which duties stay with us under a [support agreement](/services/ongoing-support).',
        ],
      },
    ],
  },
  contact: {
    topic: 'cloud',
    body: 'Where does your platform run today, and what will next semester ask of it? We’ll talk it through with you.',
  },
});
