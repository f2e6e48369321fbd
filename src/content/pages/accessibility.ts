import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Accessibility statement',
  line: 'support',
  head: {
    title: 'Accessibility statement',
    description:
      'How accessible this website is: the standard we aim for, how each page is tested, the limits we know of, and how to tell us about a barrier.',
  },
  hero: {
    title: 'Accessibility statement',
    subtitle:
      'We want everyone to be able to read and use this site. Here is what we aim for, how we check it and where it still falls short.',
    picture: { motifs: ['eye', 'speech', 'key', 'tick'] },
  },
  sections: [
    {
      id: 'scope',
      heading: 'What this statement covers',
      blocks: [
        {
          type: 'paragraph',
          text: `This statement is about the public website of ${site.name}: its pages, the enquiry form, and the same site when you install it as an app or read it offline. Products that we build for customers carry statements of their own.`,
        },
      ],
    },
    {
      id: 'standard',
      heading: 'The standard we aim for',
      blocks: [
        {
          type: 'paragraph',
          text: 'Our aim is the **Web Content Accessibility Guidelines (WCAG) 2.2, level AA**. A page that meets it also meets WCAG 2.1 level AA, the level that EN 301 549 V3.2.1 sets for web content and that the rule under Title II of the ADA sets for public entities in the United States.',
        },
        {
          type: 'paragraph',
          text: 'In one respect we go further: running text has a contrast of at least 7:1 against its ground, which is level AAA, in the light and in the dark theme.',
        },
      ],
    },
    {
      id: 'status',
      heading: 'Where we stand',
      blocks: [
        {
          type: 'paragraph',
          text: 'We assessed the site ourselves, with the tests listed below. We know of no failure of a level A or AA criterion, but those tests do not reach every criterion, and no outside body has audited the site. So we call level AA an aim that we test for, and not a certified result.',
        },
      ],
    },
    {
      id: 'measures',
      heading: 'What we do so that it works for you',
      blocks: [
        {
          type: 'list',
          items: [
            'Every page can be read without JavaScript: text, links, answers to questions and all slides of a carousel. Search, filters, the theme switch, saved pages and, where the contact page says so, the form do need it.',
            'Everything can be reached and operated with the keyboard alone. The focus is always visible, and it is not covered by the header.',
            'What moves by itself has a pause button, and it stops while you read it or work in it. If your system asks for reduced motion, it starts at rest.',
            'Menus open by a button as well as by hovering. Escape closes them and takes you back to where you were.',
            'The form says in words what is wrong, beside each field and in a summary, and never throws away what you wrote.',
            'Text can be doubled in size, and pages reflow down to a width of 320 pixels, without scrolling in two directions.',
          ],
        },
      ],
    },
    {
      id: 'testing',
      heading: 'How it is tested',
      blocks: [
        {
          type: 'paragraph',
          text: 'These checks belong to the project and are run together, with one command. One failure fails the whole run.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Automated rules',
              description:
                'axe-core, with its AAA and best-practice rules and all others but one, on every page, at phone and desktop width, in both themes. On one page of each layout it is run again behind every button that opens or chooses something. The rule left out takes any short bold paragraph for a heading.',
            },
            {
              term: 'Keyboard walks',
              description:
                'Each page is walked with the Tab key from top to bottom: every control is reached, its focus can be seen and is not covered, and nothing traps it. Menus are opened and closed by keyboard as well, and must give the focus back.',
            },
            {
              term: 'HTML validation',
              description:
                'Every page has to pass the Nu HTML checker without errors or warnings, so that browsers and assistive technology read the same structure.',
            },
            {
              term: 'Reflow and text size',
              description:
                'Every page at a width of 320 pixels, with text at 200%, and with the wider text spacing of WCAG 1.4.12: nothing may be cut off.',
            },
            {
              term: 'Display settings',
              description:
                'Every page in forced colours (high contrast) and with reduced motion. Targets are at least 24 by 24 pixels, apart from links in running text; buttons and fields are at least 44 by 44.',
            },
            {
              term: 'Lighthouse',
              description:
                'Its accessibility audits on one page of each layout, with a full score as the bar.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Limits that we know of',
      blocks: [
        {
          type: 'list',
          items: [
            'Automated rules and our own keyboard walks cannot find every barrier. We have not yet tested with people who use screen readers, screen magnifiers, voice control or switches every day.',
            'The site is written in English only. There is no version in sign language and none in easy-read format.',
            'The pictures are decoration: they repeat in shapes what the text says. They carry no text alternative on purpose, and screen readers skip them.',
            'The box “I am not a robot” on the contact form is a placeholder. It is not checked, and you can send the form without it.',
            'Our social media links lead to services that we do not control. Their accessibility is decided by them.',
            'In browsers without service workers the site cannot be read offline. It works online as usual.',
          ],
        },
      ],
    },
    {
      id: 'technology',
      heading: 'What the site relies on',
      blocks: [
        {
          type: 'paragraph',
          text: 'HTML, CSS, SVG and WAI-ARIA, with JavaScript on top. The current versions of Chrome, Edge, Firefox and Safari are meant to work, with the screen reader that your system brings or that you prefer.',
        },
      ],
    },
    {
      id: 'feedback',
      heading: 'Tell us about a barrier',
      blocks: [
        {
          type: 'paragraph',
          text: `If something on this site is hard or impossible for you to use, write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}) or use the [contact form](/contact-us). It helps us to know the address of the page, what you wanted to do, and which browser and assistive technology you use.`,
        },
        {
          type: 'paragraph',
          text: 'Our answer should say what we found and what we will do about it. If you need the information now, ask for it in another form, such as plain text by email.',
        },
        {
          type: 'note',
          text: 'Where a law gives you the right to complain to an authority, writing to us first does not take that right away.',
        },
      ],
    },
    {
      id: 'keeping',
      heading: 'How this statement is kept',
      blocks: [
        {
          type: 'paragraph',
          text: 'The statement is part of the site and is released with it. Its structure follows the model statements of the W3C and of the European Union. When a limit is lifted or a new one is found, this page is to change in the same release.',
        },
      ],
    },
  ],
});
