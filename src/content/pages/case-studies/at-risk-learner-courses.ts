import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Courses for at-risk learners',
  line: 'deliver',
  head: {
    title: '27 courses for at-risk higher-ed students',
    description:
      'How 27 courses in 6 disciplines were delivered for higher-education students at risk of dropping out: clear steps, early feedback, less friction.',
  },
  hero: {
    title: 'Gateway courses for students most likely to leave',
    subtitle:
      '27 higher-education courses delivered for at-risk students: shorter steps, earlier feedback, and a stated workload.',
    picture: { motifs: ['people', 'book', 'path', 'spark'] },
  },
  summary:
    'A higher-education provider wanted courses that help at-risk students stay and succeed. The project delivered 27 courses covering 6 disciplines.',
  client: 'A higher-education provider',
  topics: ['Content'],
  audiences: ['Higher education'],
  metrics: [metric('courses'), metric('disciplines')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'Students leave higher education for many reasons that a course cannot change. Some reasons it can. The first heavy assessment arrives ahead of feedback. A week’s reading is longer than the week of someone who works nights. Instructions assume that everybody knows what an annotated bibliography is. Each of these is small, and each costs students who have no slack.',
        },
        {
          type: 'paragraph',
          text: 'The provider had identified introductory courses across several disciplines in which at-risk students struggled most. It wanted them redesigned to a common standard, without flattening the differences between, say, a course in math and one in composition.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We wrote the standard first, with the faculty. It is short enough to fit on a page and concerns what a student meets, week by week.',
        },
        {
          type: 'list',
          items: [
            'Each week states what the student will be able to do, what to do first, and how long it is likely to take.',
            'Something is submitted and answered early in the semester, with little or no weight, so the first feedback is not also the first loss.',
            'Prerequisite knowledge is checked, and a short refresher is offered at the point of need without a detour to another course.',
            'Assessments come with a worked example and a rubric in the words that the grader will use.',
            'Names, examples, and cases reflect the students who are actually enrolled.',
            'Everything works on a phone, offline where possible, and meets WCAG 2.1 level AA.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The principles draw on Universal Design for Learning: more than one way to meet an idea and more than one way to show that you have it. Each discipline then made them its own. In quantitative courses that meant practice with graduated hints; in writing courses, models at different stages of revision; in lab subjects, preparation that lowers the load on the day of the lab.',
        },
        {
          type: 'paragraph',
          text: 'A learning designer and a subject lead shared each course. An editor read for load and clarity, adding up what each week really asked for. A reviewer outside the discipline took the course as a student and wrote down every point of confusion.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'We delivered 27 courses covering 6 disciplines. Each was checked against the shared standard before it went live, with a record of what was changed and why, so faculty can keep to it when they revise.',
        },
        {
          type: 'paragraph',
          text: 'We make no claim here about retention: many forces affect it, and the figures belong to the provider. What can be said is what each course now contains. Every week states its workload. A first piece of work is due early, which shows who has not yet taken part, and feedback on it comes before the first heavy assessment.',
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
            '**Fix the first weeks.** That is where students who are unsure decide.',
            '**Count the load.** Add up the reading, the watching, and the writing before you publish the syllabus.',
            '**Keep the standard short.** A page gets used. A manual gets filed.',
            '**Let each discipline translate it.** Common outcomes, different means.',
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
    body: 'A handful of gateway courses often decides whether students stay. Choose the hardest of yours, and we can read its opening weeks together.',
  },
});
