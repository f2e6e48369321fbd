import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Captions and descriptions at scale',
  line: 'cognify',
  head: {
    title: 'Captions and descriptions at scale',
    description:
      'How a large media library received captions in 12+ languages, transcripts and descriptions, drafted with AI and approved by people.',
  },
  hero: {
    title: 'Captions and descriptions for a whole library',
    subtitle:
      'Machine drafts for speed, human review for truth, and rules for each subject: captions in 12+ languages, transcripts and descriptions.',
    picture: { motifs: ['speech', 'play', 'eye', 'globe'] },
  },
  summary:
    'A learning publisher had a media library with few captions and no descriptions. A pipeline of AI drafts and human review covers it, with support for 12+ caption languages.',
  client: 'A learning publisher',
  isWorkedExample: true,
  topics: ['Accessibility', 'AI'],
  metrics: [{ value: '12+', label: 'caption languages supported' }],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The publisher’s library held lectures, demonstrations, interviews, animations and a great many figures, collected over years. Some video had automatic captions that nobody had read. Very little had audio description. Figures had file names where their text alternative should be.',
        },
        {
          type: 'paragraph',
          text: 'The obligations were clear. WCAG asks for captions on prerecorded video at level A and for audio description at level AA, and the publisher’s public-sector and European customers were asking for both. What was not clear was how to do it with the people available. Captioning by hand is slow. Captioning by machine gets wrong exactly the words that a learner came for: mitosis, a theorem, a place name.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We began with a sample from each subject and format, done with care. It told us what machines do well here, what a reviewer must look for, and how long that takes. From the sample came the rules.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Sort.** Media in current use first. What is no longer used was retired and not captioned.',
            '**Draft.** Speech recognition with a glossary per subject; a first text for figures from a vision model that is given the caption and the surrounding paragraph.',
            '**Review captions.** An editor corrects words, punctuation, speaker names, sounds that matter, timing and line breaks. Numbers, formulae and names are checked against the source. Drafts with low confidence go to a specialist.',
            '**Review descriptions.** A subject editor asks what this figure is for, here. A graph in an economics chapter needs its trend; in a statistics chapter perhaps its outlier. Decoration is marked as such. Complex figures get a short alternative and a long description.',
            '**Describe video.** Where the picture carries meaning that speech does not, description is written into the pauses; where there are none, an extended version is made. Authors of new video receive a guide to speaking what they show.',
            '**Translate.** From the corrected captions, never from the draft, with review by a person fluent in the language and in the subject.',
            '**Deliver.** WebVTT captions, transcripts, descriptions as text and tracks, each with a record of who approved it.',
          ],
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'The library is being served by one process in place of separate efforts, with captions supported in 12+ languages. Current material was treated first, and new media passes through the same steps before it is published.',
        },
        {
          type: 'paragraph',
          text: 'Quality is verified by sampling. Finished files are drawn at random and read against the recording by someone who has not worked on them, and errors are counted by kind. Where a kind of error rises, glossary, prompt or guide is changed and the affected batch is read again. People who use captions and screen readers reviewed samples from each subject, and their remarks changed the rules more than once. Above all, they asked for shorter descriptions.',
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
            '**Retire before you caption.** Unused media costs as much as used media.',
            '**Give the machine a glossary and the context.** Most of its errors are missing knowledge.',
            '**Never publish a draft.** The worst errors are fluent.',
            '**Ask readers how much they want to hear.** It is less than writers think.',
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
    body: 'Tell us roughly how much media you have and in which subjects, and we will propose a sample to start with.',
  },
});
