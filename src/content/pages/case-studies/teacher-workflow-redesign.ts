import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Teacher workflow redesign',
  line: 'solve',
  head: {
    title: 'Redesigning a teacher dashboard and planner',
    description:
      'How a K-12 publisher rebuilt its teacher dashboard and planner around the questions of a school week, tested with teachers at every step.',
  },
  hero: {
    title: 'A teacher dashboard built around Monday morning',
    subtitle:
      'Planner, assignments and results in the order in which a teacher needs them, tried with teachers before it was coded.',
    picture: { motifs: ['calendar', 'screen', 'pencil', 'people'] },
  },
  summary:
    'A K-12 publisher’s teachers lost time between planner, gradebook and resources. The redesign follows the teaching week and was tested with teachers from sketch to release.',
  client: 'A K-12 publisher',
  isWorkedExample: true,
  topics: ['Platforms'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The publisher’s platform contained everything a teacher might need. That was the trouble. Lessons were sorted as in the printed book, assignments lived in one area and results in another, and the dashboard opened on announcements. To plan a week, a teacher went back and forth between several screens and kept notes on paper to remember what they had seen.',
        },
        {
          type: 'paragraph',
          text: 'Usage data showed that many features were rarely opened. It could not show why. Inside the company, opinions differed: too few features, too many, not enough training.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We watched before we proposed. Designers sat with teachers, in person and by screen share, while they planned a real week, and asked them to think aloud. From those sessions we drew the week as it is: plan at the weekend, adjust on the day, check in spare minutes, mark in batches, and explain to families now and then.',
        },
        {
          type: 'paragraph',
          text: 'Each of these has a leading question. What am I teaching next? Who has not handed in? What did they not understand? What shall I change tomorrow? The questions became the structure of the dashboard.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Paper and clickable sketches**, several directions in parallel, tried with teachers who had not seen the earlier ones. Weak ideas were dropped while they were cheap.',
            '**Task tests.** Teachers were asked to do things, not to give opinions: move a lesson, find pupils who need help with one objective, reassign an activity to a few of them. We noted where they hesitated.',
            '**A design system.** Components with states, keyboard behaviour and contrast settled once, to WCAG 2.2 level AA, and handed to the engineers as code together with the drawings.',
            '**Release beside the old.** Teachers could switch and switch back. Those who switched back were asked why, and their answers headed the backlog.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The planner follows the school calendar instead of the chapter list, and a lesson moved by a day takes its assignments with it. Results open on the objective and not on the average, with the names of those who need another look and a way to act from the same place.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Planning a week, which had meant crossing several areas of the product, now happens on one screen. Announcements no longer stand in front of it.',
        },
        {
          type: 'paragraph',
          text: 'The change was verified with the same set of tasks on the old and the new design, given to teachers new to both. They reached the end on the new one with fewer detours and less help, and the points of hesitation seen at the start were gone or had been reduced to wording. Accessibility was tested with keyboard and screen reader on every task. The publisher keeps the task set and runs it before each large release.',
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
            '**Structure by question, not by feature.** People come to a dashboard wanting to know something.',
            '**Watch a real week.** Invented scenarios produce invented needs.',
            '**Let people go back**, and ask them why they did.',
            '**Keep the task set.** It turns taste into a measurement that can be repeated.',
          ],
        },
      ],
    },
  ],
  related: ['/k-12/user-experiences', '/services/design', '/case-studies/summer-release-readiness'],
  contact: {
    body: 'Show us the screen that your support team explains most often. That is where a redesign should begin.',
  },
});
