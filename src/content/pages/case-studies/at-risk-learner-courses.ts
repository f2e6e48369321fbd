import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Courses for at-risk learners',
  line: 'deliver',
  head: {
    title: '27 courses for at-risk higher-ed students',
    description:
      'Client work: 27 courses for at-risk higher-ed students, covering 6 disciplines. With our method: clear weekly steps, early feedback, a stated workload.',
  },
  hero: {
    title: 'Courses for at-risk higher-ed students',
    subtitle:
      '27 courses in 6 disciplines, and how we design for students with no slack: shorter steps and earlier feedback.',
    picture: { motifs: ['people', 'book', 'path', 'spark'] },
  },
  summary:
    'Courses for at-risk higher-ed students: the project delivered 27 courses covering 6 disciplines. Here’s the standard we design such courses to.',
  topics: ['Content'],
  audiences: ['Higher education'],
  metrics: [metric('courses'), metric('disciplines')],
  sections: [
    {
      id: 'challenge',
      heading: 'What a course can change',
      blocks: [
        {
          type: 'paragraph',
          text: 'Students leave college for many reasons that a course can’t change, and for some that it can. The first heavy assessment comes before any feedback. A week’s reading is longer than the week of someone who works nights. Instructions assume that everybody knows what an annotated bibliography is. Each of these is small, and each costs students who have no slack.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'With the faculty, we write a standard short enough to fit on a page. It’s about what a student meets, week by week.',
        },
        {
          type: 'list',
          items: [
            'Each week says what to do first and how long it’s likely to take.',
            'Something is handed in and answered early in the semester, for little or no weight, so the first feedback isn’t also the first loss.',
            'Prerequisite knowledge is checked, and a short refresher is offered right there.',
            'Assessments come with a worked sample and a rubric in the words that the grader will use.',
            'Names and cases reflect the students who are actually enrolled.',
            'Everything works on a phone, offline where possible, and meets WCAG 2.1 level AA.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The principles draw on Universal Design for Learning: more than one way to meet an idea and more than one way to show that you have it. Each discipline then makes them its own. In quantitative courses that means practice with graduated hints; in writing courses, models at different stages of revision.',
        },
        {
          type: 'paragraph',
          text: 'A learning designer and a subject lead share each course. An editor adds up what each week really asks for, and a reviewer from outside the discipline takes the course as a student and writes down every point of confusion.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figures, and what they leave open',
      blocks: [
        {
          type: 'paragraph',
          text: 'We delivered 27 courses covering 6 disciplines. We make no claim about retention, which many forces affect.',
        },
        {
          type: 'paragraph',
          text: 'Each course in work of this kind is checked against the standard before it opens, with a record of what changed and why, so faculty can keep to it when they revise.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What you can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Fix the first weeks.** That’s where students who are unsure decide.',
            '**Count the load.** Add up the reading and the writing before you publish the syllabus.',
          ],
        },
      ],
    },
  ],
  related: [
    '/build/outcome-based-learning-content-development-services',
    '/case-studies/analytics-intervention-system',
    '/services/design',
  ],
  contact: {
    topic: 'higher-education',
    body: 'Let’s read the opening weeks of your hardest introductory course together.',
  },
});
