import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'audience',
  name: 'School districts',
  line: 'support',
  head: {
    title: 'School district EdTech: rosters, ADA Title II, data',
    description:
      'For school districts: rostering and single sign-on with Clever, ClassLink, and OneRoster, ADA Title II reviews, student data agreements, and a help desk.',
  },
  hero: {
    title: 'School districts: every tool connected, accessible, accounted for',
    subtitle:
      'Rostering, student data, help for teachers, and ADA Title II by your date: April 26, 2027, for a population of 50,000 or more, and April 26, 2028, for a smaller one.',
    picture: { motifs: ['bus', 'key', 'shield', 'people'] },
  },
  audience: 'School districts',
  jobs: {
    title: 'Three jobs on a district’s desk',
    intro:
      'A district runs dozens of learning tools and built none of them. It still has to answer for all of them, down to where the student records are.',
    items: [
      {
        id: 'rosters',
        title: 'Have every roster right at the first bell',
        body: 'The roster was complete at midnight. By eight o’clock, a student has moved and a substitute doesn’t have an account. We connect your student information system to the tools through OneRoster, Clever, ClassLink, or an Ed-Fi data store, and test with an account for every role.',
        points: [
          'Agreed roster and role rules',
          'Sign-in checked on shared devices',
          'A daily sync watch in the opening weeks',
        ],
        picture: { motifs: ['key', 'people', 'plug'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'accessibility',
        title: 'Know which tools shut students out',
        body: 'Under the ADA Title II rule a district answers for the web content and mobile apps that it provides, a vendor’s included. We test what your students use most and read vendors’ conformance reports with you. Repairs and renewals go in an order you can defend.',
        points: [
          'Tools ranked by use and risk',
          'Findings that a vendor can act on',
          'Requirements for the next contract',
        ],
        picture: { motifs: ['eye', 'screen', 'tick'] },
        link: {
          text: 'See accessibility compliance',
          href: '/accessibility-compliance-solutions',
        },
      },
      {
        id: 'student-data',
        title: 'Say who holds which student records',
        body: 'A parent asks which companies have her child’s data. The answer is spread over a spreadsheet and one colleague’s memory. We help you write the inventory, tool by tool, with the agreement and the name of whoever approved it.',
        points: [
          'Data inventory by tool',
          'Questions for vendors, and what counts as an answer',
          'Dates for deletion, with a check',
        ],
        picture: { motifs: ['shield', 'stack', 'page'] },
        link: {
          text: 'Read the student data guide',
          href: '/blogs/data-governance-for-student-data',
        },
      },
    ],
  },
  services: {
    title: 'Services for school districts',
    groups: [
      {
        title: 'Systems that work on Monday',
        items: [
          {
            icon: 'plugs-connected',
            title: 'Platform integration',
            description: 'LTI, single sign-on, and grades between your tools.',
            href: '/services/platform-integration',
          },
          {
            icon: 'headset',
            title: 'Technical support',
            description: 'Agents for teachers and families, under your name.',
            href: '/support/technical',
          },
          {
            icon: 'magnifying-glass',
            title: 'Accessibility testing',
            description: 'Your most used tools, tried with keyboard and screen reader.',
            href: '/support/accessibility-testing',
          },
        ],
      },
      {
        title: 'People who can use them',
        items: [
          {
            icon: 'chalkboard-teacher',
            title: 'Platform training',
            description: 'Teachers and help desks, in the week they need it.',
            href: '/services/training',
          },
          {
            icon: 'graduation-cap',
            title: 'Professional development',
            description: 'Coaching and courses that last longer than a training day.',
            href: '/support/professional-development',
          },
        ],
      },
    ],
  },
  stories: {
    title: 'How the work would go',
    body: 'Two worked examples, labeled as such, with the steps and a way to check the result. See [all stories for school districts](/case-studies#school-districts).',
  },
  related: [
    '/case-studies/single-sign-on-and-lti-rollout',
    '/case-studies/summer-release-readiness',
  ],
  faq: {
    title: 'Questions that districts ask',
    items: [
      {
        id: 'rostering',
        question: 'Will it work with our SIS, Clever, and ClassLink?',
        answer: [
          'Rosters come from the source you trust, whether it’s Clever, ClassLink, OneRoster files or its REST API, or an Ed-Fi data store. If your SIS offers none of these, we’ll start with what it can export, on fictional records. A sheet of [roster rules](/samples#sample-rosters) lists what to settle first. [Platform integration](/services/platform-integration) says what we test.',
        ],
      },
      {
        id: 'privacy-agreement',
        question: 'Which student data agreement do you work under?',
        answer: [
          'Yours. Name the form that your state or consortium uses, often the Student Data Privacy Consortium’s NDPA, and we go through it clause by clause for the work in question. No record is touched until that’s done. A blank [schedule of data](/samples#sample-data-schedule) shows what we’d fill in. Much of the work needs no records at all: tests and training run on fictional classes.',
        ],
      },
      {
        id: 'security-questionnaire',
        question: 'Our security office wants a K-12CVAT. Who fills it out?',
        answer: [
          'Engineers who know the system. The K-12CVAT, its higher-education counterpart the HECVAT, and a district’s own form ask much the same. Where is data held, how is it protected, and what happens after an incident? For a vendor’s tool we help you read the answers and ask again where they’re thin. Our [trust page](/trust#certificates) lists what we can show; ask by name for what isn’t there, such as insurance, a purchasing contract, or references.',
        ],
      },
      {
        id: 'title-ii',
        question: 'What does ADA Title II ask of the tools we buy?',
        answer: [
          'That the web content and mobile apps you provide meet WCAG 2.1 level AA, whoever made them, with [five exceptions that the rule names](/regulations#ada-title-ii). Your date is April 26, 2027, or April 26, 2028. It depends on the total population of your district in the Census Bureau’s estimates (for a city or county district, of the city or county); enrollment doesn’t count. Do you run Head Start or receive other HHS funds? Then the [HHS rule](/regulations#hhs-section-504) may set an earlier date. The dates stand in interim final rules, and your counsel has the last word.',
          'Start with the vendor’s conformance report. To learn whether a student can finish an assignment with a keyboard, try it.',
        ],
      },
      {
        id: 'first-weeks',
        question: 'Who helps a teacher whose class won’t open?',
        answer: [
          'Whoever you decide. Our [technical support](/support/technical) can take the first call in your name or stand behind your own help desk. Either way, a class that can’t start comes first.',
        ],
      },
    ],
  },
  contact: {
    title: 'What’s on your desk?',
    topic: 'school-districts',
    body: 'It may be a complaint, or an agreement waiting for a signature. If there’s a deadline, say so.',
  },
});
