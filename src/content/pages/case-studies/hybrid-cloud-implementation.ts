import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Hybrid cloud implementation',
  line: 'support',
  head: {
    title: 'Hybrid cloud for a university: 43% fewer tickets',
    description:
      'How a university moved to a hybrid cloud in stages, joined it with single sign-on, kept sensitive systems on campus, and saw 43% fewer IT support tickets.',
  },
  hero: {
    title: 'A hybrid cloud that gave the help desk its day back',
    subtitle:
      'Learning systems moved to the cloud, sensitive ones stayed on campus, and one sign-on joined the two.',
    picture: { motifs: ['cloud', 'headset', 'stack', 'plug'] },
  },
  summary:
    'A university joined its campus data center and the cloud into one well-run environment, moving in stages. It now sees 43% fewer IT support tickets.',
  client: 'A university',
  topics: ['Cloud', 'Platforms'],
  audiences: ['Higher education'],
  metrics: [metric('support-tickets')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The university’s systems had been acquired one at a time. The learning management system, video, lab software, and the student information system ran on different servers with different sign-ons, and each had its own way of failing at the start of the semester. The help desk knew the pattern by heart: lost passwords, courses that did not appear, video that stalled when everyone arrived at once.',
        },
        {
          type: 'paragraph',
          text: 'Moving everything to the cloud was not an option. Some systems were bound by contract or by policy to campus, and some were too old to move without a rewrite. Leaving everything where it was meant another semester of the same calls.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We read the tickets before we drew the architecture. Grouped by cause, they showed which problems came from the infrastructure and which only looked that way. That ranking set the order of the work.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Assess.** Each system got a verdict: move as it is, move and adapt, replace, or stay. The reasons were written down, among them data sensitivity, FERPA obligations, license terms, and how much the load varies.',
            '**Join identity first.** One institutional sign-on with multi-factor authentication for campus and cloud alike. It removes a whole class of calls, and it must be in place before users are asked to move.',
            '**Build the landing zone.** Network links, segmented environments, encryption at rest and in transit, backups with tested restores, logging in one place. Everything is described in code, so an environment can be rebuilt and reviewed.',
            '**Move in stages.** Staged migrations to minimize downtime, outside teaching weeks, each with a dry run, a written rollback plan, and a named person who decides.',
            '**Hand over.** Runbooks, alerts that mean something, and a help desk trained before each stage went live.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Load that rises and falls with the calendar went to the cloud, where it can grow in the first week of classes and shrink after it. Steady, sensitive systems stayed on campus.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The university records 43% fewer IT support tickets. Students and instructors now have one sign-on for campus and cloud, and capacity is raised for the first week of classes. Alerts go to an engineer, with a runbook to follow.',
        },
        {
          type: 'paragraph',
          text: 'Each stage was accepted only after checks agreed in advance: users can sign in, courses and grades match the source, a restore from backup works, and performance holds under a simulated first-week load. The team received the architecture decisions, the infrastructure code, the runbooks, and the record of those tests.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What others can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Start from the tickets.** They tell you what is hurting people, which is seldom what the diagram suggests.',
            '**Do identity before infrastructure.** Users forgive a slow migration. They do not forgive a third password.',
            '**Say why a system stays.** Hybrid is a decision, and it should be written down like one.',
            '**Train the help desk first.** They are the first to hear whether a stage went well.',
          ],
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
    topic: 'higher-education',
    body: 'Sort last semester’s tickets by system and note where each system runs. An architect can read the list with you and say what a first stage might move.',
  },
});
