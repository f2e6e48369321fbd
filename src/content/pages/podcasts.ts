import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Podcasts',
  line: 'discover',
  head: {
    title: 'EdTech podcast: six topics and how to be a guest',
    description:
      'Six EdTech topics worth a conversation, from accessibility deadlines to AI with an editor in charge, what to read on each, and how to be a guest.',
  },
  hero: {
    title: 'Podcasts: six conversations worth having',
    subtitle: 'The decisions behind digital learning, discussed with whoever has to make them.',
    picture: { motifs: ['microphone', 'speech', 'people', 'play'] },
  },
  sections: [
    {
      id: 'about',
      heading: 'What we want to talk about',
      blocks: [
        {
          type: 'paragraph',
          text: 'An article explains how something is done. A conversation can go into what came before: what was tried first, what the team argued about, and what each side would do differently now. Nothing has been recorded yet. These are six topics we’d like to hear about, each with something to read now.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Accessibility deadlines',
              description:
                'How a product team decides what to fix first when the catalog is large and the date is firm. Read now: [accessibility by design](/blogs/accessibility-by-design).',
            },
            {
              term: 'AI with an editor in charge',
              description:
                'Where a draft from a model saves time, where it costs time, and who signs off. Read now: [responsible AI in EdTech](/blogs/responsible-ai-in-edtech).',
            },
            {
              term: 'Labs without a lab',
              description:
                'What a simulation can teach, and what still needs a bench and a burner. Read now: [immersive learning in practice](/blogs/immersive-learning-in-practice).',
            },
            {
              term: 'Handing over, holding on',
              description:
                'What happens to knowledge when part of a product is built by someone else. Read now: [tech outsourcing for EdTech](/blogs/tech-outsourcing-for-edtech).',
            },
            {
              term: 'The district’s questions',
              description:
                'What a district asks about student data before it signs, and why. Read now: [data governance for student data](/blogs/data-governance-for-student-data).',
            },
            {
              term: 'Skills and their shelf life',
              description:
                'How to train for work that will look different in three years. Read now: [workforce skills that last](/blogs/workforce-skills-that-last).',
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
          text: 'There are none yet. An episode on this site has to come with:',
        },
        {
          type: 'list',
          items: [
            'a full transcript with the speakers identified, which can be read offline like every page of this site;',
            'chapter marks and a summary, so you can go straight to the part you need; and',
            'an audio file that you can play in any app, without an account.',
          ],
        },
        {
          type: 'paragraph',
          text: 'WCAG requires a text alternative for prerecorded audio at level A (criterion 1.2.1), and many people would rather read anyway.',
        },
      ],
    },
    {
      id: 'take-part',
      heading: 'Suggest a question, or be a guest',
      blocks: [
        {
          type: 'paragraph',
          text: `Write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}) with the word “Podcast” in the subject. We’re looking for people who have done the work that they talk about. Say what you would like to discuss, what you changed your mind about along the way, and whether you can name your organization or would rather not.`,
        },
        {
          type: 'list',
          items: [
            'You see the questions beforehand.',
            'You hear the edited recording first, and you may ask for a passage to be cut.',
            'A conversation can be held in writing, with captions, or with an interpreter.',
          ],
        },
      ],
    },
  ],
  groups: [
    {
      title: 'While you’re here',
      items: [
        {
          icon: 'article',
          title: 'Blogs',
          description: 'Articles on each of these topics.',
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
    title: 'One of these on your desk?',
    topic: 'reading',
    body: 'There’s no need to wait for an episode. Talk to us about it.',
  },
});
