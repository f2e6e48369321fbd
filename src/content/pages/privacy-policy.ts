import { postalAddress } from '#src/content/reach.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Privacy policy',
  line: 'support',
  head: {
    title: 'Privacy policy: what we keep, and for how long',
    description:
      'What the contact form keeps, where, and for how long; how the newsletter box works; what the server knows about your visit; and how to use your rights.',
  },
  hero: {
    title: 'Privacy policy',
    subtitle:
      'You can read this whole site without telling us who you are. If you write to us, this is what we keep.',
    picture: { motifs: ['shield', 'page', 'key', 'clock'] },
  },
  revised: '2026-11-25',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          type: 'list',
          items: [
            'No analytics, no advertising, no cookies, no accounts.',
            'We keep what you write in the contact form, on our own server, for 90 days as a rule. Then it is deleted there.',
            'We use it to answer you. We do not sell it, and we do not share it for anybody’s advertising.',
            `For anything about your data, write to [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy}).`,
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        {
          type: 'paragraph',
          text: `${site.name} decides how and why the data described here is used; in GDPR terms, it is the controller. This policy covers this website. When we work on a customer’s platform, the contract with that customer says how that customer’s data and its learners’ data are handled.`,
        },
        ...(postalAddress === null
          ? []
          : [
              {
                type: 'paragraph' as const,
                text: `Our postal address is ${site.name}, ${postalAddress}.`,
              },
            ]),
      ],
    },
    {
      id: 'enquiries',
      heading: 'What the form keeps',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'What you write',
              description:
                'Your full name, work email, contact number, and how you heard about us. If you fill them in, also the team you would like to talk to and your message.',
            },
            {
              term: 'Your newsletter choice',
              description:
                'Whether the newsletter box was checked. It is checked when the form opens; clear it if you do not want the newsletter. A checked box does not subscribe you. Where this site is set up to send email, you get one message with a link; you are subscribed only if you follow it and confirm. If no such message comes, or you do nothing, you are not subscribed, and the choice is deleted with your inquiry.',
            },
            {
              term: 'A confirmed subscription',
              description:
                'If you have confirmed, we keep your work email, the words that you agreed to, and the times at which you checked the box and confirmed, as proof of your consent. We keep them for as long as the subscription lasts, and delete them when you end it.',
            },
            {
              term: 'Time and numbers',
              description:
                'The time at which your inquiry arrived, a receipt number, a number that identifies the attempt (made at random by your browser or, without JavaScript, by the server), and a check value computed from the text, so one message is not stored twice. The check value is deleted with the inquiry. The time, the receipt number, and the random number stay for two years, so a copy that your device sends late is not stored again. Nothing that you wrote can be read from them.',
            },
            {
              term: 'Signs of robots',
              description:
                'Whether a hidden field was filled in, or the form came back faster than a person can type. Such messages are flagged for us and kept like the others.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'To stop floods of messages, the server accepts five from one network address in ten minutes, and limits those from the networks around it. It does not record the address. It computes scrambled values from the address and a random secret that is replaced every day, so one day’s values cannot be matched with another’s. The values count for ten minutes. They are kept apart from the messages, and neither they nor the secret is in our backups.',
        },
        {
          type: 'note',
          text: 'Please do not send us student names or records. We do not need them to answer you.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we may use it',
      blocks: [
        {
          type: 'paragraph',
          text: 'We use your inquiry to answer you and to prepare the work that you ask about. Under the GDPR the basis is Article 6(1)(b), steps taken at your request before a contract, and otherwise Article 6(1)(f), our interest in answering people who write to us. Guarding the form against misuse also rests on Article 6(1)(f). The newsletter rests on your consent, Article 6(1)(a), which you give by confirming, not by leaving the box checked. You can withdraw it at any time by writing to us.',
        },
      ],
    },
    {
      id: 'where',
      heading: 'Where it is kept, and for how long',
      blocks: [
        {
          type: 'paragraph',
          text: 'Inquiries go straight from your browser to our own server and are stored in a database there. No form service is involved. The folder that holds the database is not part of the website and cannot be opened through it. How the site is protected is described on our [Trust](/trust) page.',
        },
        {
          type: 'paragraph',
          text: 'From there an inquiry is passed on only where we have set that up, and to two kinds of recipients: by email to the team that you chose, or to the one that opens our mail if you chose none, and to the system in which we keep our contacts with customers. The providers that carry our email and run that system may handle it for us and for no purpose of their own. Ask us which they are at present.',
        },
        {
          type: 'paragraph',
          text: 'An inquiry is deleted from that database after **90 days**, or earlier if you ask, and overwritten in the file. If none of us has been notified of it by then, it may stay for up to 30 days more, so it is not lost unread. The daily copies that we make in case of damage are deleted after 30 days, and what was deleted from the database goes with them. Emails that follow, and anything that you send to one of our mailboxes instead of using the form, are correspondence and are not in that database. You can ask us to delete them as well.',
        },
      ],
    },
    {
      id: 'visits',
      heading: 'What we know about your visit',
      blocks: [
        {
          type: 'paragraph',
          text: 'Any server has to see the network address of a request in order to answer it. The program that serves this site does not record it. If its log is turned on, each line holds the method, the path, the status, and the time it took: nothing that says who asked, and nothing that was searched for. We do not follow you from page to page, and searches of this site are answered on your device. Only the [search page](/search) sends the words to our server, which answers and does not keep them.',
        },
        {
          type: 'paragraph',
          text: 'What the site keeps in your own browser is listed in the [cookie policy](/cookie-policy).',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        {
          type: 'paragraph',
          text: 'Depending on where you live, laws such as the GDPR in the European Union or the CCPA in California give you rights over your data. We offer them to everyone who writes to us:',
        },
        {
          type: 'list',
          items: [
            '**See it:** ask for a copy of what we hold about you, in a table that other programs can read.',
            '**Correct it:** tell us what is wrong or missing.',
            '**Delete it:** have your inquiry removed before the 90 days are over.',
            '**Limit or object:** ask us to stop using it, or to use it only for a purpose that you name.',
            '**Opt out:** we do not sell personal information, nor share it for advertising, so there is nothing to opt out of.',
          ],
        },
        {
          type: 'paragraph',
          text: `Write to [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy}) from the address that you used in the form, so we can be sure that it is you. Using your rights costs nothing. You may also complain to the authority that enforces privacy law where you live or work.`,
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          type: 'paragraph',
          text: 'This site is for people who make, buy, or run digital learning at work. It is not directed at children, and we do not knowingly keep their data. If a child has written to us, tell us and we will delete the message.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          type: 'paragraph',
          text: 'This page is released together with the site, so it describes the site that you are reading. If a later version keeps more, this page will say so from that version on. Where the contact page says that it does not deliver messages, nothing that you type there leaves your browser.',
        },
      ],
    },
  ],
});
