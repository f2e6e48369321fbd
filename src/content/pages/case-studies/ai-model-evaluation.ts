import { metric } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'AI-generated model evaluation',
  line: 'cognify',
  head: {
    title: 'AI model evaluation for practice questions',
    description:
      'How subject reviewers evaluated an AI model’s output: 120+ practice questions assessed and 400+ summaries reviewed against a rubric before learners saw it.',
  },
  hero: {
    title: 'Evaluating an AI model before learners meet it',
    subtitle:
      'Subject reviewers read what the model wrote, item by item, and said what could be published and why.',
    picture: { motifs: ['lens', 'node', 'tick', 'page'] },
  },
  summary:
    'An EdTech company wanted to know whether its model wrote practice questions and summaries fit for study. Reviewers assessed 120+ questions and reviewed 400+ summaries against an agreed rubric.',
  client: 'An EdTech company',
  topics: ['AI', 'Content'],
  audiences: ['K-12 publishing', 'Higher education'],
  metrics: [metric('questions-assessed'), metric('summaries-reviewed')],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The company’s model read study material and produced two things from it: short summaries and practice questions with answers. Demonstrations went well. What remained open was how often the output was wrong, in what way, and whether a learner would notice.',
        },
        {
          type: 'paragraph',
          text: 'Automatic scores did not settle it. Measures of word overlap reward a summary that repeats the source, whether or not it keeps the meaning. A second model used as a judge tends to like fluent text, and fluency was never the problem. The product team needed a verdict from people who teach and write the subjects, in a form that engineers could act on.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We began with the rubric, because a reviewer without one gives opinions. It was written with the client’s editors and tried on a shared sample until reviewers who worked apart reached the same rating for the same reason.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Summaries',
              description:
                'Is every statement supported by the source? Is anything essential missing? Is the reading level right for the audience? Does the summary add a claim of its own?',
            },
            {
              term: 'Practice questions',
              description:
                'Does the question test the stated objective? Is there exactly one defensible answer? Are the distractors plausible and wrong? Does the explanation teach, or only repeat the key?',
            },
            {
              term: 'Both',
              description:
                'Is the language fair to every group of learners, free of stereotypes, and clear enough for someone who reads in a second language?',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Each finding carried a severity, a category from a fixed list of error types, the passage concerned, and a suggested correction. Reviewers did not see one another’s ratings. Where they differed, a senior subject editor decided and wrote down why, and the rubric was made clearer at that point.',
        },
        {
          type: 'paragraph',
          text: 'Findings went back as structured data instead of a slide deck, so engineers could sort them by error type, subject, and prompt version. A report beside the data grouped the errors by probable cause: the source passage chosen, the prompt, or the model itself. Each of the three calls for its own remedy, from a different person.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Reviewers assessed 120+ practice questions and reviewed 400+ summaries. The client received the rated items, the error taxonomy, samples of each error type, and a statement for each kind of content: fit to publish, fit after an editor’s check, or not fit.',
        },
        {
          type: 'paragraph',
          text: 'That gave the client grounds for a decision: which content types may be released with light review, and which must always pass an editor. The client kept the rubric and the rated sample as a test set. When a prompt or a model version changes, the same items are generated again and rated by the same rules, so an improvement can be shown.',
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
            '**Write the rubric before you read the output.** Once people have seen fluent text they forgive it.',
            '**Calibrate reviewers on a shared sample.** If they disagree there, their ratings of the rest mean little.',
            '**Record the kind of error along with the score.** An average tells you that something is wrong. A taxonomy tells you where to look.',
            '**Keep the rated items.** They are the regression test for every later version of the model.',
            '**Decide release by content type.** Summaries and questions fail differently and need different gates.',
          ],
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
    body: '“Is it good enough for learners?” If your team cannot answer that about your model, we can help you write the rubric.',
  },
});
