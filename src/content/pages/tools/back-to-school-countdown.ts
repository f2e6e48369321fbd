import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'tool',
  name: 'Back-to-school countdown',
  line: 'solve',
  saved: 'on-request',
  head: {
    title: 'Back-to-school countdown for platforms',
    description:
      'Enter the first day of school and get dates for load tests, dry runs, rosters, freezes, rollover, and training. Change any span, then save it as a calendar.',
  },
  hero: {
    title: 'Back-to-school countdown',
    subtitle:
      'Enter the first day of school, and get the day by which everything else has to happen.',
    picture: { motifs: ['calendar', 'bell', 'bus', 'clock'] },
  },
  tool: {
    kind: 'countdown',
    steps: [
      {
        id: 'load-test',
        title: 'Load test',
        text: 'The worst morning, modeled from your own logs and run on a copy of the production environment.',
        kind: 'test',
        days: 14,
      },
      {
        id: 'first-dry-run',
        title: 'First dry run',
        text: 'Held early enough that failing does no harm. Expect it to fail.',
        kind: 'dry-run',
        days: 14,
      },
      {
        id: 'rosters',
        title: 'Rosters open',
        text: 'Districts send files early to a test import and get error messages they can act on.',
        kind: 'roster',
        days: 14,
      },
      {
        id: 'content-freeze',
        title: 'Content freeze',
        text: 'Errata, new editions, and media are done. What doesn’t block a lesson waits.',
        kind: 'freeze',
        days: 7,
        lasts: true,
      },
      {
        id: 'code-freeze',
        title: 'Code freeze',
        text: 'One person, named in spring, may say yes to a late feature.',
        kind: 'freeze',
        days: 7,
        lasts: true,
      },
      {
        id: 'second-dry-run',
        title: 'Second dry run',
        text: 'Treated as real, with the release team on call and a rollback ready.',
        kind: 'dry-run',
        days: 7,
      },
      {
        id: 'go-no-go',
        title: 'Go/no-go',
        text: 'Each area shows its evidence against the written criteria. Nothing else counts.',
        kind: 'decision',
        days: 7,
      },
      {
        id: 'rollover',
        title: 'Rollover',
        text: 'Students promoted, classes closed, work archived. Counts before and after agree.',
        kind: 'test',
        days: 7,
      },
      {
        id: 'support-training',
        title: 'Support training',
        text: 'Extra agents learn your product and the known issues.',
        kind: 'people',
        days: 7,
      },
      {
        id: 'teacher-training',
        title: 'Teacher training',
        text: 'Short, and made to be watched in the week before school.',
        kind: 'people',
        days: 7,
      },
    ],
    late: {
      text: '**Late already?** You can still lower the risk. Take sign-in, rosters, and rollover first, load test those paths, freeze everything else, and add support coverage.',
      link: {
        text: 'What back-to-school readiness can do in July',
        href: '/k-12/school-readiness#late-start',
      },
    },
    calendar: {
      name: 'Back to school',
      product: `-//${site.name}//Back-to-school countdown//EN`,
      domain: new URL(site.origin).hostname,
    },
  },
  notes: {
    title: 'Where the dates come from',
    paragraphs: [
      'The steps and their order are those of our worked example, [a back-to-school plan](/case-studies/summer-release-readiness), and of the [readiness program](/k-12/school-readiness) for K-12 products.',
      'The spans between them are starting points, and they add up to a start in spring. Put in your own: only a dry run can show how long a rollover takes on your data.',
      'Districts don’t all start on the same day. Count from the earliest first day among yours.',
    ],
  },
  contact: {
    topic: 'k-12-readiness',
    body: 'Does a date in the list already look impossible? Let’s talk about that one first.',
  },
});
