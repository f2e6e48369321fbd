import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'EdTech suite modernization',
  line: 'build',
  head: {
    title: 'Modernizing an EdTech suite: 3x faster releases',
    description:
      'Client work on an EdTech suite: 3x faster releases. With our method for renewing a product in place, one part at a time, behind tests and interfaces.',
  },
  hero: {
    title: 'Renewing an EdTech suite without closing the school',
    subtitle:
      'We replace one part at a time, behind stable interfaces, with tests that make it safe.',
    picture: { motifs: ['stack', 'gear', 'arrows', 'tick'] },
  },
  summary:
    'An EdTech suite, modernized: 3x faster releases. Here’s how we renew a product part by part while its customers keep using it.',
  topics: ['Platforms', 'Cloud'],
  audiences: [],
  metrics: [metric('faster-releases')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'Suites grow over the years and by acquisition, until a course player, a gradebook, and a reporting tool share one database and know each other’s tables. Then a change to the gradebook can break a report. So releases are rare and tested by hand. Schools can’t absorb surprises during the year, so anything that misses the window waits for the next one. A full rewrite means a long stretch with no new features, and customers don’t wait.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We replace in place. New parts grow around the old ones and take over one function at a time. Old code is deleted when nothing calls it anymore.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**See.** We map what calls what, by reading the code and by watching it run. AI tools help summarize undocumented modules; an engineer confirms every summary before we rely on it.',
            '**Hold still.** Before changing a part, we write tests that describe what it does today, oddities included. Some oddities turn out to be features that a district depends on.',
            '**Put a gateway in front.** A layer of stable interfaces stands between clients and services. Behind it, a request can go to old or new, for one customer or for all.',
            '**Replace.** The part that hurts most goes first. Each service keeps its own data, and standards apply at the edges: LTI 1.3 for launches and grades, QTI for items, xAPI for activity.',
            '**Automate the release.** Every change runs through one pipeline, with accessibility checks among the tests, and every deployment can be rolled back. Turning a feature on is separate from deploying it.',
          ],
        },
        {
          type: 'paragraph',
          text: 'For each replaced function, old and new run in parallel on real requests, and we compare their answers before the old one is turned off.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figure, and what we check',
      blocks: [
        {
          type: 'paragraph',
          text: 'The project delivered 3x faster releases.',
        },
        {
          type: 'paragraph',
          text: 'The parallel runs are also the proof. Scores and reports from a new service have to match the old ones, unless your product lead accepts the difference. You keep the tests and the pipeline, with a list of what’s left to retire.',
        },
      ],
    },
  ],
  related: ['/cognify/ai-enabled-tech', '/services/qa', '/case-studies/product-roadmap-reset'],
  contact: {
    topic: 'development',
    body: 'If a small change takes a semester to ship, we can find out with you where the time goes.',
  },
});
