import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'offering',
  name: 'Cognify',
  line: 'cognify',
  head: {
    title: 'Cognify: ethical AI solutions for learning',
    description:
      'Ethical AI for learning: a responsible-AI framework, content generation, accelerators, accessibility, cloud services, and AI-enabled development.',
  },
  hero: {
    title: 'AI for learning, with a person accountable for it',
    subtitle:
      'From “should AI do this at all?” to a live feature with a reviewer and an off switch.',
    picture: { motifs: ['spark', 'person', 'node', 'book'] },
  },
  intro: {
    title: 'From demonstration to daily use',
    paragraphs: [
      'An AI demonstration takes an afternoon. A feature a school can rely on takes data you’re allowed to use and a reviewer with time to disagree.',
      'COGNIFY brings those together for publishers and universities. It covers features for learners and teachers and the work behind them. **Every result has a person who answers for it.** That rule decides how each service below is set up.',
    ],
  },
  covers: {
    title: 'Seven AI services',
    groups: [
      {
        title: 'Decide and try out',
        items: [
          {
            icon: 'shield-check',
            title: 'DeepSight AI',
            description:
              'Findings you can trace, from your content and learning data, under a responsible-AI framework.',
            href: '/cognify/deepsight',
          },
          {
            icon: 'rocket-launch',
            title: 'AI accelerators',
            description:
              'Tested components for learning assistants and search. They’re a shorter way from an idea to a pilot you can measure.',
            href: '/cognify/ai-accelerators',
          },
        ],
      },
      {
        title: 'Make content and open it to everyone',
        items: [
          {
            icon: 'sparkle',
            title: 'AI for content',
            description:
              'Drafts from your own sources, with editors who accept, change, or refuse them.',
            href: '/cognify/content-enhancement',
          },
          {
            icon: 'eye',
            title: 'AI for accessibility',
            description: 'Captions and descriptions, drafted by machine and approved by people.',
            href: '/cognify/ai-accessibility',
          },
        ],
      },
      {
        title: 'Build, run, and bring to school',
        items: [
          {
            icon: 'code',
            title: 'AI-enabled technology development',
            description: 'Products and analytics, engineered with AI and reviewed by engineers.',
            href: '/cognify/ai-enabled-tech',
          },
          {
            icon: 'cloud-arrow-up',
            title: 'AI and cloud services',
            description: 'Strategy and operations on a cloud that follows the school year.',
            href: '/cognify/ai-and-cloud-service',
          },
          {
            icon: 'brain',
            title: 'AI solutions for K-12',
            description:
              'The same discipline where the learner is a child and the buyer is a district.',
            href: '/k-12/ai-solutions',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'AI in use, in figures',
    items: [
      statistic('ai-deployments'),
      statistic('ai-accelerators'),
      statistic('caption-languages'),
    ],
  },
  resources: {
    title: 'AI work, and how to judge it',
    cards: [
      {
        id: 'ai-model-evaluation',
        title: 'Evaluating an AI model before learners meet it',
        category: 'CASE STUDY',
        href: '/case-studies/ai-model-evaluation',
        picture: { motifs: ['lens', 'node', 'tick'] },
        description:
          '120+ practice questions assessed and 400+ summaries reviewed against a rubric.',
      },
      {
        id: 'adaptive-learning-ai-platform',
        title: 'Adaptive learning that shows its reasons',
        category: 'CASE STUDY',
        href: '/case-studies/adaptive-learning-ai-platform',
        picture: { motifs: ['path', 'node', 'target'] },
        description: 'An adaptive learning platform: 18% learning gains.',
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
        picture: { motifs: ['shield', 'people', 'speech'] },
        description: 'Seven pieces of work that turn principles into proof.',
      },
    ],
  },
  faq: {
    title: 'Questions about AI for learning',
    items: [
      {
        id: 'ethical-ai',
        question: 'What do you mean by ethical AI?',
        answer: [
          'That we can answer for it. In practice that means data used with permission, and tests across groups of learners. Where a person is affected, a human decides, and there’s a way to contest a result or switch the feature off. [Responsible AI in EdTech](/blogs/responsible-ai-in-edtech) describes the work and the documents.',
        ],
      },
      {
        id: 'which-first',
        question: 'Which service should we start with?',
        answer: [
          'If features exist and haven’t been assessed, with DeepSight. If you have an idea and want to see it work, with an accelerator. If cost or speed of content is the concern, with a content pilot on one content type. If your platform can’t yet carry an AI feature, with AI and cloud services.',
        ],
      },
      {
        id: 'training-on-data',
        question: 'Will our content or our learners’ data train anyone’s model?',
        answer: [
          'That’s a matter for the contract, so put it there. It should say whether a provider may train on your content or records, where processing takes place, and when data is deleted. We send no more than the task requires. FERPA, COPPA, and GDPR set the limits.',
        ],
      },
      {
        id: 'when-not',
        question: 'When do you advise against AI?',
        answer: [
          'When a rule or a search would do, or when the harm of an error falls on someone who can’t notice it. Then we recommend leaving it out.',
        ],
      },
      {
        id: 'eu-ai-act',
        question: 'Does the EU AI Act apply to an EdTech company?',
        answer: [
          'It may, if your system is placed on the EU market or its output is used there. Systems meant to decide admission, evaluate learning outcomes, assess the level of education a person should receive, or detect cheating in tests are listed as high-risk, and inferring emotions in educational institutions is prohibited except for medical or safety reasons. Since August 2, 2026, people have to be told when they’re dealing with an AI system (Article 50). An amendment defers the high-risk duties to December 2, 2027: [rules and dates](/regulations#ai-act). We help classify features and prepare the documentation. Your counsel gives the legal view.',
        ],
      },
      {
        id: 'measure',
        question: 'How will we know that it was worth it?',
        answer: [
          'By a comparison agreed on at the start, such as time from brief to approval, or use that continues once the novelty wears off. The threshold is set first. If the pilot doesn’t reach it, you’ve saved the cost of a rollout.',
        ],
      },
    ],
  },
  contact: {
    title: 'Have an idea for AI?',
    topic: 'ai',
    body: 'Two sentences will do: what you’d like AI to do, and who’s affected when it’s wrong.',
  },
});
