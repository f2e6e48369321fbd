import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Podcasts',
  line: 'discover',
  head: {
    title: 'Podcasts: conversations on digital learning',
    description:
      'The subjects on which we want to record conversations, what you can read on each today, and how to suggest a question or be a guest.',
  },
  hero: {
    title: 'Podcasts',
    subtitle:
      'Conversations about the decisions behind digital learning, with the people who have to make them.',
    picture: { motifs: ['microphone', 'speech', 'people', 'play'] },
  },
  sections: [
    {
      id: 'about',
      heading: 'What we want to talk about',
      blocks: [
        {
          type: 'paragraph',
          text: 'A page explains how something is done. A conversation can go into what came before: what was tried first, what the team argued about, and what each side would do differently. That is what audio is for, and these are the subjects that we have chosen.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Accessibility deadlines',
              description:
                'How a product team decides what to mend first when the catalogue is large and the date is fixed. Read meanwhile: [accessibility by design](/blogs/accessibility-by-design).',
            },
            {
              term: 'AI with an editor in charge',
              description:
                'Where a draft from a model saves time, where it costs time, and who signs. Read meanwhile: [responsible AI in EdTech](/blogs/responsible-ai-in-edtech).',
            },
            {
              term: 'Labs without a lab',
              description:
                'What a simulation can teach, and what still needs a bench and a burner. Read meanwhile: [immersive learning in practice](/blogs/immersive-learning-in-practice).',
            },
            {
              term: 'Handing over, holding on',
              description:
                'What happens to knowledge when part of a product is built by someone else. Read meanwhile: [tech outsourcing for EdTech](/blogs/tech-outsourcing-for-edtech).',
            },
            {
              term: 'The district’s questions',
              description:
                'What a district asks about student data before it signs, and why. Read meanwhile: [data governance for student data](/blogs/data-governance-for-student-data).',
            },
            {
              term: 'Skills and their shelf life',
              description:
                'How to train for work that will look different in three years. Read meanwhile: [workforce skills that last](/blogs/workforce-skills-that-last).',
            },
          ],
        },
      ],
    },
    {
      id: 'episodes',
      heading: 'Episodes',
      blocks: [
        {
          type: 'paragraph',
          text: 'There are no recordings on this page yet. When an episode is published, you will find it here with:',
        },
        {
          type: 'list',
          items: [
            'a full transcript with the speakers named, which can be read offline like every page of this site;',
            'chapter marks and a summary, so that you can go straight to the part you need;',
            'a plain audio file: no account, no player from elsewhere that watches you listen.',
          ],
        },
        {
          type: 'paragraph',
          text: 'The transcript is not an extra. WCAG asks for a text alternative to recorded audio at level A (criterion 1.2.1), and many people would rather read.',
        },
      ],
    },
    {
      id: 'take-part',
      heading: 'Suggest a question, or be a guest',
      blocks: [
        {
          type: 'paragraph',
          text: `Write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}) with the word “Podcast” in the subject. We look for people who have done the thing, not for people with something to sell. Say what you would like to talk about, what you changed your mind about along the way, and whether you can name your organisation or would rather not.`,
        },
        {
          type: 'list',
          items: [
            'You see the questions beforehand.',
            'You hear the edited recording before anyone else, and may ask for a passage to be taken out.',
            'A conversation can be held in writing, with captions or with an interpreter.',
          ],
        },
      ],
    },
  ],
  groups: [
    {
      title: 'While you are here',
      items: [
        {
          icon: 'article',
          title: 'Blogs',
          description: 'Articles on each of these subjects.',
          href: '/blogs',
        },
        {
          icon: 'presentation-chart',
          title: 'Webinars',
          description: 'Talks on request, shown on real material.',
          href: '/discover/webinars',
        },
        {
          icon: 'video-camera',
          title: site.live,
          description: 'A working session for your own team.',
          href: '/live',
        },
      ],
    },
  ],
  contact: {
    body: 'If one of these subjects is on your desk right now, there is no need to wait for an episode. Talk to us about it.',
  },
});
