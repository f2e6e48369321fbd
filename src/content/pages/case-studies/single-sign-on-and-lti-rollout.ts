import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Single sign-on and LTI rollout',
  line: 'build',
  head: {
    title: 'LTI 1.3 and single sign-on for school districts',
    description:
      'A worked example for EdTech teams: LTI 1.3, SSO, and rostering built once, configured for each district’s LMS, and tested before classes depend on it.',
  },
  hero: {
    title: 'Connecting a district: a form, not a project',
    subtitle:
      'LTI 1.3 and single sign-on built once, and documented so a district’s own staff can set it up.',
    picture: { motifs: ['key', 'plug', 'people', 'screen'] },
  },
  summary:
    'Custom connections cost engineering time for every new district. This example treats LTI 1.3 and single sign-on as one implementation, configured for each district and tested every night.',
  isWorkedExample: true,
  topics: ['Platforms'],
  audiences: ['K-12 publishing', 'School districts'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'Why connections pile up',
      blocks: [
        {
          type: 'paragraph',
          text: 'Schools can like a product and dread connecting it. Teachers keep a second set of passwords and copy scores into the gradebook by hand. Say the company behind that product has written connections for its larger customers one at a time. Each is slightly different, and each breaks on its own schedule.',
        },
        {
          type: 'paragraph',
          text: 'A district technology director’s requirements fit on a card: LTI 1.3, the district’s own identity provider, and a list of the student data that leaves the building. A connection that still relies on LTI 1.1 fails twice. It depends on a shared secret, and on a version that 1EdTech, which publishes the standard, no longer supports.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'One implementation, many settings',
      blocks: [
        {
          type: 'paragraph',
          text: 'The method is to replace the collection with a single implementation of the standard and to hold the differences between platforms in configuration.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Launch',
              description:
                'LTI 1.3, with OpenID Connect and signed tokens. State and nonce are checked, and launches work where third-party cookies are blocked.',
            },
            {
              term: 'Deep Linking',
              description:
                'A teacher picks an activity inside the LMS, and that activity appears in the course instead of a link to the front door.',
            },
            {
              term: 'Rosters',
              description:
                'Class membership comes from the LMS through Names and Role Provisioning, or through Clever, ClassLink, or a OneRoster feed where a district prefers it. Only fields in use are requested, and the list goes into the district’s data privacy agreement, often the NDPA.',
            },
            {
              term: 'Grades',
              description:
                'Assignment and Grade Services return scores, with retakes and late work handled the way the gradebook expects.',
            },
            {
              term: 'Direct sign-on',
              description:
                'SAML or OpenID Connect for people who come to the product without the LMS, leading to the same account and never to a duplicate.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Accounts need the most care. Students who have signed in by password for years are about to arrive by another door. We match on stable identifiers where they exist, ask an administrator to confirm where they don’t, and never merge on a name. Skipping this step is the classic error. Every launch works in the demo, and the duplicate accounts turn up in September.',
        },
        {
          type: 'paragraph',
          text: 'Each supported LMS gets a test tenant, and automated launches run against it every night: teacher, student, co-teacher, administrator, a student in two classes, a class without students. Platforms read the same standard a little differently, and it’s better to learn that at night than from a school.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'Proving a connection',
      blocks: [
        {
          type: 'paragraph',
          text: 'Before a class uses the connection, the district’s administrator runs a checklist in a test course of its own: launch by role, roster, deep link, grade return, sign-out. A line that fails keeps the connection closed. The completed list is stored with the configuration, where support staff can see it. When something stops working, they can begin with what has changed since.',
        },
        {
          type: 'paragraph',
          text: 'Two measures tell you whether the change pays, if you record them first. One is the engineering time a new district takes; the other is the number of tickets in the opening weeks. What stays with you is the implementation, the nightly tests, and an illustrated setup guide for each LMS.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What to take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Ask for the least data.** Every field you don’t request is one less to account for in the agreement.',
            '**Treat account matching as a project of its own.** A wrong merge shows one student another’s work.',
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
    topic: 'integration',
    body: 'Tell us which LMSs and identity providers your districts use, and we’ll outline what a standard connection would cover.',
  },
});
