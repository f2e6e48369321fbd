import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Career possibilities',
  line: 'build',
  head: {
    title: `EdTech career possibilities at ${site.name}`,
    description: `The kinds of work we do at ${site.name}, from learning design to accessibility and engineering, and how to write to us about a job.`,
  },
  hero: {
    title: 'Careers in digital learning',
    subtitle:
      'Learning that people can use takes editors, engineers, and help-desk staff. If you’re one of them, we’d like to hear from you.',
    picture: { motifs: ['ladder', 'people', 'pencil', 'path'] },
  },
  sections: [
    {
      id: 'crafts',
      heading: 'The work we do',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Learning design and editing',
              description:
                'Instructional designers and item writers who turn an outcome into a lesson, then check that it works.',
            },
            {
              term: 'User research and design',
              description:
                'People who sit in classrooms and watch before they sketch, and who think of the keyboard as well as the mouse.',
            },
            {
              term: 'Engineering',
              description:
                'Front-end and back-end engineers. LTI, QTI, xAPI, and Caliper come with the field.',
            },
            {
              term: 'Accessibility',
              description:
                'Testers and engineers who work with a screen reader and explain a barrier so others can remove it. Lived experience of disability counts as expertise.',
            },
            {
              term: 'AI and data',
              description:
                'People who can build a model into a product, and who can also show when it’s wrong.',
            },
            {
              term: 'Quality, operations, and support',
              description:
                'Testers and help-desk staff who keep a platform calm in the first week of school.',
            },
            {
              term: 'Project leads',
              description: 'People who keep one plan, one list of risks, and their temper.',
            },
          ],
        },
      ],
    },
    {
      id: 'vacancies',
      heading: 'Openings',
      blocks: [
        {
          type: 'paragraph',
          text: 'No openings are listed on this site. Write to us and ask whether there’s work for someone like you, now or later.',
        },
      ],
    },
    {
      id: 'write-to-us',
      heading: 'How to write to us',
      blocks: [
        {
          type: 'paragraph',
          text: `Send an email to [${site.mailboxes.general}](mailto:${site.mailboxes.general}) with the word “Careers” in the subject. A page is enough. Tell us:`,
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'What you do, and what you’d like to do more of.',
            'One thing you made or fixed, and what was hard about it. A link or a picture helps, if you’re free to share it.',
            'Where you are, and when you could start.',
            'Anything you need for a fair conversation, such as captions or an interpreter.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Please leave out your photo and your date of birth. We don’t need them to decide. To have what you sent deleted, write to our [privacy mailbox](/privacy-policy#rights).',
        },
      ],
    },
    {
      id: 'conversation',
      heading: 'What happens next',
      blocks: [
        {
          type: 'paragraph',
          text: 'We want someone in your own field to read what you sent. If there may be a fit, the first conversation is about work: yours and ours. A work sample, if one is needed, should be short and resemble a real day. It shouldn’t be unpaid work for a customer.',
        },
      ],
    },
  ],
});
