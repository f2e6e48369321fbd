import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Content engine pilot',
  line: 'cognify',
  head: {
    title: 'An AI content engine with editors in charge',
    description:
      'How a publisher piloted AI-assisted drafting of lesson material: grounded in its own sources, reviewed by editors, measured against usual practice.',
  },
  hero: {
    title: 'A content engine that answers to its editors',
    subtitle:
      'AI drafts from the publisher’s own sources, editors accept, change or refuse, and every decision teaches the next draft.',
    picture: { motifs: ['pencil', 'spark', 'page', 'gear'] },
  },
  summary:
    'A publisher wanted to know where AI drafting helps and where it costs. A pilot with grounded drafts and editors in charge gave an answer for each kind of content.',
  client: 'An educational publisher',
  isWorkedExample: true,
  topics: ['AI', 'Content'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'Editors at the publisher were already trying AI tools on their own. Some were pleased, some alarmed, and none could tell whether it saved time once correction was counted. Management had questions of its own: what happens to unpublished manuscripts typed into a public tool, who holds the rights in the result, what shall we say to authors?',
        },
        {
          type: 'paragraph',
          text: 'The company did not want a policy of enthusiasm or of refusal. It wanted to learn, on its own material, under its own rules.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We set the rules before the software. An editor is named for every piece and answers for it. Drafts are made only from sources that the publisher owns or has licensed for this use. Nothing goes to a service that trains on it. Readers are told where AI has been used, in words that the publisher chose.',
        },
        {
          type: 'paragraph',
          text: 'The kinds of content in the pilot were chosen because they differ: practice questions, glossary entries, lesson summaries, and versions of a text at an easier reading level.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Grounding',
              description:
                'Every draft is made from passages retrieved from the publisher’s sources, and shows them. A sentence without a source is marked for the editor.',
            },
            {
              term: 'Templates',
              description:
                'A content type has a specification: audience, reading level, length, house style, what to avoid, examples of good and bad. Editors wrote these and own them.',
            },
            {
              term: 'Checks',
              description:
                'Before an editor sees a draft, it passes automatic checks for reading level, banned terms, closeness to the source, duplicate items and bias flags.',
            },
            {
              term: 'Workbench',
              description:
                'Draft and sources side by side. The editor accepts, edits or refuses, and gives a reason from a short list. Changes are kept.',
            },
            {
              term: 'Learning',
              description:
                'Reasons and edits are read together at regular intervals. They change templates and retrieval. They are not used to grade editors.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'For comparison, the same editors made the same kinds of content in the usual way, with the clock running in both cases from brief to approval, so that checking and correcting counted.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The pilot ended with a decision for each kind of content instead of a single verdict. Some are now drafted with the engine as a matter of course. Some are drafted by it only when the source is strong. One went back to being written by hand, since judging a draft took as much as writing one. We publish no figures, since they belong to the publisher and to its material.',
        },
        {
          type: 'paragraph',
          text: 'Quality was verified without labels: reviewers read finished pieces from both ways of working and did not know which was which. Errors found were traced back to the step that should have stopped them. The publisher keeps the templates, the rated pieces, the workbench and a written policy that its authors and its rights department have seen.',
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
            '**Rules before tools.** People work more freely when they know what is allowed.',
            '**Time the whole way to approval.** Fast drafts can be slow pages.',
            '**Decide by content type.** “Does AI help?” has no answer. “Does it help with glossary entries?” has one.',
            '**Let editors own the templates.** It is their judgement that you are scaling.',
          ],
        },
      ],
    },
  ],
  related: [
    '/cognify/content-enhancement',
    '/case-studies/ai-model-evaluation',
    '/cognify/deepsight',
  ],
  contact: {
    body: 'A pilot needs one content type, a few editors and an honest comparison. We can help you set it up.',
  },
});
