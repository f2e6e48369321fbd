import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Cookie policy',
  line: 'discover',
  head: {
    title: 'Cookie policy: there are none',
    description:
      'This website sets no cookies. Here is everything that it does keep in your browser, why, for how long, and how you remove it.',
  },
  hero: {
    title: 'Cookie policy',
    subtitle:
      'This site sets no cookies, so there is no banner to click away. It keeps a few things in your browser to do what you ask of it.',
    picture: { motifs: ['screen', 'tick', 'page'] },
  },
  sections: [
    {
      id: 'no-cookies',
      heading: 'No cookies, no trackers',
      blocks: [
        {
          type: 'paragraph',
          text: 'We set no cookies of our own, and no other company sets any through this site. There are no analytics, no advertising tags, no embedded players or maps, no fonts or scripts from elsewhere. Every file that a page needs comes from our own server.',
        },
        {
          type: 'paragraph',
          text: 'European rules on privacy in electronic communications cover whatever a site stores on your device, not cookies alone. That is why the next section lists everything, including what never leaves your browser.',
        },
      ],
    },
    {
      id: 'kept-in-your-browser',
      heading: 'What is kept in your browser',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Your choice of theme',
              description:
                'Light or dark, if you use the switch. Kept until you change it or clear the site’s data.',
            },
            {
              term: 'The draft of your enquiry',
              description:
                'What you have typed into the contact form, so that a reload or a lost connection costs you nothing. Removed when your enquiry has arrived with us, or when you choose “Discard draft”.',
            },
            {
              term: 'Enquiries waiting to be sent',
              description:
                'If you send the form without a network, it waits on your device and goes out when the connection is back. You can see it and cancel it. Removed once it has been sent.',
            },
            {
              term: 'Saved pages',
              description:
                'A copy of the pages of this site, with their pictures and fonts, so that you can read them offline. Replaced when a new version of the site comes out. The page [Saved pages](/offline) shows their size and removes them.',
            },
            {
              term: 'A dismissed hint',
              description:
                'That you have closed the offer to install the site, so that it does not ask again. Kept until you clear the site’s data.',
            },
            {
              term: 'Your place on the page',
              description:
                'How far you had scrolled, so that Back takes you to where you were. Gone when you close the tab.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Nothing on this list is used to recognise you, and nothing is sent to us, except the enquiry that you choose to send. What happens to it is said in the [privacy policy](/privacy-policy).',
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Why you are not asked for consent',
      blocks: [
        {
          type: 'paragraph',
          text: 'Consent is needed for storage that serves someone else’s purposes, such as measuring or advertising. What we keep serves only functions of the site that you use: the theme you chose, the form you fill in, the pages you want to read without a network.',
        },
      ],
    },
    {
      id: 'remove',
      heading: 'How to remove it',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Saved pages: open [Saved pages](/offline) and choose what to remove.',
            'Drafts and waiting enquiries: open the [contact page](/contact-us), then discard the draft or cancel the message.',
            'Everything at once: in your browser’s settings, look for site data or website data, and clear it for this site. If you have installed the site as an app, removing the app offers the same.',
          ],
        },
        {
          type: 'note',
          text: 'Clearing the site’s data also deletes enquiries that have not been sent yet. Send or copy them first.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'If this changes',
      blocks: [
        {
          type: 'paragraph',
          text: `Should the site ever need a cookie, this page will name it before it is set, and you will be asked first wherever the law requires it. Questions go to [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy}).`,
        },
      ],
    },
  ],
});
