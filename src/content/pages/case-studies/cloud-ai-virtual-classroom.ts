import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Cloud and AI virtual classroom',
  line: 'deliver',
  head: {
    title: 'Scaling a virtual classroom from 5K to 50K students',
    description:
      'How a virtual classroom grew from 5K to 50K active students with over 30% infrastructure savings, by scaling its parts separately and adding AI with care.',
  },
  hero: {
    title: 'A virtual classroom that grew tenfold and cost less to run',
    subtitle:
      'From 5K to 50K active students, with live teaching, recordings, and AI assistance scaled as separate parts.',
    picture: { motifs: ['screen', 'cloud', 'people', 'arrows'] },
  },
  summary:
    'An online learning provider outgrew its virtual classroom. Rebuilt for the cloud, it went from 5K to 50K active students with over 30% infrastructure savings.',
  client: 'An online learning provider',
  topics: ['Cloud', 'AI', 'Platforms'],
  audiences: ['Higher education', 'Workforce learning'],
  metrics: [metric('active-students'), metric('infrastructure-savings')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The provider’s classroom worked well for the students it had. Live sessions, chat, attendance, recordings, and assignments ran as one application on servers sized for the busiest hour of the week. The rest of the week the company paid for idle machines. And when a large course began, even those servers were too small.',
        },
        {
          type: 'paragraph',
          text: 'Growth was the plan, and the arithmetic was simple: more students on the same design meant a bill that rose at least as fast as the numbers. The team also wanted to add AI, for live captions, for session summaries, and for finding a moment in a recording, and had nowhere to put it that would not slow down the teaching.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We separated what must happen now from what may happen later. A voice in a live session cannot wait. A recording can be processed in ten minutes or at night, and a summary can follow it.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Live path',
              description:
                'Kept small and close to the student: media, chat, presence. It scales by session and by region, and nothing else may run on it.',
            },
            {
              term: 'Deferred work',
              description:
                'Recording, transcoding, archive captions, search, and summaries take jobs from a queue. Capacity follows the length of the queue and falls to almost nothing when it is empty.',
            },
            {
              term: 'Data',
              description:
                'Attendance, grades, and submissions in a managed database with read replicas for reports, so a report never slows a class.',
            },
            {
              term: 'AI services',
              description:
                'Behind one internal interface, with a budget per course and a switch for each institution. Summaries are labeled as AI-generated, and the instructor can edit or remove them. Student data is not used to train models.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Then we simulated growth. Scripted students joined, spoke, left, and reconnected, in numbers well above those expected, and each run ended with a list of what gave way first. Cost was treated as a measure of quality: each service shows what it spends per active student, and a change that raises it has to be explained.',
        },
        {
          type: 'paragraph',
          text: 'Migration went course by course. Old and new ran side by side, and a course moved between semesters.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The classroom grew from 5K to 50K active students with over 30% infrastructure savings. Both figures belong to this provider. A platform with a different starting point will see different ones.',
        },
        {
          type: 'paragraph',
          text: 'The team holds infrastructure as code, load-test scripts that it can run before each semester, cost reports per service, and a record of the AI features: what each does with data, who may turn it off, and how its output is reviewed.',
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
            '**Divide by urgency.** Live sessions and work that can wait need different machines, and they fail in different ways.',
            '**Test growth before you sell it.** The first thing to break is rarely the one you expected.',
            '**Watch cost per active student.** A total bill hides waste when numbers are rising.',
            '**Put AI behind a switch and a budget.** Institutions will ask for the first, and finance for the second.',
          ],
        },
      ],
    },
  ],
  related: [
    '/cognify/ai-and-cloud-service',
    '/services/optimization',
    '/case-studies/hybrid-cloud-implementation',
  ],
  contact: {
    topic: 'cloud',
    body: 'Could your platform carry next year’s enrollment? If you are not sure, ask us for an architecture review.',
  },
});
