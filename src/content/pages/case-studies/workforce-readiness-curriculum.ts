import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Workforce-readiness curriculum',
  line: 'deliver',
  head: {
    title: 'Workforce-readiness curriculum: 150 learning hours',
    description:
      'How a workforce-readiness curriculum was planned backward from tasks on the job: 150 learning hours, 7 new animations, and practice throughout.',
  },
  hero: {
    title: 'A curriculum for the first day at work, and the months after',
    subtitle:
      'Planned backward from what people must do on the job, with practice in every module and evidence at the end of each.',
    picture: { motifs: ['ladder', 'play', 'people', 'tick'] },
  },
  summary:
    'A workforce-training provider needed one coherent readiness curriculum in place of scattered courses. The result runs to 150 learning hours, with 7 new animations.',
  client: 'A workforce-training provider',
  topics: ['Content'],
  audiences: ['Workforce learning'],
  metrics: [metric('learning-hours'), metric('animations')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The provider prepares people for employment: some finishing school, some changing careers, some returning to work. Its material had grown course by course. Communication was taught in several places and conflict nowhere. Learners met the same slide twice and had little to practice on.',
        },
        {
          type: 'paragraph',
          text: 'Employers were asking a simple question that the courses could not answer: what can this person do? A certificate of attendance was no answer. The provider wanted a curriculum that different instructors could teach, in a classroom or online, and that would end in evidence.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We worked backward. Before a single page was written, we listed the situations that a new employee meets and what doing well in them looks like. Each became an outcome with an observable verb, and each outcome got its evidence: a task, a recording, a document, or a conversation scored with a rubric.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Map',
              description:
                'The existing material was mapped to the outcomes. Some was kept, some was combined, some was retired. The gaps became the list of what to write.',
            },
            {
              term: 'Sequence',
              description:
                'Skills return at rising difficulty. A learner writes a short message early, handles a complaint in writing later, and defends a decision in a meeting toward the end.',
            },
            {
              term: 'Module pattern',
              description:
                'A situation, the least theory that helps, a worked example, practice with feedback, and a task that counts. Instructors receive a guide with timings, common errors, and ways to adapt the task to a trade.',
            },
            {
              term: 'Media',
              description:
                'Animation only where movement explains: how a process runs, how a misunderstanding unfolds. Everything else is text, stills, or a recorded conversation. All video has captions and a transcript.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Modules were reviewed by a learning designer for the outcome, by a practitioner for realism, and by an editor for plain language, because many learners read in a second language. The pattern was settled on the first modules before the rest went into production.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The curriculum comprises 150 learning hours and 7 new animations. It was delivered as packages that a learning management system can import and track, with instructor guides, rubrics, and an outcomes map that shows where each skill is taught, practiced, and assessed.',
        },
        {
          type: 'paragraph',
          text: 'The provider can now answer the employers’ question: each completion points to tasks done and scored with a rubric. Coverage was verified through the map itself: an outcome without practice, or without evidence, showed as an empty cell and was filled before sign-off.',
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
            '**Write the evidence before the lesson.** If you cannot say how you would see the skill, you are not ready to teach it.',
            '**Audit what you own before commissioning.** Duplication hides behind different titles.',
            '**Reserve animation for things that move.** A handful, well chosen, does more than one in every module.',
            '**Put a practitioner in the review.** Learners spot an invented workplace at once.',
          ],
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
    body: 'Put the list of your courses beside the list of jobs they lead to, and the overlaps and gaps come into view. We can do that with you.',
  },
});
