import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Summer release readiness',
  line: 'solve',
  head: {
    title: 'Back-to-school release readiness for K-12 platforms',
    description:
      'A worked example of back-to-school planning for K-12 platforms: rollover, rosters, content, and load tests in one plan that ends in a go/no-go decision.',
  },
  hero: {
    title: 'Ready before the buses run: a back-to-school plan',
    subtitle:
      'Rollover, rosters, and first-week load as one project, with two dry runs and a go/no-go list.',
    picture: { motifs: ['bus', 'calendar', 'tick', 'gear'] },
  },
  summary:
    'A K-12 summer ends in emergencies when every team has its own list. This example sets out one readiness plan, with dry runs and clear criteria.',
  isWorkedExample: true,
  topics: ['Strategy', 'Platforms'],
  audiences: ['K-12 publishing', 'School districts'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'One date',
      blocks: [
        {
          type: 'paragraph',
          text: 'For a K-12 publisher, one date outweighs all the others. Within a few weeks districts roll over to the new year and rosters arrive; then every class signs in on the same mornings. Whatever isn’t ready is discovered in a room full of children.',
        },
        {
          type: 'paragraph',
          text: 'Imagine good teams, each with its own list. Platform engineers count features, content counts units, customer success counts districts. The spaces in between are on no list: the new edition that needs the new player, the roster format a state has changed, the help article that still shows last year’s screen. In August everyone helps everyone, at night.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'The plan, from spring on',
      blocks: [
        {
          type: 'paragraph',
          text: 'A readiness program starts in spring, with one plan and one person to run it. It has six parts.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Calendar',
              description:
                'Built backward from the earliest first day among your districts, since schools don’t all start together. It fixes the dates for code freeze and rollover. Our [countdown](/tools/back-to-school-countdown) works them out.',
            },
            {
              term: 'Criteria',
              description:
                'For each area, a written list of what “ready” means and how it’s shown. “Mostly done” doesn’t count.',
            },
            {
              term: 'Rollover',
              description:
                'Promoting students, and keeping what teachers have made. Practiced on a masked copy of production data, with counts before and after.',
            },
            {
              term: 'Rosters',
              description:
                'Districts send files early, whether by OneRoster, Clever, ClassLink, or CSV, to a test gate that answers in words they can act on: this column is missing, these identifiers appear twice.',
            },
            {
              term: 'Load',
              description:
                'Tests shaped like a first morning, when everybody signs in within minutes and opens the same assignment.',
            },
            {
              term: 'People',
              description:
                'A staffing plan, known issues with workarounds, and short teacher training that can be watched in the week before school.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Two dry runs follow. The first is held early enough to fail, and it should: this is where a rollover outgrows its window, or two teams find that each expects the other to send the announcement. The second is treated as real, with the release team on call and a rollback ready.',
        },
        {
          type: 'paragraph',
          text: 'Plans like this come apart in July, when a late feature asks for one more week. A freeze that bends for the first request is only a suggestion, so the plan names in spring the one person who may say yes.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'Deciding to go',
      blocks: [
        {
          type: 'paragraph',
          text: 'At the go/no-go meeting each area shows its evidence against the criteria, and nothing else counts. A feature whose evidence is incomplete waits for fall, and the districts that expect it hear so in advance. If the meeting drags on, the criteria are too loose.',
        },
        {
          type: 'paragraph',
          text: 'After that, readiness can be read off actual data. Do class and enrollment counts match the districts’ files? Does a sample of accounts, walked through role by role, open what it should? On the first mornings, do sign-ins and errors stay inside the thresholds set beforehand? Once school is under way, each incident is filed under the criterion that ought to catch it, and that list opens next year’s plan.',
        },
      ],
    },
  ],
  related: ['/k-12/school-readiness', '/services/deployment', '/services/qa'],
  contact: {
    topic: 'k-12-readiness',
    body: 'The best time to plan a summer release is spring. Talk to us before the calendar decides for you.',
  },
});
