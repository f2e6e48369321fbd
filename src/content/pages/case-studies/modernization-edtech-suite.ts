import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'EdTech suite modernization',
  line: 'build',
  head: {
    title: 'Modernizing an EdTech suite: 3x faster releases',
    description:
      'How an aging EdTech suite was renewed while schools kept using it: one part at a time, behind tests and stable interfaces, ending in 3x faster releases.',
  },
  hero: {
    title: 'Renewing an EdTech suite without closing the school',
    subtitle:
      'Replaced one part at a time, behind stable interfaces, with tests that made it safe. The result: 3x faster releases.',
    picture: { motifs: ['stack', 'gear', 'arrows', 'tick'] },
  },
  summary:
    'An EdTech company’s suite had become slow to change. Renewed part by part while customers used it, it now has 3x faster releases.',
  client: 'An EdTech company',
  topics: ['Platforms', 'Cloud'],
  audiences: ['K-12 publishing'],
  metrics: [metric('faster-releases')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The suite had grown over the years and by acquisition: a course player, an assessment engine, a gradebook, an admin console, and a reporting tool. They shared one database and knew each other’s tables. A change to the gradebook could break a report, and often did.',
        },
        {
          type: 'paragraph',
          text: 'Releases were therefore rare, large, and tested by hand. Because schools cannot absorb surprises during the year, anything that missed the window waited for the next one. A rewrite had been proposed and turned down for good reasons: a long stretch without new features, and customers who would not wait.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We chose replacement in place. New parts grow around the old ones and take over one function at a time. Old code is deleted when nothing calls it.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**See.** We mapped what calls what, by reading the code and by watching it run. AI tools helped summarize undocumented modules; an engineer confirmed every summary before it was relied on.',
            '**Hold still.** Before changing a part, we wrote tests that describe what it does today, oddities included. Some oddities turned out to be features that a district depended on.',
            '**Put a gateway in front.** A layer of stable interfaces stands between clients and services. Behind it, a request can go to old or new, for one customer or for all.',
            '**Replace.** Assessment first, because most pain came from there, then gradebook, then reports. Each service keeps its own data. Standards apply at the edges: LTI 1.3 for launches and grades, QTI for items, xAPI for activity.',
            '**Automate the release.** Every change runs through the same pipeline: tests, accessibility checks, a security scan, and a deployment that can be rolled back. Turning a feature on is separate from deploying it.',
          ],
        },
        {
          type: 'paragraph',
          text: 'For each replaced function, old and new ran in parallel on real requests, and their answers were compared before the old one was turned off.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Releases are 3x faster. They are smaller, too, which matters more from day to day: whoever ships a small change understands it and can roll it back.',
        },
        {
          type: 'paragraph',
          text: 'Equivalence was verified by the parallel runs: scores, grades, and reports from the new services had to match the old, or the difference had to be explained and accepted by the client’s product lead. The client’s engineers built the later services with ours and the last ones without. They hold the tests, the pipeline, the interface contracts, and a list of what remains to be retired.',
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
            '**Describe the present in tests before you improve it.** Undocumented behavior is still behavior.',
            '**Begin where it hurts**, even if something else would be easier.',
            '**Separate deploying from releasing.** A switch per customer lets schools change on their own calendar.',
            '**Delete.** Modernization that removes nothing has added a second system.',
          ],
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
