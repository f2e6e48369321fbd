import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Workforce skills that last',
  line: 'deliver',
  head: {
    title: 'Workforce training design: teach skills that last',
    description:
      'How to design workforce training that survives the next change of tools: durable skills, spaced practice, evidence, and support on the job.',
  },
  hero: {
    title: 'Skills that outlast the tool',
    subtitle:
      'How to choose skills worth teaching, practice them until they stick, and show evidence an employer will believe.',
    picture: { motifs: ['ladder', 'cap', 'gear', 'spark'] },
  },
  summary:
    'Tools change faster than courses. Programs that last teach the judgment beneath the tool, practice it over time, and end in evidence. A method in six steps.',
  category: 'Learning design',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      id: 'two-half-lives',
      heading: 'Two half-lives',
      blocks: [
        {
          type: 'paragraph',
          text: 'A course on a software release is out of date with the next one. A course in reading a table of numbers skeptically will be useful for a whole career. Most jobs need both, and most training budgets go to the first, because it has a name and a date.',
        },
        {
          type: 'paragraph',
          text: 'The two belong together. People learn to judge by judging something, and that something is today’s tool. The trick is to write the course so that the tool can be swapped out and the judgment stays.',
        },
      ],
    },
    {
      id: 'find-the-skill',
      heading: '1. Find the skill under the task',
      blocks: [
        {
          type: 'paragraph',
          text: 'Begin with the work. Watch people who do the job well, and ask at each step what they noticed and what a beginner would have done. The interesting answers are in the choices.',
        },
        {
          type: 'paragraph',
          text: '“Uses the ticketing system” is a task. Beneath it are skills, such as telling the urgent from the loud and asking the question that narrows down the cause. Those survive a change of system. Write them as outcomes that can be observed, and keep the list short. A role seldom has more than a dozen that matter.',
        },
      ],
    },
    {
      id: 'choose-what-to-teach',
      heading: '2. Choose what deserves a course',
      blocks: [
        {
          type: 'paragraph',
          text: 'Many gaps aren’t skill gaps. Sort them first.',
        },
        {
          type: 'terms',
          items: [
            { term: 'Cannot yet', description: 'The person has never learned it. Teach it.' },
            {
              term: 'Cannot remember',
              description:
                'It’s needed rarely. Write a good checklist and put it where the work is.',
            },
            {
              term: 'Cannot here',
              description:
                'Tools, time, or rules prevent it. Training won’t help. Tell the manager.',
            },
            {
              term: 'Will not',
              description: 'Something rewards the opposite. Training won’t help here either.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'It’s uncomfortable to hand back half of a request. It’s also a quick way to earn trust, and it frees the budget for skills that need practice.',
        },
      ],
    },
    {
      id: 'practice-over-time',
      heading: '3. Practice over time',
      blocks: [
        {
          type: 'paragraph',
          text: 'Few findings in learning research are as well established as this one: practice spaced over days and weeks lasts longer than the same practice in one sitting, and recalling something strengthens it more than reading it again. Yet the usual workplace course is one afternoon with slides.',
        },
        { type: 'paragraph', text: 'A better shape for the same hours:' },
        {
          type: 'list',
          ordered: true,
          items: [
            'A short beginning with a real situation and a worked example.',
            'A first attempt, safe to fail, with feedback on the decision.',
            'A variation some days later, mixed with something learned earlier.',
            'Use on the job, with one thing to watch for.',
            'A conversation with a colleague or lead about what happened.',
            'A harder case some weeks later.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Mixing matters. People who practice one type of problem at a time look better during the course. People who have to recognize the type first do better afterward.',
        },
      ],
    },
    {
      id: 'make-feedback-useful',
      heading: '4. Make feedback useful',
      blocks: [
        {
          type: 'paragraph',
          text: 'Feedback should come soon and lead to another attempt. “Correct” teaches little. “You calmed the customer and promised a date you don’t control. Try the second sentence again” teaches something.',
        },
        {
          type: 'paragraph',
          text: 'For spoken and written skills, a short rubric in everyday words does much of the work. Learners apply it to examples first, then to themselves. AI can offer first comments on a draft or play the difficult customer in a practice session, under two conditions. People know that it’s AI, and a person judges whatever counts.',
        },
      ],
    },
    {
      id: 'show-evidence',
      heading: '5. End in evidence',
      blocks: [
        {
          type: 'paragraph',
          text: 'An employer who looks at a certificate wants to know what the holder has done, how well, and who says so. Design the assessment accordingly: a task close to work, a rubric, a trained assessor, a sample scored twice.',
        },
        {
          type: 'paragraph',
          text: 'Then make it portable. Open Badges 3.0 lets a credential carry its evidence and the issuer’s signature, and be checked without a phone call. Activity recorded as xAPI can show the practice that led there. None of it repairs a weak assessment, so put the effort there first.',
        },
        {
          type: 'paragraph',
          text: 'Be careful with what you collect. Learners at work are employees, and in Europe GDPR protects them. Say what’s recorded, who sees it, and whether it affects their job. Practice shouldn’t count in a performance review. People who fear the record stop practicing.',
        },
      ],
    },
    {
      id: 'bring-the-manager',
      heading: '6. Bring the manager in',
      blocks: [
        {
          type: 'paragraph',
          text: 'Whether people use what they learned depends a good deal on the week after. A line manager who asks “where could you try it?” first and “how did it go?” afterward does more than another module. Give managers a page with a task to give and three questions to ask.',
        },
        {
          type: 'paragraph',
          text: 'Build for real conditions as well. Shift workers learn on a phone, in ten minutes, often without a connection. Some learners read in a second language. Some use a screen reader. Captions and offline use decide who takes part.',
        },
      ],
    },
    {
      id: 'keep-it-current',
      heading: 'Keep it current',
      blocks: [
        {
          type: 'paragraph',
          text: 'Separate what ages quickly from what doesn’t. Put the tool in one layer, with screenshots and clicks, maintained by someone who knows the release calendar. Put the judgment in another, with situations and rubrics, and go over it with practitioners once a year. When the tool changes, the first layer is replaced in days and the second is left alone.',
        },
        {
          type: 'paragraph',
          text: 'As a test, read your course and cross out every product name. What’s left is the part that lasts. If it isn’t much, you know what to work on.',
        },
        {
          type: 'paragraph',
          text: 'The method is also a [checklist for a course](/checklists#skills-course).',
        },
      ],
    },
  ],
  related: [
    '/case-studies/workforce-readiness-curriculum',
    '/build/outcome-based-learning-content-development-services',
    '/deliver/hausebox',
  ],
  contact: {
    topic: 'workforce',
    body: 'The course that everyone completes and then forgets is the one worth redesigning first.',
  },
});
