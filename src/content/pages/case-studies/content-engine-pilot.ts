import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Content engine pilot',
  line: 'cognify',
  head: {
    title: 'How to pilot AI content drafting in publishing',
    description:
      'A worked example of an AI content pilot for publishers: drafts grounded in licensed sources, editors who decide, and a fair test against usual practice.',
  },
  hero: {
    title: 'An AI content engine that answers to its editors',
    subtitle:
      'How to run a pilot in which AI drafts from your own sources, editors accept, change, or refuse, and the clock runs all the way to approval.',
    picture: { motifs: ['pencil', 'spark', 'page', 'gear'] },
  },
  summary:
    'Where does AI drafting help a publisher, and where does it cost? This example sets up a pilot that answers by content type, with editors in charge and a blind comparison.',
  isWorkedExample: true,
  topics: ['AI', 'Content'],
  audiences: ['K-12 publishing', 'Workforce learning'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The question',
      blocks: [
        {
          type: 'paragraph',
          text: 'Does AI drafting save an editor time once correction is counted? Suppose an educational publisher’s staff already use the tools. Some editors are pleased, some are alarmed. The work hasn’t been timed. Management has questions of its own. What happens to an unpublished manuscript typed into a public tool? Who holds the rights in what comes back? What do we tell our authors?',
        },
        {
          type: 'paragraph',
          text: 'A policy of enthusiasm would answer none of this, and neither would a ban. What the publisher needs is a way to find out, on its own material and under its own rules.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Setting up the pilot',
      blocks: [
        {
          type: 'paragraph',
          text: 'The rules come before the software. Every piece has a named editor who answers for it. Drafts draw only on sources the publisher owns or has licensed for this use. Nothing goes to a service that trains on it. Readers learn where AI has been used, in words the publisher chooses.',
        },
        {
          type: 'paragraph',
          text: 'Then we pick kinds of content that aren’t alike, such as practice questions and versions of a text at an easier reading level. A pilot on one kind says nothing about the next.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Grounding',
              description:
                'Every draft is built from passages retrieved from the publisher’s own sources, and shows them. A sentence without a source is flagged for the editor.',
            },
            {
              term: 'Templates',
              description:
                'Each content type gets a specification: audience, reading level, length, house style, what to avoid, examples of good and bad. Editors write these and keep them after the pilot.',
            },
            {
              term: 'Checks',
              description:
                'Before an editor sees a draft, software screens it for reading level and wording that may be biased.',
            },
            {
              term: 'Workbench',
              description:
                'Draft and sources side by side. The editor accepts, edits, or refuses, and picks a reason from a short list. Every change is saved.',
            },
            {
              term: 'Feedback',
              description:
                'Reasons and edits are read together at set intervals. They change templates and retrieval. They’re never used to grade editors, who should hear that before they start.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Two things commonly go wrong. The stopwatch covers the draft and misses the correction, so speed passes for savings. Or an editor with a long queue begins to approve on trust. We time both ways of working from brief to approval, keep the queue short, and, with the editors’ knowledge, plant a few errors in it to see whether they’re caught.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'Reading the pilot',
      blocks: [
        {
          type: 'paragraph',
          text: 'The publisher names its thresholds before the first draft: time from brief to approval, errors per piece found by a second reader, the share of drafts an editor would rather have written from scratch. Reviewers then read finished pieces from both ways of working without knowing which is which, and trace each error to the step that should have stopped it.',
        },
        {
          type: 'paragraph',
          text: 'Expect a decision for each content type instead of a verdict on AI. One kind may be worth drafting by machine as a matter of course, another only when the source is strong; a third may be better written by hand, because judging a draft takes as much work as writing one. Whatever the decisions, the publisher keeps the templates, the rated pieces, and a policy to put in front of authors and the rights department.',
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
    topic: 'ai-content',
    body: 'A pilot doesn’t need more than one content type and a few editors. We can help you set it up.',
  },
});
