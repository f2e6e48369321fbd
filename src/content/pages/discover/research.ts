import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Research',
  line: 'discover',
  head: {
    title: 'Research: how we ask, test and weigh evidence',
    description: `How ${site.name} does research for learning products: questions, methods, ethics, strength of evidence and reporting, and how to commission a study.`,
  },
  hero: {
    title: 'Research',
    subtitle:
      'How we ask, test and weigh evidence in digital learning, so that you can judge ours and commission your own.',
    picture: { motifs: ['chart', 'lens', 'people', 'flask'] },
  },
  sections: [
    {
      id: 'what-this-is',
      heading: 'What this page is',
      blocks: [
        {
          type: 'paragraph',
          text: 'This is an account of method. It says how we find things out for clients, what we count as evidence, and what we will not claim. Results belong to the clients for whom they were made; the [case studies](/case-studies) show the methods at work.',
        },
        {
          type: 'note',
          text: 'There is no list of findings here. A finding is worth as much as the method behind it, so this page is about the methods.',
        },
      ],
    },
    {
      id: 'questions-first',
      heading: 'The question comes first',
      blocks: [
        {
          type: 'paragraph',
          text: 'Most disappointing studies fail before they begin, since nobody could say what would be done with the answer. We start with the decision, and write three lines that everyone signs.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'What will you do if the answer is yes, and what if it is no?',
            'Which result would surprise you?',
            'How sure do you need to be, and by when?',
          ],
        },
        {
          type: 'paragraph',
          text: 'If the first line has the same answer twice, the study is not needed. It is cheaper to hear that at the start.',
        },
      ],
    },
    {
      id: 'methods',
      heading: 'Which method for which question',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'What do people do, and where do they struggle?',
              description:
                'Observation in class or at work, task-based usability tests, diary studies. Small numbers of people, looked at closely, several rounds.',
            },
            {
              term: 'What do they need that they do not ask for?',
              description:
                'Interviews about the last time something happened, never about the future. Support tickets and searches that found nothing.',
            },
            {
              term: 'Does it work as an assessment?',
              description:
                'Expert review against the construct, item statistics from a field trial, analysis of differential item functioning between groups, and reliability for the use intended.',
            },
            {
              term: 'Can everyone use it?',
              description:
                'Testing against WCAG 2.2 level AA together with sessions with disabled participants. The first finds faults, the second finds obstacles.',
            },
            {
              term: 'Does it help learning?',
              description:
                'A comparison, with the measure chosen beforehand: randomised where that is possible and fair, matched groups or staggered introduction where it is not.',
            },
            {
              term: 'Is the AI good enough?',
              description:
                'A test set from real content, a rubric calibrated between raters, blind rating, results by kind of error and by group. See [DeepSight](/cognify/deepsight).',
            },
          ],
        },
      ],
    },
    {
      id: 'strength',
      heading: 'How strong is the evidence?',
      blocks: [
        {
          type: 'paragraph',
          text: 'We say how strong a finding is in words that a buyer knows. In US schools the tiers of evidence in the Every Student Succeeds Act (ESSA) are the common scale: strong from a well-made experiment, moderate from a quasi-experiment, promising from a correlational study with controls, and a fourth tier for a reasoned logic model with research under way. Many good products begin at the fourth. It is a respectable place to be, if one says so.',
        },
        {
          type: 'paragraph',
          text: 'We report uncertainty as a range, name the alternatives that we could not exclude, and keep analyses which were planned apart from those that occurred to us on the way.',
        },
      ],
    },
    {
      id: 'ethics',
      heading: 'People before data',
      blocks: [
        {
          type: 'list',
          items: [
            'Consent that can be understood, from adults, and from parents together with the child’s own agreement. A pupil may stop without giving a reason, and their class goes on as usual.',
            'Where the institution has a review board or a research office, its approval comes first.',
            'No group goes without teaching for the sake of a comparison.',
            'FERPA, COPPA and GDPR decide what may be collected; the purpose decides what is. Names are replaced early, and small groups are not reported.',
            'The budget pays participants for their time, and disabled participants as the experts that they are.',
            'Retention has a date, and deletion is confirmed.',
          ],
        },
      ],
    },
    {
      id: 'reporting',
      heading: 'What you receive',
      blocks: [
        {
          type: 'paragraph',
          text: 'A short report that begins with the decision; the instruments, so that you can repeat the study; the data in anonymous form where consent allows it; and a session in which your team argues with the findings. Negative results are reported with the same care. If a study was ours and the product was ours as well, the report says so on its first page.',
        },
      ],
    },
    {
      id: 'commission',
      heading: 'How to commission a study',
      blocks: [
        {
          type: 'paragraph',
          text: 'You do not need a research department. Bring the decision and the date by which it must be made. We propose the smallest study that could change your mind, with what it can and cannot show. Studies can stand alone, or be built into a design, content or AI project so that evidence grows while you work.',
        },
      ],
    },
  ],
  groups: [
    {
      title: 'Research at work',
      items: [
        {
          icon: 'target',
          title: 'Learning efficacy',
          description: 'Alignment, better items and evidence for K-12 products.',
          href: '/k-12/learning-efficacy',
        },
        {
          icon: 'chart-line-up',
          title: 'Learning analytics',
          description: 'Data from daily use, made fit for questions.',
          href: '/learning-analytics',
        },
        {
          icon: 'exam',
          title: 'Adaptive assessments',
          description: 'Calibration, fairness and reports.',
          href: '/adaptive-assessments',
        },
      ],
    },
    {
      title: 'Read how it was done',
      items: [
        {
          icon: 'clipboard-text',
          title: 'AI-generated model evaluation',
          description: 'A rubric, blind raters, 120+ questions and 400+ summaries.',
          href: '/case-studies/ai-model-evaluation',
        },
        {
          icon: 'users-three',
          title: 'Teacher workflow redesign',
          description: 'Observation and repeated task tests with teachers.',
          href: '/case-studies/teacher-workflow-redesign',
        },
        {
          icon: 'heartbeat',
          title: 'Analytics and intervention system',
          description: 'Signals tested on past terms before anyone was contacted.',
          href: '/case-studies/analytics-intervention-system',
        },
      ],
    },
  ],
  contact: {
    body: 'Bring us the decision and its date. We will propose the smallest study that could change your mind.',
  },
});
