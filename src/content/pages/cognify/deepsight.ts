import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'DeepSight AI',
  line: 'cognify',
  head: {
    title: 'DeepSight AI: responsible AI and learning insight',
    description:
      'DeepSight reads your catalog and your learning records, shows what they can and cannot prove, and keeps every model under a responsible-AI framework.',
  },
  hero: {
    title: 'Know what your AI may do and what your data shows',
    subtitle: 'A responsible-AI framework for your models, and findings a product team can check.',
    overlay: 'medium',
    picture: { motifs: ['bars', 'lens', 'node', 'page'] },
  },
  intro: {
    title: 'Insight you can trace back to its evidence',
    paragraphs: [
      'DeepSight is a practice with two halves. One reads: analysts and learning scientists use AI to go through catalogs and event records at a scale no editor could manage, then verify what turns up. The other governs: somebody decides what a model may do, on which data, and who reviews it, and only then is it put into use.',
      'Both halves answer to the same rule. **Every finding names its source, its sample, and its limits**, so your team can repeat it.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'responsible-ai-framework',
        title: 'Responsible-AI framework',
        description:
          'A working set of rules for your organization. It says who may put a model into use, and when it’s switched off.',
        points: [
          'Register of models, purposes, and data',
          'Risk grading for each use',
          'Fairness tests across learner groups',
          'Incident and withdrawal procedure',
        ],
        picture: { motifs: ['shield', 'node', 'people', 'tick'] },
      },
      {
        id: 'catalogue-insight',
        title: 'Catalog insight',
        description:
          'We read your lessons and items together and describe what’s there. Language models suggest the tags; your editors settle the disputed ones.',
        points: [
          'A map of topics, skills, and levels',
          'Gaps, near-duplicates, and outdated passages',
          'Reading load and vocabulary by grade or course',
          'Tags exported to your content system',
        ],
        picture: { motifs: ['book', 'lens', 'stack', 'page'] },
      },
      {
        id: 'learning-signal-insight',
        title: 'Learning signal insight',
        description:
          'We don’t chart a measure until we agree on what it means. Events arrive as xAPI statements or Caliper Analytics events and become indicators that a teacher or a dean recognizes.',
        points: [
          'An event dictionary, with a contact for each entry',
          'Checks for missing and repeated events',
          'Dashboards by role, with definitions in place',
        ],
        picture: { motifs: ['chart', 'people', 'node', 'clock'] },
        link: { text: 'See learning analytics', href: '/learning-analytics' },
      },
      {
        id: 'model-evaluation',
        title: 'Evaluation of AI output',
        description:
          'Subject experts score a sample of the generated questions or summaries against a rubric, and learners see nothing until they have. We measure how far the reviewers agree and report the errors by kind.',
        points: [
          'Rubrics for accuracy, level, bias, and tone',
          'Two independent reviews of each sampled item',
          'A release decision with its reasons',
        ],
        picture: { motifs: ['tick', 'speech', 'spark', 'page'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('ai-deployments'),
      statistic('questions-assessed'),
      statistic('summaries-reviewed'),
      statistic('customers'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'ai-model-evaluation',
        title: 'Evaluating an AI model before learners meet it',
        category: 'CASE STUDY',
        href: '/case-studies/ai-model-evaluation',
        picture: { motifs: ['target', 'tick', 'page', 'spark'] },
        description:
          'Subject experts assessed 120+ generated practice questions and reviewed 400+ summaries.',
      },
      {
        id: 'analytics-intervention-system',
        title: 'Early alerts that end in a conversation',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/analytics-intervention-system',
        picture: { motifs: ['bell', 'chart', 'people'] },
        description:
          'How to design early alerts that advisors can explain and act on, with a record of each contact.',
      },
      {
        id: 'responsible-ai-in-edtech',
        title: 'Responsible AI, in steps you can check',
        category: 'BLOG',
        href: '/blogs/responsible-ai-in-edtech',
        picture: { motifs: ['compass', 'shield', 'speech'] },
        description: 'What a responsible-AI policy must decide before a model is put into use.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'what-is-deepsight',
        question: 'Is DeepSight a product or a service?',
        answer: [
          'It’s a service that brings its own tooling. The tools read content and events; our people check the findings and hand over the method. You keep the reports and the code written for you.',
        ],
      },
      {
        id: 'what-data',
        question: 'What data do you need to begin?',
        answer: [
          'A catalog export and four to six questions you’d like answered. For learning records, a sample of events with their documentation is enough. We begin with pseudonymized records wherever the question allows it, and no field leaves your systems until you’ve approved it.',
        ],
      },
      {
        id: 'student-privacy',
        question: 'How is student data protected?',
        answer: [
          'Work is set up for FERPA, COPPA, and GDPR, with access by role and deletion on request. Your agreement should rule out training on student records for anyone else. [Our article on data governance](/blogs/data-governance-for-student-data) describes the controls.',
        ],
      },
      {
        id: 'automated-decisions',
        question: 'Does DeepSight make decisions about learners?',
        answer: [
          'No. It shows patterns and their strength; a teacher, tutor, or product manager decides. The EU AI Act lists AI that evaluates learning outcomes or decides admission as high-risk (Annex III), so every intended use is graded first.',
        ],
      },
      {
        id: 'wrong-findings',
        question: 'What happens when a finding is wrong?',
        answer: [
          'You can open it down to the rows and passages behind it. If your experts reject it, the rule or prompt is changed and the sample is run again. The final report lists what was withdrawn.',
        ],
      },
    ],
  },
  contact: {
    topic: 'ai',
    body: 'We can tell you which of your questions need DeepSight, and which need an afternoon with a spreadsheet.',
  },
});
