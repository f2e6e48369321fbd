import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Single sign-on and LTI roll-out',
  line: 'build',
  head: {
    title: 'Single sign-on and LTI for district LMSs',
    description:
      'How an EdTech company joined district learning management systems with LTI 1.3 and single sign-on, and made each new connection a routine.',
  },
  hero: {
    title: 'From a project per district to a form per district',
    subtitle:
      'LTI 1.3 and single sign-on built once, tested against several LMSs, and documented so that a district can connect itself.',
    picture: { motifs: ['key', 'plug', 'people', 'screen'] },
  },
  summary:
    'An EdTech company spent engineers on every new district connection. LTI 1.3 and a standard sign-on turned it into configuration, with tests and a guide for district staff.',
  client: 'An EdTech company',
  isWorkedExample: true,
  topics: ['Platforms'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'Schools liked the product and dreaded connecting it. Teachers kept a second set of passwords, class lists were uploaded as files, and scores were copied into the gradebook by hand. For its larger customers the company had written connections one by one. Each was slightly different, and each broke on its own schedule.',
        },
        {
          type: 'paragraph',
          text: 'District technology directors had started to put it in their terms: LTI 1.3, our identity provider, no shared secrets, and a list of the personal data that you receive. The older LTI version on which some connections relied is no longer supported by 1EdTech, which publishes the standard.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We replaced the collection of connections by one implementation of the standard, with the differences between platforms held in configuration.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Launch',
              description:
                'LTI 1.3, with OpenID Connect and signed tokens. State and nonce are checked, keys rotate, and launches work where third-party cookies are blocked.',
            },
            {
              term: 'Deep Linking',
              description:
                'A teacher picks an activity inside the LMS and it appears in the course, instead of a link to the front door.',
            },
            {
              term: 'Names and roles',
              description:
                'Class membership comes from the platform when it is needed. Only the fields in use are requested, and the list is written down for the district’s data agreement.',
            },
            {
              term: 'Grades',
              description:
                'Assignment and Grade Services return scores, with repeats, late submissions and corrections handled as the gradebook expects.',
            },
            {
              term: 'Direct sign-on',
              description:
                'SAML or OpenID Connect for those who come to the product without the LMS, leading to the same account and never to a twin.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Accounts needed the most care. Pupils who had signed in by password for years were about to arrive by another door. We matched by stable identifiers where they existed, asked an administrator to confirm where they did not, and never merged on a name.',
        },
        {
          type: 'paragraph',
          text: 'Every supported LMS has a test tenant. A set of automated launches runs against them each night: teacher, pupil, co-teacher, administrator, a pupil in two classes, a class without pupils. Platforms read the same standard a little differently, and it is better to learn that at night than from a school.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Connecting a district has become configuration: a form, an exchange of keys, and a checklist with screenshots for the LMS in question. Engineers are called for exceptions. Pupils reach their work from the course in which it was set, and scores go home by themselves.',
        },
        {
          type: 'paragraph',
          text: 'Each connection is verified with the district before it opens to classes. A checklist run on its own test course covers launch by role, roster, deep link, grade passback and sign-out. The result is stored with the configuration, and support staff can see it. When something stops working, the first question, what has changed since, has an answer.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What others can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Keep differences in configuration.** Code per customer is a debt with a name on it.',
            '**Ask for the least data.** Every field you do not request is a paragraph less in the agreement.',
            '**Treat account matching as a project of its own.** A wrong merge shows one pupil another’s work.',
            '**Test against real platforms every night.** They change without asking you.',
          ],
        },
      ],
    },
  ],
  related: [
    '/services/platform-integration',
    '/k-12/learning-technology',
    '/case-studies/summer-release-readiness',
  ],
  contact: {
    body: 'Tell us which LMSs and identity providers your districts use, and we will say what a standard connection would cover.',
  },
});
