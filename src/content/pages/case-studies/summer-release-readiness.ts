import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Summer release readiness',
  line: 'solve',
  head: {
    title: 'Ready before the first day of school',
    description:
      'How a K-12 publisher prepared its platform, rosters and content for the new school year: one plan, rehearsals and a go/no-go list.',
  },
  hero: {
    title: 'Ready before the buses run',
    subtitle:
      'Roll-over, rosters, new content and first-week load prepared as one project, rehearsed twice and closed by a go/no-go list.',
    picture: { motifs: ['bus', 'calendar', 'tick', 'gear'] },
  },
  summary:
    'A K-12 publisher’s summers ended in emergencies. One readiness plan, with rehearsals and clear criteria, brought platform, rosters and content to the first day together.',
  client: 'A K-12 publisher',
  isWorkedExample: true,
  topics: ['Strategy', 'Platforms'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'For a K-12 publisher, one date outweighs all the others. Within a few weeks districts roll over to the new year, rosters arrive, teachers set up courses, and then every class signs in on the same mornings. Whatever is not ready is discovered in a room full of children.',
        },
        {
          type: 'paragraph',
          text: 'The publisher had good teams, each with its own list. Platform engineers counted features, content counted units, customer success counted districts. Nobody owned the spaces between: the new edition that needed the new player, the roster format that a state had changed, the help article that showed last year’s screen. In August everyone helped everyone, at night.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We set up a readiness programme in spring, with one plan and one person to run it.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Calendar',
              description:
                'Backwards from the earliest first day among the districts, since schools do not all begin together. It fixed the dates for content freeze, code freeze, roster opening and roll-over.',
            },
            {
              term: 'Criteria',
              description:
                'A written list per area of what “ready” means and how it is shown. Statements such as “mostly done” were not accepted.',
            },
            {
              term: 'Roll-over',
              description:
                'Archiving the old year, promoting classes and keeping what teachers had made. Rehearsed on a copy of production data inside the same safeguards, with counts before and after.',
            },
            {
              term: 'Rosters',
              description:
                'Districts were invited to send files early to a test gate that answers with plain messages: this column is missing, these identifiers appear twice.',
            },
            {
              term: 'Load',
              description:
                'Tests shaped like a first morning, when everybody signs in within a few minutes and opens the same assignment, and not like an average day.',
            },
            {
              term: 'People',
              description:
                'Support scripts, a staffing plan, known issues with workarounds, and short training for teachers that could be watched in the week before school.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'There were two rehearsals. The first was expected to fail and did so usefully: roll-over took longer than its window, and two areas had assumed that the other would send the announcement. The second, weeks later, was treated as real, with the release team on call and a full way back.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The go/no-go meeting was short. Each area showed its evidence against the criteria. Some optional features were held back for an autumn release because theirs was incomplete, and the districts affected had been told in advance.',
        },
        {
          type: 'paragraph',
          text: 'Readiness was verified on the actual data. Class and enrolment counts matched the districts’ files, samples of accounts were walked through by role, and the first mornings were watched on a shared board with thresholds agreed beforehand. A review after the opening weeks sorted every incident by the criterion that should have caught it. That list opened the plan for the following year.',
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
            '**Own the spaces between teams.** That is where summers go wrong.',
            '**Rehearse early enough to fail.** A rehearsal that cannot change anything is a ceremony.',
            '**Test the first morning and not the average day.**',
            '**Decide on evidence.** Holding back a feature in July is cheaper than withdrawing it in September.',
          ],
        },
      ],
    },
  ],
  related: ['/k-12/school-readiness', '/services/deployment', '/services/qa'],
  contact: {
    body: 'The best time to plan the summer release is spring. Talk to us before the calendar decides for you.',
  },
});
