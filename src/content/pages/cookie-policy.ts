import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Cookie policy',
  line: 'discover',
  head: {
    title: 'Cookie policy: this site sets no cookies',
    description:
      'This website sets no cookies. Here is everything that it does keep in your browser, why it keeps it, for how long, and how you can remove it.',
  },
  hero: {
    title: 'Cookie policy',
    subtitle:
      'This site sets no cookies, so there is no banner to click away. It keeps a few things in your browser to do what you ask of it.',
    picture: { motifs: ['screen', 'tick', 'page'] },
  },
  revised: '2026-11-22',
  sections: [
    {
      id: 'no-cookies',
      heading: 'No cookies, no trackers',
      blocks: [
        {
          type: 'paragraph',
          text: 'We set no cookies of our own, and no other company sets any through this site. There are no analytics, advertising tags, embedded players, or maps, and no fonts or scripts from elsewhere. Every file that a page needs comes from this site.',
        },
        {
          type: 'paragraph',
          text: 'European privacy rules for electronic communications cover everything that a site stores on your device. That is why the next section lists all of it, including what never leaves your browser.',
        },
      ],
    },
    {
      id: 'kept-in-your-browser',
      heading: 'What we store in your browser',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'Your choice of theme',
              description:
                'Light or dark, if you use the switch. Kept until you go back to your system’s setting or clear the site’s data.',
            },
            {
              term: 'The draft of your inquiry',
              description:
                'What you have typed into the contact form, with a random number if you have tried to send it, so a reload or a lost connection costs you nothing. Removed when your inquiry has reached us, when you choose “Discard draft,” or the next time you open the contact page after 24 hours without writing.',
            },
            {
              term: 'Inquiries waiting to be sent',
              description:
                'If you send the form and no answer comes, the inquiry waits on your device, with the address of our server, and is sent when the connection is back or when you next open the site. You can see it and cancel it. What you wrote is removed once it has been sent. The time, a random number, and the receipt number stay, marked as sent, so the site can tell you. They are cleared when you next open the site after 30 days. An inquiry that has waited for 30 days is no longer sent: what you wrote is removed, and the contact page says so for another 30 days.',
            },
            {
              term: 'Saved pages',
              description:
                'A copy of the pages of this site, with their pictures, fonts, and search index and a list of what is there, so you can read them offline. A few of them come with your first visit. The rest follow automatically, unless your browser asks sites to save data or the connection is very slow. The copy is renewed when a new version of the site comes out. The [Saved pages](/offline) page shows its size and lets you remove all but those first few, which are marked “Always here.”',
            },
            {
              term: 'What you enter into tools',
              description:
                'The dates, answers, and choices that you enter on the pages under [Tools](/tools), so they are there when you come back. They are not sent anywhere. Kept until you remove them, there or on the contact page.',
            },
            {
              term: 'Your choices about the app',
              description:
                'That you have closed the offer to install the site: kept for 90 days, so it does not ask again. Whether you have asked for saved pages or removed them: kept until you clear the site’s data.',
            },
            {
              term: 'Your place on the page',
              description:
                'How far you had scrolled on each page, so Back takes you to where you were, and whether a page that broke was loaded again. Gone when you close the tab.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Nothing on this list is used to recognize you, and nothing is sent to us except the inquiry that you choose to send. The [privacy policy](/privacy-policy) says what happens to it.',
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Why you are not asked for consent',
      blocks: [
        {
          type: 'paragraph',
          text: 'European law requires consent before a site stores anything that is not strictly necessary for a service that you have asked for. Analytics and advertising are the usual cases, and this site has neither. What it keeps serves the site itself: the theme you chose, the form you fill out, the pages you can read without a connection.',
        },
      ],
    },
    {
      id: 'saved-pages',
      heading: 'Why pages are saved automatically, and how to stop it',
      blocks: [
        {
          type: 'paragraph',
          text: 'You came to read this site, and reading it without a connection is part of what it offers: a page that you open on a train should open in the tunnel. A page can be saved only before the connection fails, and there is no knowing beforehand which page you will want. That is why the copies are made without asking you. They are the same pages that everyone gets. They contain nothing about you, and we never learn which of them you have or read.',
        },
        {
          type: 'paragraph',
          text: 'If you do not want them:',
        },
        {
          type: 'list',
          items: [
            'Open [Saved pages](/offline) and remove them, one at a time or all together. They are not saved again until you ask for it.',
            'Turn on the data saver of your browser or device. Where it tells sites to save data, only the few pages marked “Always here” are saved automatically.',
            'Block or clear this site’s data in your browser’s settings. The site then works online only.',
          ],
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
            'Drafts, waiting inquiries, and what you entered into tools: open the [contact page](/contact-us) and choose “Remove everything from this device.” You can also clear a single draft, message, or tool where it is.',
            'Everything at once: in your browser’s settings, look for site data or website data, and clear it for this site. If you have installed the site as an app, some browsers offer the same when you remove it.',
          ],
        },
        {
          type: 'note',
          text: 'Clearing the site’s data also deletes inquiries that have not been sent yet. Send or copy them first.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'If this changes',
      blocks: [
        {
          type: 'paragraph',
          text: `If the site ever needs a cookie, this page will name it before it is set, and you will be asked first wherever the law requires it. Send questions to [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy}).`,
        },
      ],
    },
  ],
});
