import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Adaptive learning AI platform',
  line: 'cognify',
  head: {
    title: 'Adaptive learning platform: 18% learning gains',
    description:
      'Client work on an adaptive learning platform: 18% learning gains. With our method: explainable next steps, calibrated items, and teachers who can override.',
  },
  hero: {
    title: 'Adaptive learning that shows its reasons',
    subtitle:
      'We choose the next step from what a learner has shown, and the teacher can override it.',
    picture: { motifs: ['path', 'node', 'spark', 'target'] },
  },
  summary:
    'An adaptive learning platform with AI: 18% learning gains. Here’s how we link skills to evidence so a recommendation can be explained to a teacher.',
  topics: ['AI', 'Analytics', 'Platforms'],
  audiences: [],
  metrics: [metric('learning-gains')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'Lead every learner through the same sequence and some are bored, some are lost; the teacher makes up the difference by hand. Adaptivity is the obvious answer, and it goes wrong when a system sends a class in many directions and can’t say why.',
        },
        {
          type: 'paragraph',
          text: 'There’s a quieter obstacle. Adaptive delivery needs content fine-grained enough to choose from and items of known difficulty, and most libraries are written as chapters.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'We work on content, model, and classroom at the same time, because each limits the other two.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Skills map',
              description:
                'Subject specialists break the course into skills with prerequisites, coarse enough for a teacher to recognize. Every lesson step and item is tagged to it, and the gaps are filled before an algorithm is chosen.',
            },
            {
              term: 'Evidence',
              description:
                'Items are tried out with learners, so difficulty rests on responses as well as an author’s judgment. Items that behave oddly are reviewed and often rewritten.',
            },
            {
              term: 'Model',
              description:
                'We begin with an interpretable model of mastery per skill. A more complex one has to earn its place by predicting noticeably better on data it hasn’t seen.',
            },
            {
              term: 'Explanation',
              description:
                'Every recommendation carries one sentence for the teacher: what the learner showed, which skill it relates to, what comes next.',
            },
            {
              term: 'Control',
              description:
                'A teacher can assign, skip, or hold a step for one learner or for all. Overrides are kept and reviewed; they’re the best criticism a model gets.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'We compare predictions and paths across learner groups where the data may lawfully be used, and learners who read with assistive technology take the same paths through accessible versions of the same items. An easier track can’t be a dead end, so every path leads back to the grade-level objective. The model sits behind a clear interface and can be replaced while the classroom stays as it is.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figure, and how to read it',
      blocks: [
        {
          type: 'paragraph',
          text: 'The project’s figure was 18% learning gains. Gains depend on the content and the classrooms, so measure again wherever you use the approach.',
        },
        {
          type: 'paragraph',
          text: 'What we hand over in work of this kind: the skills map, the model with an account of its data and limits, and a dashboard that shows how often teachers override it. A change to the model is compared with the current one on held-out data before it’s released.',
        },
      ],
    },
  ],
  related: [
    '/cognify/ai-enabled-tech',
    '/adaptive-assessments',
    '/case-studies/analytics-intervention-system',
  ],
  contact: {
    topic: 'ai',
    body: 'Thinking about adaptive paths? Then let’s talk about how many items you have per skill.',
  },
});
