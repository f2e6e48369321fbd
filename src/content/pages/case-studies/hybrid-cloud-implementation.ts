import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Hybrid cloud implementation',
  line: 'support',
  head: {
    title: 'Hybrid cloud: 43% fewer IT support tickets',
    description:
      'Client work on a hybrid cloud: 43% fewer IT support tickets. With our method for moving education systems in stages, starting with the sign-on.',
  },
  hero: {
    title: 'A hybrid cloud with fewer calls to the help desk',
    subtitle:
      'We keep what belongs on campus, move the rest to the cloud, and join the two with one sign-on.',
    picture: { motifs: ['headset', 'cloud', 'stack', 'plug'] },
  },
  summary:
    'A hybrid cloud implementation: 43% fewer IT support tickets. Here’s how we join a campus data center and the cloud, in stages.',
  topics: ['Cloud', 'Platforms'],
  audiences: [],
  metrics: [metric('support-tickets')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'Campus systems are acquired one at a time. The learning management system, video, lab software, and the student information system run on different servers with different sign-ons, and each has its own way of failing when the semester opens. Any help desk knows the pattern: lost passwords, courses that don’t appear, video that stalls when everyone arrives at once.',
        },
        {
          type: 'paragraph',
          text: 'Moving everything to the cloud is seldom an option. Some systems are bound to campus by contract or policy, and some are too old to move as they are.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We read the tickets before we draw the architecture. Grouped by cause, they show which problems come from the infrastructure and which only look that way. That ranking sets the order of the work.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Assess.** Each system gets a verdict. It moves as it is, it’s adapted, or it stays. The reasons are recorded, among them FERPA obligations and how much the load varies.',
            '**Join identity first.** One institutional sign-on with multi-factor authentication, for campus and cloud alike. It removes a whole class of calls, and it has to be in place before users move.',
            '**Build the landing zone.** Encryption at rest and in transit, and backups with tested restores, all of it described in code.',
            '**Move in stages.** Staged migrations to minimize downtime, outside teaching weeks, each with a dry run and a rollback plan.',
            '**Hand over.** Runbooks, and a help desk that’s trained when a stage goes live.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Load that rises and falls with the calendar goes to the cloud. Steady, sensitive systems stay on campus.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figure, and what we check',
      blocks: [
        {
          type: 'paragraph',
          text: 'The project’s figure was 43% fewer IT support tickets.',
        },
        {
          type: 'paragraph',
          text: 'We agree on the checks for each stage in advance. Users can sign in, courses and grades match the source, and it all holds under a simulated first-week load. Infrastructure code and runbooks are handed over with the record of those tests.',
        },
      ],
    },
  ],
  related: [
    '/cognify/ai-and-cloud-service',
    '/services/ongoing-support',
    '/case-studies/cloud-ai-virtual-classroom',
  ],
  contact: {
    topic: 'cloud',
    body: 'An architect can tell you, from last semester’s tickets, what a first stage might move.',
  },
});
