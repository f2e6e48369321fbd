import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'document',
  name: 'Privacy policy',
  line: 'support',
  head: {
    title: 'Privacy policy',
    description:
      'What the enquiry form keeps, where and for how long; what the server knows of your visit (very little); and how to use your rights.',
  },
  hero: {
    title: 'Privacy policy',
    subtitle:
      'You can read this whole site without telling us who you are. If you write to us, this is what we keep.',
    picture: { motifs: ['shield', 'page', 'key', 'clock'] },
  },
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          type: 'list',
          items: [
            'No analytics, no advertising, no cookies, no accounts.',
            'We keep what you write in the enquiry form, on our own server, for 90 days. Then it is deleted there.',
            'We use it to answer you. We do not sell it, and we do not pass it on for anybody’s advertising.',
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
          text: `${site.name} decides how and why the data described here is used; in the words of the GDPR, it is the controller. This policy covers this website. When we work on a customer’s platform, the contract with that customer says how its data, and that of its learners, is handled.`,
        },
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
                'Your full name, work email and contact number, how you heard about us and, if you fill them in, the team you would like to talk to and your message.',
            },
            {
              term: 'Your newsletter choice',
              description:
                'Whether the newsletter box was ticked. It is ticked when the form opens: clear it if you would rather not have the newsletter. You can change your mind at any time by writing to us.',
            },
            {
              term: 'When and which',
              description:
                'The time at which the enquiry arrived, a receipt number, a number that names the attempt (made at random by your browser or, without JavaScript, computed from the text and the day) and a check value computed from the text, so that one message is not stored twice. If an enquiry is deleted early, the time and the two numbers stay until the 90 days are over. Nothing that you wrote can be read from them.',
            },
            {
              term: 'Signs of robots',
              description:
                'Whether a hidden field was filled in, or the form came back faster than a person can type. Such messages are marked for us, not thrown away.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'To stop floods of messages, the server takes five from one network address in ten minutes. It does not write the address down. It computes a scrambled value from the address and a random secret that is replaced every day, so that the value of one day cannot be matched with that of another. Value and secret are held in memory only, never on disk.',
        },
        {
          type: 'note',
          text: 'Please do not send us records or names of pupils or students. We do not need them to answer you.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we may use it',
      blocks: [
        {
          type: 'paragraph',
          text: 'We use your enquiry to answer you and to prepare the work that you ask about. Under the GDPR the basis is Article 6(1)(b), steps taken at your request before a contract, and otherwise Article 6(1)(f), our interest in answering people who write to us. Guarding the form against misuse rests on 6(1)(f) too. The newsletter rests on your consent, Article 6(1)(a), which you can withdraw at any time.',
        },
      ],
    },
    {
      id: 'where',
      heading: 'Where it is kept, and for how long',
      blocks: [
        {
          type: 'paragraph',
          text: 'Enquiries go straight from your browser to our own server and are stored in a database there. No form service or mailing service stands in between. The folder that holds the database is not part of the website and cannot be opened through it.',
        },
        {
          type: 'paragraph',
          text: 'An enquiry is deleted from that database after **90 days**, or earlier if you ask, and overwritten in the file. What follows by email, and what you write to one of our mailboxes in place of the form, is correspondence and lies outside that database. You can ask for its deletion as well.',
        },
      ],
    },
    {
      id: 'visits',
      heading: 'What we know of your visit',
      blocks: [
        {
          type: 'paragraph',
          text: 'Any server has to see the network address of a request in order to answer it. The program that answers for this site does not record it. If its log is switched on, each line holds the method, the path, the status and the time it took: nothing that says who asked. We do not follow you from page to page, and searches of this site are answered on your device.',
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
            '**See it:** ask for a copy of what we hold about you, as a table that other programs can read.',
            '**Correct it:** tell us what is wrong or missing.',
            '**Delete it:** have your enquiry removed before the 90 days are over.',
            '**Limit or object:** ask us to stop using it, or to use it only for a purpose that you name.',
            '**Opt out:** we do not sell personal information, nor share it for advertising, so there is nothing to opt out of.',
          ],
        },
        {
          type: 'paragraph',
          text: `Write to [${site.mailboxes.privacy}](mailto:${site.mailboxes.privacy}) from the address that you used in the form, so that we can be sure that it is you. Using a right costs nothing. You may also complain to the data protection authority of the country where you live or work.`,
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        {
          type: 'paragraph',
          text: 'This site is for people who make, buy or run digital learning at work. It is not directed at children, and we do not knowingly keep their data. If a child has written to us, tell us and we will delete the message.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          type: 'paragraph',
          text: 'This page is released together with the site, so it describes the site that you are reading. A version of the site that keeps more comes with a page that says so. Where the contact page says that it does not deliver messages, nothing that you type there leaves your browser.',
        },
      ],
    },
  ],
});
