import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Teacher workflow redesign',
  line: 'solve',
  head: {
    title: 'Redesigning a teacher dashboard and lesson planner',
    description:
      'A worked example in K-12 UX design: rebuilding a teacher dashboard and lesson planner around the school week, with task tests from sketch to release.',
  },
  hero: {
    title: 'A teacher dashboard built around Monday morning',
    subtitle:
      'Planner and grades in the order a teacher needs them, and how to test that order with teachers before it’s coded.',
    picture: { motifs: ['calendar', 'screen', 'pencil', 'people'] },
  },
  summary:
    'Teachers lose time between planner and gradebook. This example shows how we’d redesign a dashboard around the teaching week and test it task by task, old screens against new.',
  isWorkedExample: true,
  topics: ['Platforms'],
  audiences: ['K-12 publishing'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The starting point',
      blocks: [
        {
          type: 'paragraph',
          text: 'A platform can hold everything a teacher needs and still eat up Sunday evening. Think of one in which assignments live in one area and grades in another, and the dashboard opens on announcements. To plan a week, a teacher goes back and forth between screens and keeps notes on paper to remember what was where.',
        },
        {
          type: 'paragraph',
          text: 'Usage data can show that many features are rarely opened. It can’t show why. Inside the company, every explanation has its advocates: too few features, too many, too little training.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How the redesign proceeds',
      blocks: [
        {
          type: 'paragraph',
          text: 'We watch before we propose. Designers sit with teachers, in person or by screen share, while they plan a real week and think aloud. Out of those sessions comes a map of the week: planning over the weekend, adjusting on the day, checking in spare minutes, grading in batches, writing to families now and then.',
        },
        {
          type: 'paragraph',
          text: 'Behind each stretch of that map is a question. What am I teaching next? Who hasn’t turned in the work? What did they not understand? What should I change tomorrow? The questions become the structure of the dashboard.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Sketches**, on paper and clickable, in several directions at once, tried with teachers who haven’t seen the earlier ones. Weak ideas are dropped while they’re cheap.',
            '**Task tests.** Teachers are asked to do things rather than to give opinions: move a lesson, find the students who need help with one objective, reassign an activity to a few of them. We note where they hesitate.',
            '**A design system.** Components with their keyboard behavior and contrast settled once, to WCAG 2.2 level AA, and handed to your engineers as code along with the drawings.',
            '**Release beside the old.** Teachers can switch and switch back. Anyone who switches back is asked why, and the answers go to the top of the backlog.',
          ],
        },
        {
          type: 'paragraph',
          text: 'A planner built this way follows the school calendar instead of the chapter list, and a lesson moved by a day takes its assignments with it. Grades open on the objective before the average, with the names of students who need more help and a way to act from the same place.',
        },
        {
          type: 'paragraph',
          text: 'The common mistake is to stop at the dashboard. If the gradebook behind it still thinks in chapters, the new front page sends teachers straight back into the old maze.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'Old screens against new',
      blocks: [
        {
          type: 'paragraph',
          text: 'The comparison is easy to describe. Write a set of tasks before you draw. Give it to teachers who know neither design, half of them starting with the old one. Count who finishes without help and how many detours they take. Run every task by keyboard and with a screen reader, too.',
        },
        {
          type: 'paragraph',
          text: 'What the new design must beat, and by how much, is settled before the first session; otherwise every test turns out to be a success. The task set and the design system stay with you, and the same tasks can be run before each large release.',
        },
      ],
    },
  ],
  related: ['/k-12/user-experiences', '/services/design', '/case-studies/summer-release-readiness'],
  contact: {
    topic: 'k-12-screens',
    body: 'The screen your support team explains most often is the one to show us.',
  },
});
