import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Research',
  line: 'discover',
  head: {
    title: 'EdTech research and efficacy studies: our methods',
    description: `How ${site.name} does research for learning products: questions, methods, ethics, ESSA tiers of evidence, and reporting, and how to commission a study.`,
  },
  hero: {
    title: 'Research methods for learning products',
    subtitle:
      'How we ask, test, and weigh evidence, so you can judge our studies and commission your own.',
    picture: { motifs: ['chart', 'lens', 'people', 'flask'] },
  },
  sections: [
    {
      id: 'what-this-is',
      heading: 'What you’ll find here',
      blocks: [
        {
          type: 'paragraph',
          text: 'This page describes how we’d find something out, and what we wouldn’t claim. The [case studies](/case-studies) show which method fits which kind of work; worked examples are labeled as such.',
        },
        {
          type: 'note',
          text: 'There’s no list of findings here. Use this page to judge any study you’re offered, ours included.',
        },
      ],
    },
    {
      id: 'questions-first',
      heading: 'The question comes first',
      blocks: [
        {
          type: 'paragraph',
          text: 'Most disappointing studies fail at the start, because it was never clear what the answer would change. We begin with the decision and ask three questions. Everyone involved answers them on paper.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'What will you do if the answer is yes, and what if it’s no?',
            'Which result would surprise you?',
            'How sure do you need to be, and by when?',
          ],
        },
        {
          type: 'paragraph',
          text: 'If the first question gets the same answer twice, you don’t need the study. It’s cheaper to hear that at the start.',
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
                'Observation in class or at work, then task-based usability tests. A few people, watched closely, over several rounds.',
            },
            {
              term: 'What do they need that they don’t ask for?',
              description:
                'Interviews about the last time something happened, never about the future. Support tickets and searches that found nothing.',
            },
            {
              term: 'Does it work as an assessment?',
              description:
                'Item statistics from a field test, and analysis of differential item functioning between groups.',
            },
            {
              term: 'Can everyone use it?',
              description:
                'Testing against WCAG 2.2 level AA together with sessions with disabled participants. The first finds faults; the second finds obstacles.',
            },
            {
              term: 'Does it help learning?',
              description:
                'A comparison, with the measure chosen beforehand. It’s randomized where that’s possible and fair; where it isn’t, we match groups or stagger the introduction.',
            },
            {
              term: 'Is the AI good enough?',
              description:
                'Blind rating against a calibrated rubric, with results by kind of error and by group. See [DeepSight](/cognify/deepsight).',
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
          text: 'We describe the strength of a finding in terms that buyers know. In US schools the common scale is the tiers of evidence in the Every Student Succeeds Act (ESSA): strong, from a well-designed and well-implemented experiment; moderate, from a quasi-experiment; promising, from a correlational study with statistical controls; and a fourth tier, for a research-based logic model with a study underway. Many good products begin at the fourth. It’s a respectable place to be, as long as you don’t hide it.',
        },
        {
          type: 'paragraph',
          text: 'We report uncertainty as a range and name the explanations we couldn’t rule out. Planned analyses are kept apart from the ones that occurred to us along the way.',
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
            'Consent that can be understood, from adults, and from parents together with the child’s own agreement. A student may stop without giving a reason, and class goes on as usual.',
            'Where the institution has an institutional review board (IRB) or a research office, its approval comes first.',
            'No group goes without teaching for the sake of a comparison.',
            'FERPA, COPPA, and GDPR decide what may be collected; the purpose decides what is. Names are replaced early, and small groups aren’t reported.',
            'The budget pays participants for their time, and pays disabled participants as the experts they are.',
            'Every data set has a deletion date, and deletion is confirmed.',
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
          text: 'A short report that begins with the decision. You also get the instruments, so you can repeat the study, and a session in which your team argues with the findings. Negative results are reported with the same care. If we built the product and also ran the study, the report says so on its first page.',
        },
      ],
    },
    {
      id: 'commission',
      heading: 'How to commission a study',
      blocks: [
        {
          type: 'paragraph',
          text: 'You don’t need a research department. Bring the decision and its date. We’ll propose the smallest study that could change your mind, with what it can and can’t show.',
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
          description: 'Better items and evidence for K-12 products.',
          href: '/k-12/learning-efficacy',
        },
        {
          icon: 'chart-line-up',
          title: 'Learning analytics',
          description: 'Data from daily use, ready for questions.',
          href: '/learning-analytics',
        },
        {
          icon: 'exam',
          title: 'Adaptive assessments',
          description: 'Calibration, fairness, and reports.',
          href: '/adaptive-assessments',
        },
      ],
    },
    {
      title: 'Client work and worked examples',
      items: [
        {
          icon: 'clipboard-text',
          title: 'AI-generated model evaluation',
          description: 'Client work: 120+ questions and 400+ summaries, and our method.',
          href: '/case-studies/ai-model-evaluation',
        },
        {
          icon: 'users-three',
          title: 'Teacher workflow redesign',
          description:
            'Worked example: observe a real week, then try the same tasks on old and new.',
          href: '/case-studies/teacher-workflow-redesign',
        },
        {
          icon: 'heartbeat',
          title: 'Analytics and intervention system',
          description: 'Worked example: test signals on past semesters before contacting anyone.',
          href: '/case-studies/analytics-intervention-system',
        },
      ],
    },
  ],
  contact: {
    topic: 'research',
    body: 'A renewal, an adoption, a launch: if one of them is waiting for evidence, write while there’s still time to collect it.',
  },
});
