import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Adaptive learning AI platform',
  line: 'cognify',
  head: {
    title: 'Adaptive learning platform: 18% learning gains',
    description:
      'How an adaptive learning platform chose each next step from evidence, explained its choice to teachers, and reached 18% learning gains.',
  },
  hero: {
    title: 'An adaptive platform that shows its reasons',
    subtitle:
      'Each next step is chosen from what a learner has shown, and teachers can see why and override it.',
    picture: { motifs: ['path', 'node', 'spark', 'target'] },
  },
  summary:
    'An EdTech company wanted adaptivity that teachers would trust. The platform links skills, items, and evidence, explains each recommendation, and is associated with 18% learning gains.',
  client: 'An EdTech company',
  topics: ['AI', 'Analytics', 'Platforms'],
  audiences: ['K-12 publishing', 'Higher education'],
  metrics: [metric('learning-gains')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The company’s product led every learner through the same sequence. Some were bored, some were lost, and teachers made up the difference by hand. Adaptivity was the obvious answer, and the company had seen it go wrong elsewhere: systems that send a class in many directions and cannot tell the teacher why.',
        },
        {
          type: 'paragraph',
          text: 'There was a second, quieter obstacle. Adaptive delivery needs content fine-grained enough to choose from, and items whose difficulty is known. The library had been written as chapters.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We worked on content, model, and classroom at the same time, because each limits the other two.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Skills map',
              description:
                'Subject specialists broke the course into skills with prerequisites, kept coarse enough for a teacher to recognize. Every lesson step and item was tagged to it, and the gaps were filled before an algorithm was chosen.',
            },
            {
              term: 'Evidence',
              description:
                'Items were tried out with learners so difficulty was based on responses as well as an author’s judgment. Items that behaved oddly were reviewed and often rewritten.',
            },
            {
              term: 'Model',
              description:
                'We began with an interpretable model of mastery per skill, and kept it. A more complex one would have to earn its place by predicting noticeably better on data that it had not seen.',
            },
            {
              term: 'Explanation',
              description:
                'Every recommendation carries one sentence for the teacher: what the learner showed, which skill it relates to, and what comes next.',
            },
            {
              term: 'Control',
              description:
                'A teacher can assign, skip, or hold a step for one learner or for all. Overrides are kept and reviewed, because they are the best criticism that the model gets.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Fairness was tested. Predictions and paths were compared across learner groups where the data could lawfully be used, and learners who read with assistive technology took the same paths through accessible versions of the same items. An easier track is not a dead end: every path leads back to the grade-level objective.',
        },
        {
          type: 'paragraph',
          text: 'The platform was built as services with a clear contract between them, so the model can be replaced without touching the classroom.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The platform’s adaptive technology is associated with 18% learning gains. We give the figure with the caution that it deserves: it belongs to this product, its content, and its classrooms, and it should be measured again wherever the approach is used.',
        },
        {
          type: 'paragraph',
          text: 'The client holds the skills map, the calibrated items, the model with a written account of its data, limits, and tests, and a dashboard that shows how often teachers override it and where. A change to the model is released only after it has been compared with the current one on held-out data and reviewed by a subject specialist.',
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
            '**Content first.** An algorithm cannot choose between steps that do not exist.',
            '**Prefer a model that you can explain.** Ask a more complex one to prove its advantage.',
            '**Treat an override as data.** Teachers tell you where the model is wrong, at no cost.',
            '**Keep the way back up open.** Adaptive paths must not become tracks.',
          ],
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
    body: 'Thinking about adaptive paths? The first conversation is about your items: how many there are per skill, and what is known about their difficulty.',
  },
});
