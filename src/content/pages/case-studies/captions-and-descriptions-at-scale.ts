import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Captions and descriptions at scale',
  line: 'cognify',
  head: {
    title: 'Captions and audio description at scale',
    description:
      'A worked example: captions, transcripts, and audio description for a large learning library, drafted by AI, reviewed by people, and checked by sampling.',
  },
  hero: {
    title: 'Captions and descriptions for a whole media library',
    subtitle:
      'Machine drafts for speed, human review for accuracy: one process for captions and descriptions.',
    picture: { motifs: ['captions', 'speech', 'eye', 'globe'] },
  },
  summary:
    'A learning library with few captions and no descriptions looks like an endless backlog. This example shows how to sort it, draft with AI, and check quality by sampling.',
  isWorkedExample: true,
  topics: ['Accessibility', 'AI'],
  audiences: ['K-12 publishing', 'Higher education'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'A library without words',
      blocks: [
        {
          type: 'paragraph',
          text: 'Picture a learning publisher’s media library: lectures, demonstrations, interviews, animations, and a great many figures, collected over years. Some videos have automatic captions that haven’t been checked. Very few have audio description. Figures carry file names where their text alternatives should be.',
        },
        {
          type: 'paragraph',
          text: 'The obligation is clear. WCAG asks for captions on prerecorded video at level A and for audio description at level AA, and public-sector and European customers ask for both. Less clear is how to get there with the people available. Captioning by hand is slow. Machine captioning stumbles on exactly the words a learner came for: mitosis, a theorem, the name of a river.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'From a sample to a pipeline',
      blocks: [
        {
          type: 'paragraph',
          text: 'Before anything runs at scale, we work through a sample from each subject and format with care. It shows what machines do well on this material and how long review takes. Out of it come the rules, and an estimate you can budget against.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Sort.** Media in current use comes first. Whatever isn’t assigned or opened is a candidate for retirement, and media that is taken down needs no captions.',
            '**Draft.** Speech recognition works with a glossary for each subject. For figures, a vision model gets the printed caption and the surrounding paragraph along with the image.',
            '**Review captions.** An editor corrects words, speaker names, and timing. Numbers and formulas are checked against the source. Drafts with low confidence go to a specialist.',
            '**Review descriptions.** A subject editor asks what this figure is for, here. A graph in an economics chapter needs its trend; in a statistics chapter, perhaps its outlier. Decoration is marked as such. Complex figures get a short alternative and a long description.',
            '**Describe video.** Where the picture carries meaning that speech doesn’t, description goes into the pauses; where there are none, an extended version is made. Authors of new video get a guide to saying what they show.',
            '**Translate.** Always from corrected captions, with review by someone fluent in both the language and the subject.',
            '**Hand over.** You receive WebVTT captions, descriptions as text and as tracks, and a record of who approved each file. New media takes the same path before it’s published, or the backlog starts again.',
          ],
        },
        {
          type: 'paragraph',
          text: 'When this fails, it fails quietly. A draft that reads smoothly gets waved through, and a fluent sentence that says the wrong thing is harder to spot than a garbled one. So reviewers work with the recording playing, and their names stay on the file.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'How quality is checked',
      blocks: [
        {
          type: 'paragraph',
          text: 'Finished files are drawn at random and read against the recording by someone who hasn’t worked on them. Errors are counted by kind: a wrong term, a missing sound, a caption that runs ahead of the speech, a description that says too much. The limit for each kind is set before the first batch. When it’s exceeded, the glossary or the prompt changes and the batch is read again.',
        },
        {
          type: 'paragraph',
          text: 'Sampling finds errors. It can’t tell you whether a description is any use. For that, the plan includes sessions in each subject with people who rely on captions and screen readers and who study with the material. Can they answer the question at the end of the section? Which descriptions do they skip? The rules for descriptions stay open until those sessions are over.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What to plan for',
      blocks: [
        {
          type: 'list',
          items: [
            '**Retire before you caption.** An unused video costs as much to caption as one that is assigned.',
            '**Describe for the task.** Ask what the reader has to do with the figure, write that, and stop.',
          ],
        },
      ],
    },
  ],
  related: [
    '/cognify/ai-accessibility',
    '/accessibility-compliance-solutions',
    '/blogs/accessibility-by-design',
  ],
  contact: {
    topic: 'accessibility',
    body: 'Roughly how much media do you have, and in which subjects? We’ll propose a first sample.',
  },
});
