import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Deployment',
  line: 'deliver',
  head: {
    title: 'Learning platform deployment and rollout services',
    description:
      'Environments, data migration, LMS and roster setup, staged rollout, and first-weeks support, so a learning platform reaches every school or campus.',
  },
  hero: {
    title: 'Deployment that ends in working classrooms',
    subtitle: 'One plan, from the first environment to the second week of classes.',
    overlay: 'medium',
    picture: { motifs: ['arrows', 'cloud', 'screen', 'calendar'] },
  },
  intro: {
    title: 'A rollout is mostly a list of people',
    paragraphs: [
      'The software may be ready on Monday. The district still has to approve how its data is used, and the identity team has to open a connection. Teachers want to know what happens to last year’s work.',
      'One deployment lead keeps that list with you. Each site has a readiness checklist and a date. **No site goes live until its checklist is signed**, and whatever goes wrong in one wave changes the plan for the next.',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'environments-and-release',
        title: 'Environments and release pipeline',
        description:
          'All environments are created from code and pass the same checks for every release. Feature switches let one school try what others don’t see yet.',
        points: [
          'Infrastructure as code',
          'Release and rollback runbooks',
          'Feature-switch register',
        ],
        picture: { motifs: ['gear', 'stack', 'arrows'] },
      },
      {
        id: 'data-migration',
        title: 'Data and content migration',
        description:
          'Courses, users, and their grades are mapped and moved after a trial run on a copy. Totals are reconciled, and people who know the records check a sample.',
        points: [
          'Field mapping and rules',
          'Trial-run report',
          'Reconciliation signed by your records staff',
        ],
        picture: { motifs: ['stack', 'key', 'tick'] },
      },
      {
        id: 'site-setup',
        title: 'LMS, sign-on, and roster setup',
        description:
          'We configure LTI 1.3, the identity connection, and rosters at every site, from OneRoster, Clever, or ClassLink. Then we test with an account for every role, including a substitute and a co-teacher.',
        picture: { motifs: ['plug', 'people', 'node'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'staged-rollout',
        title: 'Pilot and staged rollout',
        description:
          'A pilot with a few willing schools comes first, then waves by region or grade. Entry and exit criteria are agreed on ahead of time, and a wave can be paused without stopping the others.',
        points: ['Wave plan on the academic calendar', 'Readiness checklist', 'Go/no-go meeting'],
        picture: { motifs: ['path', 'calendar', 'target'] },
      },
      {
        id: 'first-weeks-support',
        title: 'First-weeks support',
        description:
          'From the first bell, engineers and trainers watch sign-ins and errors. A short daily note tells your project board what happened and what was done about it.',
        picture: { motifs: ['headset', 'clock', 'speech'] },
      },
    ],
  },
  statistics: {
    items: [statistic('active-students'), statistic('students'), statistic('countries')],
  },
  resources: {
    cards: [
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['key', 'plug', 'people'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom, from 5K to 50K students',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['screen', 'people', 'bars'] },
        description: 'From 5K to 50K active students with over 30% infrastructure savings.',
      },
      {
        id: 'summer-release-readiness',
        title: 'Ready before the buses run: a back-to-school plan',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/summer-release-readiness',
        picture: { motifs: ['bus', 'tick', 'calendar'] },
        description:
          'One plan with two dry runs gets a platform ready for the first day of school.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'lead-time',
        question: 'How far ahead of the school year should we start?',
        answer: [
          'Work back from the first day of classes. Data-privacy approval and identity setup usually take longest because they depend on other teams. We’ll ask for those decisions first and use the wait for mapping and training material.',
        ],
      },
      {
        id: 'downtime',
        question: 'Will users lose access during the move?',
        answer: [
          'We use staged migrations to minimize downtime. Most data is copied while the old system is in use; the rest follows in a short window outside teaching hours. The plan keeps a way back until you’ve accepted the result.',
        ],
      },
      {
        id: 'agreements',
        question: 'What do districts and universities ask for before go-live?',
        answer: [
          'Districts commonly ask for a data privacy agreement that meets FERPA and state law, often the Student Data Privacy Consortium’s NDPA, and an account of how COPPA is met for children under 13. Universities often ask for a HECVAT. Both usually want an accessibility conformance report; European institutions add a GDPR data processing agreement. We’ll prepare the technical answers with you.',
        ],
      },
      {
        id: 'who-does-what',
        question: 'What do you need from our side?',
        answer: [
          'One decision maker and a contact at each site. We’ll also need access to the source systems and someone who can confirm that migrated records are right. The plan shows these hours from the beginning.',
        ],
      },
      {
        id: 'end-of-deployment',
        question: 'When is a deployment finished?',
        answer: [
          'When sites meet the exit criteria. Sign-in and roster errors are below the agreed level, and every open issue has someone assigned to it. Whoever runs the service next has accepted the runbooks, whether that’s you or our [ongoing support](/services/ongoing-support) team.',
        ],
      },
    ],
  },
  contact: {
    topic: 'rollout',
    body: 'Give us a go-live date and a number of sites. We’ll sketch the waves on the first call.',
  },
});
