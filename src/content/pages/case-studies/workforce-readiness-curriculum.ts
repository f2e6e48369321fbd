import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Workforce-readiness curriculum',
  line: 'deliver',
  head: {
    title: 'Workforce-readiness curriculum: 150 learning hours',
    description:
      'Client work: a workforce-readiness curriculum of 150 learning hours with 7 new animations. With our method for planning backward from tasks on the job.',
  },
  hero: {
    title: 'A curriculum for the first day at work, and the months after',
    subtitle:
      'We plan backward from what people have to do on the job, with practice in every module and evidence at the end of each.',
    picture: { motifs: ['ladder', 'play', 'people', 'tick'] },
  },
  summary:
    'A workforce-readiness curriculum: 150 learning hours, 7 new animations. Here’s how we plan one backward from tasks on the job.',
  topics: ['Content'],
  audiences: ['Workforce learning'],
  metrics: [metric('learning-hours'), metric('animations')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'Training material tends to grow course by course. Communication is taught in several places and conflict in none. Learners meet the same slide twice and have little to practice on. Meanwhile employers ask a simple question: what can this person do? A certificate of attendance doesn’t answer it. A curriculum has to, whichever instructor teaches it, in a classroom or online.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We work backward. Before writing a page, we list the situations a new employee meets and what doing well in them looks like. Each becomes an outcome with an observable verb, and each outcome gets its evidence: a task, say, or a conversation scored with a rubric.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Map',
              description:
                'What you already have is mapped to the outcomes. Some of it is kept, some combined, some retired. The gaps are the list of what to write.',
            },
            {
              term: 'Sequence',
              description:
                'Skills return at rising difficulty. A learner writes a short message early and handles a complaint later.',
            },
            {
              term: 'Module pattern',
              description:
                'A situation, the least theory that helps, practice with feedback, and a task that counts. Instructors get a guide with timings and common errors.',
            },
            {
              term: 'Media',
              description:
                'Animation only where movement explains: how a process runs, how a misunderstanding unfolds. Everything else is text or stills. All video has captions and a transcript.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'A learning designer reviews each module for the outcome and an editor for clear language, because many learners read in a second language. We settle the pattern on the first modules before the rest go into production.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figures, and what we check',
      blocks: [
        {
          type: 'paragraph',
          text: 'The curriculum came to 150 learning hours and 7 new animations.',
        },
        {
          type: 'paragraph',
          text: 'Coverage is checked on the map itself: an outcome that lacks practice or evidence shows up as an empty cell. We hand over packages that a learning management system can import and track, instructor guides, and the map, which shows where each skill is taught.',
        },
      ],
    },
  ],
  related: [
    '/build/outcome-based-learning-content-development-services',
    '/blogs/workforce-skills-that-last',
    '/case-studies/at-risk-learner-courses',
  ],
  contact: {
    topic: 'workforce',
    body: 'We’d be glad to set your courses beside the jobs they lead to and look for the gaps.',
  },
});
