import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Accessibility statement',
  line: 'support',
  head: {
    title: 'Accessibility statement: WCAG 2.2 AA',
    description:
      'The accessibility level that this website works to (WCAG 2.2 AA), what was tested and with which tools, what was not tested, and how to report a barrier.',
  },
  hero: {
    title: 'Accessibility statement',
    subtitle:
      'We want everyone to be able to use this site. Here is the level we work to, what was tested and what was not, and how to report a barrier.',
    picture: { motifs: ['eye', 'sound', 'keyboard', 'tick'] },
  },
  revised: '2026-11-25',
  sections: [
    {
      id: 'scope',
      heading: 'What this statement covers',
      blocks: [
        {
          type: 'paragraph',
          text: `This statement is about the public website of ${site.name}: its pages, the contact form, and the same site when you install it as an app or read it offline. It does not cover products that we build for customers.`,
        },
      ],
    },
    {
      id: 'standard',
      heading: 'The level we work to',
      blocks: [
        {
          type: 'paragraph',
          text: 'We work to the **Web Content Accessibility Guidelines (WCAG) 2.2, level AA**, and know of no failure at that level. We do not claim full conformance: the [conformance report](/trust/accessibility-conformance) says of each criterion what was checked and what was not. That level includes all of WCAG 2.1 level AA except criterion 4.1.1 (Parsing), which version 2.2 dropped; every page passes an HTML checker all the same. WCAG 2.1 level AA is what the rule under Title II of the ADA sets for public entities in the United States and what EN 301 549 V3.2.1 sets for web content.',
        },
        {
          type: 'paragraph',
          text: 'In several respects we go further, as the [conformance report](/trust/accessibility-conformance) shows. For example, body text has a contrast of at least 7:1 against its background, which is level AAA, in both the light and the dark theme.',
        },
      ],
    },
    {
      id: 'status',
      heading: 'What that rests on',
      blocks: [
        {
          type: 'paragraph',
          text: 'Our own developers evaluated the site, with the automated tests listed below, most recently in November 2026. Those tests do not reach every criterion, and no outside body has audited the site. This is a self-assessment, subject to the limits named on this page. The conformance report goes through every criterion: which check reaches it, and what is left open.',
        },
      ],
    },
    {
      id: 'measures',
      heading: 'What we do to make it work for you',
      blocks: [
        {
          type: 'list',
          items: [
            'Every page can be read without JavaScript: text, links, answers to questions, and all slides of a carousel. Filters, the theme switch, saved pages, and, where the contact page says so, the form do need it; search has a page of its own that works without it.',
            'Everything can be reached and operated with the keyboard alone. The focus is always visible, and it is not covered by the header. The two shortcuts, Ctrl+K (on a Mac Command+K) for search and Alt+T for notifications, need two keys, so neither is pressed by accident.',
            'Anything that moves by itself has a pause button, and it stops while you read it or work in it. If your system asks for reduced motion, it starts paused.',
            'Menus open with a button as well as by hovering. Escape closes them and takes you back to where you were.',
            'The form says in words what is wrong, beside each field and in a summary, and never discards what you wrote.',
            'Text can be doubled in size, and pages reflow down to a width of 320 pixels, without scrolling in two directions.',
          ],
        },
      ],
    },
    {
      id: 'testing',
      heading: 'What was tested, and with which tools',
      blocks: [
        {
          type: 'paragraph',
          text: 'These checks are automated. They are part of the project and run together, with one command, in the Chromium browser. One failure fails the whole run.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Automated rules',
              description:
                'axe-core, with all of its rules but one, AAA and best practice included, on every page, at phone and desktop width, in both themes. On one page of each layout it runs again on whatever each button opens or selects. The rule left out mistakes any short bold paragraph for a heading.',
            },
            {
              term: 'Keyboard walks',
              description:
                'A script presses Tab through each page from top to bottom: every control is reached, its focus can be seen and is not covered, and nothing traps it. Menus are opened and closed by keyboard as well, and must return the focus.',
            },
            {
              term: 'HTML validation',
              description:
                'Every page has to pass the Nu HTML checker without errors or warnings, so browsers and assistive technology read the same structure.',
            },
            {
              term: 'Reflow and text size',
              description:
                'Every page at a width of 320 pixels, with text at 200%, and with the wider text spacing of WCAG 1.4.12: nothing may be cut off.',
            },
            {
              term: 'Display settings',
              description:
                'Every page in forced colors (high contrast) and with reduced motion. Targets are at least 24 by 24 pixels, apart from links in running text; buttons and fields are at least 44 by 44.',
            },
            {
              term: 'Screen reader output',
              description:
                'The names, roles, and states that the browser gives to screen readers, on one page of each layout and in every kind of widget once it is open, are kept. Any change to them is read before it is accepted. This is not a screen reader.',
            },
            {
              term: 'Other browsers',
              description:
                'One page of each layout and every widget open in Firefox ESR 153 and in WebKitGTK 2.50, the Linux port of Safari’s engine, where the form is sent and a new version of the site takes over. Last run on November 25, 2026.',
            },
            {
              term: 'A screen reader',
              description:
                'Orca 43.1 on Linux, with Firefox ESR 153 and with Chromium 156, on November 23, 2026. A script presses the keys of ten journeys: finding a service, reading it, opening a question, filtering, searching, filling in the form, sending it offline, updating, saving pages, and the product demo. All ten were heard in both browsers; what was heard badly is listed below.',
            },
            {
              term: 'Lighthouse',
              description:
                'Google’s Lighthouse runs its accessibility audits on one page of each layout. Anything below the full score fails.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What was not tested, and other limits',
      blocks: [
        {
          type: 'list',
          items: [
            'This website has not been tested by people with disabilities. Sessions such as our [accessibility testing](/support/accessibility-testing) offers to clients have not been held for our own site.',
            'Orca is the only screen reader that was used, and a script operated it. JAWS, NVDA, VoiceOver, TalkBack, screen magnifiers, voice control, and switches were not tested, and automated checks cannot find every barrier.',
            'With Orca, the search dialog opens without its name being read the first time, and some words that stand in separate boxes run together in Chromium.',
            'The site is written in English only. There is no sign language version and no easy-read version.',
            'The pictures are decoration: they repeat in shapes what the text says. They carry no text alternative on purpose, and screen readers skip them.',
            'The box “I am not a robot” on the contact form is a placeholder. It is not checked, and you can send the form without it.',
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
          text: 'HTML, CSS, SVG, and WAI-ARIA, with JavaScript on top. The site is meant for the current versions of Chrome, Edge, Firefox, and Safari, with the screen reader that comes with your system or that you prefer.',
        },
        {
          type: 'paragraph',
          text: 'Its scripts run in Chrome and Edge 119, Firefox 124, and Safari 17.4, the last of which came out in March 2024, and in everything newer. An older browser gets every page whole, without scripts: you can read all of it, follow its links, and send the form, and nothing is offered that would not work. This was tested by taking away from a current browser what older ones lack, not in the old versions themselves.',
        },
      ],
    },
    {
      id: 'feedback',
      heading: 'How to report a barrier',
      blocks: [
        {
          type: 'paragraph',
          text: `If something on this site is hard or impossible for you to use, write to [${site.mailboxes.general}](mailto:${site.mailboxes.general}) or use the [contact form](/contact-us). It helps us to know the address of the page, what you wanted to do, and which browser and assistive technology you use.`,
        },
        {
          type: 'paragraph',
          text: 'We aim to say in our reply what we found and what we will do about it. If you need the information right away, ask for it in another format, such as text by email.',
        },
        {
          type: 'note',
          text: 'Where a law gives you the right to complain to an authority, writing to us first does not take that right away.',
        },
      ],
    },
    {
      id: 'keeping',
      heading: 'How we maintain this statement',
      blocks: [
        {
          type: 'paragraph',
          text: 'This statement was last revised in November 2026. It is part of the site and is released with it, and its structure follows the model statements of the W3C and of the European Union. When a limit is lifted or a new one is found, this page changes in the same release.',
        },
      ],
    },
  ],
});
