import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Career possibilities',
  line: 'build',
  head: {
    title: `Career possibilities at ${site.name}`,
    description: `The crafts that meet at ${site.name}, how we work together, and how to write to us if you would like to make digital learning with us.`,
  },
  hero: {
    title: 'Make learning that people can use',
    subtitle:
      'Many crafts meet in a learning product. If one of them is yours, we would like to hear from you.',
    picture: { motifs: ['ladder', 'people', 'pencil', 'path'] },
  },
  sections: [
    {
      id: 'crafts',
      heading: 'The crafts that meet here',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Learning design and editing',
              description:
                'Instructional designers, subject editors and item writers who turn an outcome into a lesson, and check that it holds.',
            },
            {
              term: 'User research and design',
              description:
                'People who sit in classrooms and watch before they draw, and who think of the keyboard as well as the mouse.',
            },
            {
              term: 'Engineering',
              description:
                'Front-end, back-end, data and cloud engineers. LTI, QTI, xAPI and Caliper are daily bread; you can learn them here.',
            },
            {
              term: 'Accessibility',
              description:
                'Testers and engineers who read code with a screen reader and explain a barrier so that others can remove it. Experience of disability counts as expertise.',
            },
            {
              term: 'AI and data',
              description:
                'People who can build a model into a product, and who can also show when it is wrong.',
            },
            {
              term: 'Quality, operations and support',
              description:
                'Testers, release managers and help-desk staff who keep a platform calm in the first week of school.',
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
      id: 'working-here',
      heading: 'What the work is like',
      blocks: [
        {
          type: 'list',
          items: [
            'You work in a mixed team: an editor, a designer, an engineer and a tester look at the same screen.',
            'You meet the people who use what you make. Sitting in on user sessions is for every craft, not for researchers alone.',
            'Work is shown early and reviewed by peers. Saying “I do not know yet” is a normal sentence.',
            `What you learn is written down and shared, in our [articles](/blogs) and in [${site.academy}](/academy).`,
          ],
        },
      ],
    },
    {
      id: 'vacancies',
      heading: 'Why you see no list of vacancies',
      blocks: [
        {
          type: 'paragraph',
          text: 'We do not post openings on this site: a list that is out of date wastes your time. Write to us, and we will say whether there is work for someone like you now, later, or not at all.',
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
            'Which craft is yours, and what you would like to do more of.',
            'One thing that you made or mended, what was hard about it, and what came of it. A link or a picture helps, if you are free to show it.',
            'Where you are, how much you would like to work, and from when.',
            'Anything that you need in order to talk to us on equal terms: captions, an interpreter, questions in writing beforehand.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Please leave out your photograph, date of birth, marital status and copies of identity papers. We do not need them to decide. To have what you sent deleted, write to our [privacy mailbox](/privacy-policy#rights).',
        },
      ],
    },
    {
      id: 'conversation',
      heading: 'What happens next',
      blocks: [
        {
          type: 'paragraph',
          text: 'We want someone from your own craft to read what you sent. If there may be a fit, the first talk is about work: yours and ours. A sample, if one is needed, should be short and resemble a real day. It is not unpaid work for a customer.',
        },
      ],
    },
  ],
});
