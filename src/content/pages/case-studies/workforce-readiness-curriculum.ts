import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Workforce-readiness curriculum',
  line: 'deliver',
  head: {
    title: 'A workforce-readiness curriculum of 150 hours',
    description:
      'How a workforce-readiness curriculum was planned backwards from tasks at work: 150 learning hours, 7 new animations and practice throughout.',
  },
  hero: {
    title: 'A curriculum for the first day at work, and the months after',
    subtitle:
      'Planned backwards from what people must do in the job, with practice in every module and evidence at the end of it.',
    picture: { motifs: ['ladder', 'play', 'people', 'tick'] },
  },
  summary:
    'A workforce-training provider needed one coherent readiness curriculum in place of scattered courses. The result holds 150 learning hours with 7 new animations.',
  client: 'A workforce-training provider',
  topics: ['Content'],
  metrics: [
    { value: '150', label: 'learning hours' },
    { value: '7', label: 'new animations' },
  ],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The provider prepares people for employment: some leaving school, some changing trade, some returning to work. Its material had grown course by course. Communication was taught in several places and conflict nowhere. Learners met the same slide twice and had little to practise on.',
        },
        {
          type: 'paragraph',
          text: 'Employers were asking a simple question that the courses could not answer: what can this person do? A certificate of attendance was no reply. The provider wanted a curriculum that could be taught by different instructors, in a room or online, and would end in evidence.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We worked backwards. Before a single page was written, we listed the situations that a new employee meets and what doing well in them looks like. Each became an outcome with an observable verb, and each outcome got its evidence: a task, a recording, a document, a conversation with a rubric.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Map',
              description:
                'The existing material was laid against the outcomes. Some was kept, some was joined, some was retired. The gaps became the commissioning list.',
            },
            {
              term: 'Sequence',
              description:
                'Skills return at rising difficulty. A learner writes a short message early, handles a complaint in writing later, and defends a decision in a meeting towards the end.',
            },
            {
              term: 'Module pattern',
              description:
                'A situation, the least theory that helps, a worked example, practice with feedback, and a task that counts. Instructors receive a guide with timings, common errors and ways to adapt the task to a trade.',
            },
            {
              term: 'Media',
              description:
                'Animation only where movement explains: how a process runs, how a misunderstanding unfolds. Everything else is text, stills or a recorded conversation. All video has captions and a transcript.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Modules were reviewed by a learning designer for the outcome, by a practitioner for truth to the workplace, and by an editor for plain language, since many learners read in a second language. The pattern was fixed on the first modules before the remainder went into production.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The curriculum comprises 150 learning hours and 7 new animations. It was delivered as packages that a learning management system can import and track, with instructor guides, rubrics and an outcomes map that shows where each skill is taught, practised and assessed.',
        },
        {
          type: 'paragraph',
          text: 'What changed for the provider is the answer to the employer. Each completion now points to tasks done and judged by a rubric. Coverage was verified through the map itself: an outcome without practice, or without evidence, showed as an empty cell and was filled before sign-off.',
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
    body: 'If you have a pile of courses and need a curriculum, send us the list and the job roles. We will tell you what overlaps and what is missing.',
  },
});
