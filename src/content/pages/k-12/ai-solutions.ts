import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI for K-12',
  line: 'solve',
  head: {
    title: 'Responsible AI solutions for K-12',
    description:
      'AI for K-12 products with people in charge: a responsible-AI framework, content generation, learning assistants, personalized practice, and accessibility.',
  },
  hero: {
    title: 'AI solutions for K-12, with people in charge',
    subtitle: 'Assistants and practice that teachers can limit and switch off.',
    overlay: 'medium',
    picture: { motifs: ['spark', 'switch', 'cap'] },
  },
  intro: {
    title: 'The learner is a child: start there',
    paragraphs: [
      'A wrong answer from an office tool wastes time. A wrong answer to a child may be learned. So we ask first what the model may do, and who looks at its work before the class does.',
      'We help publishers and EdTech companies put AI where it saves editors and teachers work or gives learners better practice. A feature gets a test set and an off switch. If an idea fails the test, you’ll hear it early.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'responsible-ai',
        title: 'Responsible-AI framework',
        description:
          'Permitted uses and data limits, written for your products and for the districts that buy them. Product teams get an early yes or no; districts get a clear answer.',
        points: [
          'Use-case register with risk levels',
          'Model and data documentation',
          'Release gates and a review board charter',
        ],
        picture: { motifs: ['shield', 'tick', 'people'] },
        link: { text: 'See DeepSight AI', href: '/cognify/deepsight' },
      },
      {
        id: 'content-generation',
        title: 'Content generation with editors',
        description:
          'Drafts of items and hints are made from your own approved content, to your style guide. Nothing goes in until an editor has accepted it, and the edits improve the prompts.',
        points: [
          'Prompt library and style rules under version control',
          'Source shown beside each draft',
          'Review queue with an audit trail',
        ],
        picture: { motifs: ['page', 'spark', 'pencil'] },
        link: { text: 'See AI for content', href: '/cognify/content-enhancement' },
      },
      {
        id: 'learning-assistants',
        title: 'Learning assistants',
        description:
          'Assistants that ask and hint first, grounded in the lesson at hand. Teachers set the limits and can switch an assistant off for a test.',
        points: [
          'Grounding in your licensed content',
          'Age-appropriate tone and refusals',
          'Alert to an adult when a child may be at risk',
        ],
        picture: { motifs: ['speech', 'switch', 'book'] },
        link: { text: 'Talk to us about an assistant', href: '/contact-us' },
      },
      {
        id: 'personalised-practice',
        title: 'Personalized practice',
        description:
          'The product chooses the next activity from what a learner has shown, by rules a teacher can read and overrule. [Adaptive assessments](/adaptive-assessments) supply the evidence.',
        points: [
          'Skill map and recommendation logic',
          'Reasons shown to the teacher',
          'Comparison with your current sequence',
        ],
        picture: { motifs: ['path', 'person', 'chart'] },
        link: { text: 'See adaptive assessments', href: '/adaptive-assessments' },
      },
      {
        id: 'evaluation',
        title: 'Model evaluation',
        description:
          'Subject specialists write the test set and score outputs for accuracy and bias. They do it again at each change of model.',
        points: ['Scoring rubric', 'Adversarial prompts in children’s words', 'Go/no-go report'],
        picture: { motifs: ['bars', 'lens', 'spark'] },
        link: {
          text: 'Read a case study of an evaluation',
          href: '/case-studies/ai-model-evaluation',
        },
      },
      {
        id: 'accessibility',
        title: 'AI for accessibility',
        description:
          'Models draft captions and image descriptions; specialists correct and approve them.',
        points: ['Captions and transcripts', 'Descriptions for diagrams', 'WCAG checks at scale'],
        picture: { motifs: ['captions', 'eye', 'spark'] },
        link: { text: 'See AI for accessibility', href: '/cognify/ai-accessibility' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('ai-deployments'),
      statistic('ai-accelerators'),
      statistic('caption-languages'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'ai-model-evaluation',
        title: 'Evaluating an AI model before learners meet it',
        category: 'CASE STUDY',
        href: '/case-studies/ai-model-evaluation',
        picture: { motifs: ['lens', 'node', 'tick'] },
        description: '120+ practice questions assessed and 400+ summaries reviewed.',
      },
      {
        id: 'content-engine-pilot',
        title: 'An AI content engine that answers to its editors',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/content-engine-pilot',
        picture: { motifs: ['pencil', 'gear', 'page'] },
        description:
          'How to pilot AI drafts from your own sources, with editors in charge and time measured to approval.',
      },
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Captions and descriptions for a whole media library',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['captions', 'play', 'eye'] },
        description:
          'How AI drafts and human review can caption and describe a whole library, subject by subject.',
      },
      {
        id: 'responsible-ai-in-edtech',
        title: 'Responsible AI, in steps you can check',
        category: 'BLOG',
        href: '/blogs/responsible-ai-in-edtech',
        picture: { motifs: ['person', 'switch', 'node'] },
        description: 'Questions to settle before a model meets a learner.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'training-data',
        question: 'Is student data used to train models?',
        answer: [
          'Only the district can decide that, in writing, and only as far as the law allows. The terms of the model’s provider have to settle training and retention, and you can read them. We send the model as little as possible, without names or identifiers. What’s sent and deleted is on record, so districts can show the direct control FERPA asks of them.',
        ],
      },
      {
        id: 'under-13',
        question: 'Can children under 13 use an AI assistant?',
        answer: [
          'Yes, if consent, provider terms, and district policy allow it. COPPA applies, model providers set age limits, and disclosing a child’s data to train AI generally needs separate parental consent. We settle these points first, and it’s often best to begin with teacher-facing features.',
        ],
      },
      {
        id: 'wrong-answers',
        question: 'How do you limit wrong answers?',
        answer: [
          'Answers draw on approved content and cite it; without a source the assistant says it doesn’t know. We test with real questions and let teachers flag a reply. No method removes errors entirely, and we won’t tell you that ours does.',
        ],
      },
      {
        id: 'cheating',
        question: 'Will an assistant do the homework?',
        answer: [
          'It shouldn’t. Assistants are told the task, give hints in steps, and don’t solve graded work. Testers try to trick it, in the words children use.',
        ],
      },
      {
        id: 'which-model',
        question: 'Which model do you use?',
        answer: [
          'The smallest that passes your test set at an acceptable cost and privacy level. A thin layer between product and provider lets you change models; the test set shows whether you should.',
        ],
      },
    ],
  },
  contact: {
    topic: 'k-12-ai',
    body: 'Sales wants an AI answer for the next RFP; the editors want to see the test set. One conversation can cover both.',
  },
});
