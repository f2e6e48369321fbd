import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Back-to-school readiness',
  line: 'solve',
  head: {
    title: 'Back-to-school readiness for K-12 platforms',
    description:
      'Year rollover, rostering, load tests, content updates, and extra support for K-12 platforms, tested over the summer so the first day of school is quiet.',
  },
  hero: {
    title: 'Back-to-school readiness, before the first bell',
    subtitle: 'Revamp platforms and content for the new school year, while classrooms are empty.',
    // A bright morning: the bus should be seen.
    overlay: 'light',
    picture: { motifs: ['bus', 'bell', 'calendar'] },
  },
  intro: {
    title: 'Summer is your one long quiet window',
    paragraphs: [
      'For a few weeks there’s no class to disturb. In that time you archive last year and get the servers ready for a morning when every learner signs in at once. What’s missed in July becomes a queue of calls in August.',
      'We run readiness as one program on one calendar, with a dry run of the first day. Nothing passes a gate until it meets its written test.',
    ],
  },
  template: 'process',
  processSteps: {
    title: 'The load peaks in the first week. The work starts in summer.',
    course: 'peak',
    steps: [
      {
        motif: 'arrows',
        title: 'Roll over',
        text: 'Students promoted, classes closed, work archived: first on a masked copy.',
      },
      {
        motif: 'people',
        title: 'Rosters',
        text: 'Missing sections and changed identifiers are found before they matter.',
      },
      {
        motif: 'gauge',
        title: 'Load test',
        text: 'The worst morning, modeled from your own logs and run on a copy.',
      },
      {
        motif: 'bell',
        title: 'First bell',
        text: 'Every learner signs in at once. Extra agents already know your product.',
      },
      {
        motif: 'headset',
        title: 'Aftercare',
        text: 'Repeated questions turn into help articles the same day.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'year-rollover',
        title: 'Year rollover',
        description:
          'We script the change of school year, from promoting students to resetting licenses. The scripts run first on a masked copy of your data, then again until the counts agree.',
        points: [
          'Rollover runbook, with a rollback at each step',
          'Reconciliation report for each district',
          'Retention and deletion rules applied',
        ],
        picture: { motifs: ['calendar', 'arrows', 'stack'] },
        link: { text: 'Talk to us about your rollover', href: '/contact-us' },
      },
      {
        id: 'rostering',
        title: 'Rostering and access',
        description:
          'We check district feeds for missing sections and changed identifiers while there’s time to fix them. [Single sign-on](/services/platform-integration) is tried with a test account in each district.',
        points: [
          'Validation of OneRoster CSV files and API feeds',
          'Exception list sent to each district contact',
          'Daily sync watch through the opening weeks',
        ],
        picture: { motifs: ['people', 'key', 'tick'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'load',
        title: 'Load and capacity',
        description:
          'We model the worst morning from your own logs: time zones, sign-in bursts, a whole grade opening one video. Tests run on a copy of the production environment, with generated records, until the slowest step is known and fixed.',
        points: [
          'Load model and test scripts',
          'Scaling and cost plan by week',
          'Failure drills for sign-in and rosters',
        ],
        picture: { motifs: ['gauge', 'cloud', 'clock'] },
        link: { text: 'See optimization', href: '/services/optimization' },
      },
      {
        id: 'content-updates',
        title: 'Content updates',
        description:
          'Editors and engineers work through errata and media that won’t play anymore. Changes are versioned, so a teacher’s saved plan still opens on the right lesson.',
        points: [
          'Link, media, and accessibility sweep',
          'New-edition builds with change notes',
          'Sign-off by your subject editors',
        ],
        picture: { motifs: ['page', 'pencil', 'book'] },
        link: {
          text: 'See content engineering',
          href: '/support/content-engineering-services',
        },
      },
      {
        id: 'support-surge',
        title: 'Support for the surge',
        description:
          'Extra agents join before opening week, trained on your product and your tone. They answer teachers first, and a question that keeps coming up becomes a help article the same day.',
        points: [
          'Staffing plan by time zone',
          'Scripts, macros, and known-issue list',
          'Daily review with product and engineering',
        ],
        picture: { motifs: ['headset', 'speech', 'clock'] },
        link: { text: 'See technical support', href: '/support/technical' },
      },
    ],
  },
  statistics: {
    items: [statistic('years-of-experience'), statistic('students'), statistic('resources')],
  },
  resources: {
    cards: [
      {
        id: 'summer-release-readiness',
        title: 'Ready before the buses run: a back-to-school plan',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/summer-release-readiness',
        picture: { motifs: ['bell', 'calendar', 'tick'] },
        description:
          'One plan with two dry runs gets a platform ready for the first day of school.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['plug', 'key', 'people'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom, from 5K to 50K students',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['cloud', 'screen', 'people'] },
        description: 'From 5K to 50K active students, with over 30% infrastructure savings.',
      },
      {
        id: 'hybrid-cloud-implementation',
        title: 'A hybrid cloud with fewer calls to the help desk',
        category: 'CASE STUDY',
        href: '/case-studies/hybrid-cloud-implementation',
        picture: { motifs: ['stack', 'cloud', 'headset'] },
        description: 'A hybrid cloud implementation: 43% fewer IT support tickets.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'when-to-start',
        question: 'When should we start?',
        answer: [
          'In spring. Count back from your earliest district’s first day to the code freeze and the load test. Writing the calendar early shows which feature has to wait until fall. The [back-to-school countdown](/tools/back-to-school-countdown) does the counting.',
        ],
      },
      {
        id: 'late-start',
        question: 'It’s already July. What can still be done?',
        answer: [
          'Enough to lower the risk. We’d take sign-in and rosters first, and freeze everything else. Content fixes that don’t block a lesson can follow.',
        ],
      },
      {
        id: 'old-records',
        question: 'What happens to last year’s student records?',
        answer: [
          'Each district’s agreement decides. We list what has to be kept, returned, or deleted, and document the deletions. Closing a class ends its teachers’ access, since FERPA asks for a legitimate educational interest.',
        ],
      },
      {
        id: 'roster-failure',
        question: 'What if a roster feed fails on the first morning?',
        answer: [
          'The last good roster stays in force: a safety threshold stops an import that would remove an unusual share of a district’s users. Where your product has class codes, teachers can admit a late arrival while the feed is fixed. Our [roster rules](/samples#sample-rosters) are a sheet to fill in beforehand.',
        ],
      },
      {
        id: 'peak-load',
        question: 'How do you know how much load to test?',
        answer: [
          'From last year’s logs and this year’s bell schedules, plus the headroom you want. Then we go past that point, because you’ll want to know what breaks first.',
        ],
      },
    ],
  },
  contact: {
    topic: 'k-12-readiness',
    body: 'We’ll count back with you from your earliest district’s first day, with last August’s incidents on the table.',
  },
});
