import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Cloud and AI virtual classroom',
  line: 'deliver',
  head: {
    title: 'Scaling a virtual classroom from 5K to 50K students',
    description:
      'Client work on a cloud and AI virtual classroom: 5K to 50K active students, with over 30% infrastructure savings. And how we scale live teaching.',
  },
  hero: {
    title: 'A virtual classroom, from 5K to 50K students',
    subtitle: 'We scale live teaching and AI assistance as separate parts, each with its own cost.',
    picture: { motifs: ['screen', 'cloud', 'people', 'arrows'] },
  },
  summary:
    'A cloud and AI virtual classroom: it grew from 5K to 50K active students with over 30% infrastructure savings. Here’s how we scale one.',
  topics: ['Cloud', 'AI', 'Platforms'],
  audiences: [],
  metrics: [metric('active-students'), metric('infrastructure-savings')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'When live sessions and recordings run as one application, the servers are sized for the busiest hour and idle the rest of the week. When a large course opens, they’re still too small. More students on the same design mean a bill that rises at least as fast as the numbers. AI makes it harder: captions and session summaries need a place where they don’t slow down the teaching.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We separate what must happen now from what can wait. A voice in a live session can’t. A recording can be processed in ten minutes or at night, and a summary can follow it.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Live path',
              description:
                'Kept small and close to the student: media, chat, presence. It scales by session and by region, and nothing else runs on it.',
            },
            {
              term: 'Deferred work',
              description:
                'Transcoding, archive captions, and summaries take jobs from a queue. Capacity follows the length of the queue, and falls to almost nothing when it’s empty.',
            },
            {
              term: 'Data',
              description:
                'Attendance and grades sit in a managed database, with read replicas so a report doesn’t slow a class.',
            },
            {
              term: 'AI services',
              description:
                'They sit behind one internal interface, with a budget per course and a switch for each institution. Summaries are labeled as AI-generated, and the instructor can edit or remove them.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Then we simulate growth. Scripted students join and reconnect, in numbers well above those expected, and each run ends with a list of what gave way first. Cost counts as a measure of quality: each service shows what it spends per active student, and a change that raises it has to be explained. Courses migrate between semesters, with old and new side by side.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figures, and how to read them',
      blocks: [
        {
          type: 'paragraph',
          text: 'The classroom grew from 5K to 50K active students with over 30% infrastructure savings. A platform with a different starting point will see different figures.',
        },
        {
          type: 'paragraph',
          text: 'With a project like this we hand over infrastructure as code, load-test scripts, and a record of each AI feature, with who may turn it off.',
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
            '**Watch cost per active student.** A total bill hides waste while numbers are rising.',
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
    body: 'Could your platform carry next year’s enrollment? If you aren’t sure, ask us for an architecture review.',
  },
});
