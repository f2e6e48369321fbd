import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'AI-generated model evaluation',
  line: 'cognify',
  head: {
    title: 'AI model evaluation for practice questions',
    description:
      'Client work: 120+ practice questions assessed and 400+ summaries reviewed. With our method for judging AI output by a rubric before learners see it.',
  },
  hero: {
    title: 'Evaluating an AI model before learners meet it',
    subtitle:
      'Subject reviewers read what the model writes, item by item, and say what can be published and why.',
    picture: { motifs: ['lens', 'node', 'tick', 'page'] },
  },
  summary:
    'An evaluation of AI-generated content: reviewers assessed 120+ practice questions and reviewed 400+ summaries. Here’s how we judge a model’s output against an agreed rubric.',
  topics: ['AI', 'Content'],
  audiences: [],
  metrics: [metric('questions-assessed'), metric('summaries-reviewed')],
  sections: [
    {
      id: 'challenge',
      heading: 'What makes it hard',
      blocks: [
        {
          type: 'paragraph',
          text: 'A model’s demonstration tells you that it can write a good summary or practice question. It doesn’t tell you how often the output is wrong, or whether a learner would notice.',
        },
        {
          type: 'paragraph',
          text: 'Automatic scores don’t settle that. Measures of word overlap reward a summary that repeats the source, whether or not it keeps the meaning, and a second model used as a judge tends to like fluent text. What a product team needs is a verdict from people who teach and write the subject, in a form that engineers can act on.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'How we do this work',
      blocks: [
        {
          type: 'paragraph',
          text: 'The rubric comes first, because a reviewer who doesn’t have one gives opinions. We write it with your editors and try it on a shared sample until reviewers working apart reach the same rating for the same reason.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Summaries',
              description:
                'Is every statement supported by the source? Is anything essential missing? Is the reading level right? Does the summary add a claim of its own?',
            },
            {
              term: 'Practice questions',
              description:
                'Does the question test the stated objective? Is there exactly one defensible answer? Are the distractors plausible and wrong? Does the explanation teach, or only repeat the key?',
            },
            {
              term: 'Both',
              description:
                'Is the language fair to every group of learners, and clear enough for someone who reads in a second language?',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Each finding carries a severity, an error type from a fixed list, the passage concerned, and a suggested correction. Reviewers don’t see one another’s ratings. Where they differ, a senior subject editor decides and makes the rubric clearer at that point.',
        },
        {
          type: 'paragraph',
          text: 'Findings go back as structured data, which engineers can sort by error type and prompt version. A report beside it groups the errors by probable cause: the source passage or the model itself. Each has its own remedy, and usually a different person to apply it.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The figures, and what they’re for',
      blocks: [
        {
          type: 'paragraph',
          text: 'In this project, reviewers assessed 120+ practice questions and reviewed 400+ summaries.',
        },
        {
          type: 'paragraph',
          text: 'An evaluation of this kind ends in a decision for each type of content: fit to publish, fit after an editor’s check, or not fit. The rubric and the rated items stay with you as a test set. When a prompt or a model version changes, the same items are generated again and rated by the same rules.',
        },
      ],
    },
  ],
  related: [
    '/cognify/deepsight',
    '/cognify/content-enhancement',
    '/blogs/responsible-ai-in-edtech',
  ],
  contact: {
    topic: 'ai',
    body: '“Is it good enough for learners?” If your team can’t answer that about your model yet, we can help you write the rubric.',
  },
});
