import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Data governance for student data',
  line: 'support',
  head: {
    title: 'Student data governance: a guide for K-12 and EdTech',
    description:
      'A working guide to student data governance: inventory, purpose, roles, retention, vendors, and incidents under FERPA, COPPA, GDPR, and state law.',
  },
  hero: {
    title: 'Student data needs an owner',
    subtitle:
      'Know what you hold and when it gets deleted: a working guide for vendors and institutions.',
    picture: { motifs: ['shield', 'key', 'stack', 'lens'] },
  },
  summary:
    'Good governance of student data is a set of habits that no policy binder can replace. They begin with an inventory and end with a drill.',
  category: 'AI and data',
  published: '2026-11-21',
  updated: '2026-11-27',
  sections: [
    {
      id: 'what-governance-is',
      heading: 'What governance is for',
      blocks: [
        {
          type: 'paragraph',
          text: 'Governance sounds heavy. In practice it lets you answer five questions about any piece of student data without calling a meeting. What is it? Why do we have it? Who may see it? Where does it go? When is it deleted? If everybody in your organization would give the same answers, you have governance. If the answers live in a policy in a drawer, you have a document.',
        },
        {
          type: 'paragraph',
          text: 'This guide is for both sides, companies that process student data and institutions that entrust it to them. It explains practice. For advice on your own obligations, ask a lawyer who knows your jurisdiction.',
        },
      ],
    },
    {
      id: 'the-laws',
      heading: 'The laws on one page',
      blocks: [
        {
          type: 'terms',
          items: [
            {
              term: 'FERPA',
              description:
                'US federal law on education records at schools, districts, and colleges that receive funds from the US Department of Education. A vendor usually receives records under the “school official” exception: it performs a service that the school would otherwise do itself, under the school’s direct control, and uses the data only for that.',
            },
            {
              term: 'COPPA',
              description:
                'US federal law, with a rule of the Federal Trade Commission, for online services that collect personal information from children under 13. The Commission’s guidance lets schools consent on behalf of parents for educational purposes, and no further. The rule was amended in 2025, with new duties on retention, security, and disclosure to third parties; most of them had a compliance date of April 22, 2026.',
            },
            {
              term: 'State laws',
              description:
                'Many states go further. California’s SOPIPA bars operators from targeted advertising with student data, from selling it, and from profiles outside K-12 purposes; New York’s Education Law 2-d adds a Parents’ Bill of Rights and notice of a breach within seven days; Illinois’ SOPPA wants a written agreement before data moves. Expect several to apply at once; [rules and dates](/regulations) lists them with their official texts.',
            },
            {
              term: 'GDPR',
              description:
                'The EU’s regulation. The institution is usually the controller and the vendor its processor, under a contract with the contents of Article 28. Children merit specific protection, and rights of access, correction, erasure, and objection must work in practice.',
            },
            {
              term: 'CCPA',
              description:
                'California’s consumer privacy law, which applies to businesses above its thresholds. Public schools are not businesses, but a vendor’s own marketing data may be covered.',
            },
          ],
        },
        { type: 'paragraph', text: 'The texts differ. The habits below serve all of them.' },
      ],
    },
    {
      id: 'inventory',
      heading: 'Start with an inventory',
      blocks: [
        {
          type: 'paragraph',
          text: 'List the data first and the systems second. For each element, note where it enters, who can read it, and when it’s deleted. Begin with one flow, such as a roster from upload to archive, and follow it through everything it touches.',
        },
        {
          type: 'paragraph',
          text: 'Look in the corners where inventories usually fail. Check support tickets with screenshots, and the tool that someone bought with a credit card.',
        },
      ],
    },
    {
      id: 'purpose',
      heading: 'Tie every field to a purpose',
      blocks: [
        {
          type: 'paragraph',
          text: 'Next to each field write the reason in a sentence you’d say to a parent. “So that the teacher sees who has turned in the assignment” is a reason. “For analytics” isn’t, until you can say which question it answers.',
        },
        {
          type: 'paragraph',
          text: 'Fields without a reason are removed. No security measure costs less. Be strictest with the most sensitive ones, such as disability and discipline, and with free text in which any of those may turn up.',
        },
        {
          type: 'paragraph',
          text: 'New purposes need a new decision. Data gathered to run a course doesn’t become research material or training data because it happens to be there.',
        },
      ],
    },
    {
      id: 'access',
      heading: 'Decide access by role',
      blocks: [
        {
          type: 'paragraph',
          text: 'Describe roles by duty: teaches this section, advises this student, maintains the database. Give each the least that the duty needs, for as long as it lasts. A teacher’s access ends with the school year; a support engineer’s ends with the ticket.',
        },
        {
          type: 'list',
          items: [
            'One institutional sign-on, with multi-factor authentication for staff. No shared accounts.',
            'Production data doesn’t go to development. Generate test data, and let it include awkward names and family situations.',
            'Log who has looked at what. Read the log.',
            'Review access once a semester, with the person responsible for the data in the room as well as IT.',
          ],
        },
      ],
    },
    {
      id: 'analytics',
      heading: 'Use data without exposing people',
      blocks: [
        {
          type: 'paragraph',
          text: 'Reports rarely need names. Replace identifiers early, keep the key apart, and treat pseudonymous data as personal, because it is. Suppress small groups, including those that can be found by subtraction: a total and all but one of its parts reveal the last one.',
          marginNote:
            '**Pseudonymous** data has a code in place of the name. Whoever has the key can undo it.',
        },
        {
          type: 'paragraph',
          text: 'If an analysis leads you to act on a student’s case, somebody should be able to explain why to that student. Decide beforehand who’ll act, and on what. Our [worked example on early alerts](/case-studies/analytics-intervention-system) shows one way.',
        },
      ],
    },
    {
      id: 'retention',
      heading: 'Give every data set an end date',
      blocks: [
        {
          type: 'paragraph',
          text: 'Every data set has a date or an event on which it’s deleted, such as the end of a contract. Write the schedule, automate it, and test that deletion reaches copies and subprocessors. For backups, state how long they last, and make sure a restore doesn’t bring deleted records back for good.',
        },
        {
          type: 'paragraph',
          text: 'At the end of a contract the institution decides whether data is returned, transferred, or deleted. Vendors should be able to do all three and confirm it. Try it once with a test tenant. You’ll probably find a table that was forgotten.',
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors and their vendors',
      blocks: [
        {
          type: 'paragraph',
          text: 'An institution should know its vendors; a vendor should know its own. Keep a list of subprocessors with the purpose and location of each, and give notice of changes. Ask for evidence in proportion to risk. A SOC 2 report is an auditor’s examination of controls, and a Type II report covers a period of time. An ISO 27001 certificate covers a management system with a stated scope. Both are good, and neither replaces a look at how this service treats this data.',
          marginNote: 'A **subprocessor** is a company that processes data on a vendor’s behalf.',
        },
        {
          type: 'paragraph',
          text: 'Standard agreements save everyone time. In K-12 that’s often the National Data Privacy Agreement (NDPA) of the Student Data Privacy Consortium; in higher education, expect the HECVAT questionnaire. Where your state or consortium has a standard form, use it, and keep your changes few.',
        },
      ],
    },
    {
      id: 'incidents',
      heading: 'Practice the bad day',
      blocks: [
        {
          type: 'paragraph',
          text: 'Write down who decides, who makes which call, and how quickly. GDPR gives a controller 72 hours to notify the authority of a breach unless it is unlikely to result in a risk to people; contracts with districts are often stricter. Then run a tabletop exercise with a plausible story, such as an export sent to the wrong school or a vendor’s call on a Friday evening. What you learn in that hour will change your logs and your contact list.',
        },
      ],
    },
    {
      id: 'the-first-month',
      heading: 'The first month',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Name one person who’s responsible for student data, with time for it.',
            'Draw one flow from end to end.',
            'Remove three fields.',
            'Turn off one account that’s no longer needed.',
            'Delete one thing that should be gone already.',
          ],
        },
        { type: 'paragraph', text: 'That’s governance. What remains is repetition.' },
        {
          type: 'paragraph',
          text: 'To work through it with others, take the [checklist on student data](/checklists#student-data).',
        },
      ],
    },
  ],
  related: [
    '/learning-analytics',
    '/case-studies/data-analytics-acceleration',
    '/blogs/responsible-ai-in-edtech',
  ],
  contact: {
    topic: 'student-data',
    body: 'Bring your data inventory, or the lack of one. We can start from either.',
  },
});
