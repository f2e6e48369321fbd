import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Tech outsourcing for EdTech',
  line: 'support',
  head: {
    title: 'Tech outsourcing for EdTech: a practical guide',
    description:
      'What to keep in-house, what to hand over, how to write acceptance, data, and exit terms into the contract, and the early signs that it is going wrong.',
  },
  hero: {
    title: 'Outsource the work, keep the knowledge',
    subtitle:
      'What to keep in-house, what a partner does better, and what has to be settled before the first sprint.',
    picture: { motifs: ['puzzle', 'people', 'gear', 'arrows'] },
  },
  summary:
    'Outsourcing works when you keep the decisions and hand over the work with clear acceptance, data terms, and a way out. A guide written from the vendor’s side of the table.',
  category: 'Strategy',
  published: '2026-11-21',
  updated: '2026-11-22',
  sections: [
    {
      id: 'a-note-on-bias',
      heading: 'A note on bias',
      blocks: [
        {
          type: 'paragraph',
          text: 'We’re a vendor. When we write about outsourcing, you should ask what we gain. The answer is that a badly arranged project costs both sides money. What follows is how we’d arrange it in your place.',
        },
      ],
    },
    {
      id: 'what-to-keep',
      heading: 'What to keep in-house',
      blocks: [
        {
          type: 'paragraph',
          text: 'Keep what makes you different and what you couldn’t explain to a stranger in a week.',
        },
        {
          type: 'list',
          items: [
            '**Product decisions.** What to build, and in what order. A partner should argue with you, and you should decide.',
            '**Learning judgment.** What counts as understanding in your subject.',
            '**Architecture.** At least one person on your staff should be able to draw the system from memory and say why it’s built that way.',
            '**Customer relations.** A partner may sit in the meeting. The relationship is yours.',
            '**Keys.** Source repositories and cloud accounts are in your name from the first day.',
          ],
        },
        {
          type: 'paragraph',
          text: 'What outsources well is work with a clear end and a known standard of quality, or work that needs a skill you won’t use all year. Accessibility remediation and test automation are good examples.',
        },
      ],
    },
    {
      id: 'education-is-particular',
      heading: 'Why education is different',
      blocks: [
        {
          type: 'paragraph',
          text: 'A good general software company can still fail in this field, for reasons that appear in no requirement.',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'The calendar',
              description:
                'A release in the last week of August is too late for the school year. Ask candidates when they’d deploy, and listen for whether they know the calendar.',
            },
            {
              term: 'Rosters',
              description:
                'Students change classes, names, and schools in the middle of the year, and teachers share sections. Systems that assume a stable account break in October.',
            },
            {
              term: 'Children',
              description:
                'Under FERPA a vendor usually receives records as a “school official” under the school’s direct control, for purposes that the school has set. A developer who copies production data to a laptop has broken that arrangement in your name.',
            },
            {
              term: 'Accessibility',
              description:
                'It’s a condition of sale to public institutions, and so of acceptance. It can’t be a later phase.',
            },
            {
              term: 'Standards',
              description:
                'LTI, OneRoster, QTI, xAPI, and Caliper all have sharp corners. Experience with one real rollout is worth more than a reading of the specification.',
            },
          ],
        },
      ],
    },
    {
      id: 'contracts-that-help',
      heading: 'Contracts that help',
      blocks: [
        {
          type: 'paragraph',
          text: 'Lawyers will look after liability. These are the clauses that decide how the work goes.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Acceptance per increment.** What’s shown, with which checks, who signs, and within how many days. Accessibility and security belong in the same list as features.',
            '**Definition of done.** Code reviewed, and deployable by your team.',
            '**Intellectual property.** Yours on creation or on payment, with open-source components listed and their licenses checked.',
            '**People.** Notice of a change, and a handoff at the partner’s expense.',
            '**Data.** Where it’s processed and who processes it, with subprocessors listed, notice of incidents, deletion at the end. Under GDPR a processor needs a written contract with the contents that Article 28 requires.',
            '**Security evidence.** A SOC 2 report describes controls as an auditor examined them; read the exceptions and the period. ISO 27001 certifies a management system; read its scope. Neither says anything about your project until you have compared scope with service.',
            '**Exit.** A plan made in the first month and tried on a small scale: one component built and deployed by someone else from the documentation alone.',
          ],
        },
      ],
    },
    {
      id: 'choosing',
      heading: 'Choosing a partner',
      blocks: [
        {
          type: 'paragraph',
          text: 'References are handpicked, and demos are polished. Three requests tell you more.',
        },
        {
          type: 'list',
          items: [
            '**Pay for a small piece of real work.** Two candidates, the same task, your code review. You’ll see how they ask questions as well as what they deliver.',
            '**Talk to the people who’ll do it.** The engineer and the tester, along with the account director.',
            '**Ask about a project that went badly.** What happened, what did it cost, and what do they do differently now? Somebody who has no such story has little experience or little candor.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Compare prices on the cost of an accepted increment, including your own time for explanation and correction. A day rate tells you nothing about that.',
        },
      ],
    },
    {
      id: 'running-it',
      heading: 'Running it week by week',
      blocks: [
        {
          type: 'paragraph',
          text: 'Treat the partner’s people as colleagues with another employer. Same board, same chat, same standards. Plan an overlap in working hours, and use it for decisions. If something can be written down, it should be.',
        },
        {
          type: 'paragraph',
          text: 'Look at a few measures together, such as defects found after acceptance and how often the build is green. Don’t look at hours.',
        },
        {
          type: 'paragraph',
          text: 'Make one of your own people responsible for the partnership, with time for it. A partnership without a person in charge drifts, whoever the partner is.',
        },
      ],
    },
    {
      id: 'early-signs',
      heading: 'Early signs of trouble',
      blocks: [
        {
          type: 'list',
          items: [
            'Demos on slides or on a developer’s own machine.',
            '“Ninety percent done” for the third week in a row.',
            'The same question asked by different people on their side.',
            'Tests that are always about to be written.',
            'You’ve stopped hearing no.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Each can be fixed if it’s raised in the week in which it appears. All of them together call for the exit plan. You’ll be glad you tried it early.',
        },
      ],
    },
    {
      id: 'a-first-step',
      heading: 'A first step',
      blocks: [
        {
          type: 'paragraph',
          text: 'Take the next project on your list and write its acceptance page first: what would you have to see to sign? If that page is hard to write, the project isn’t ready for a partner, or for your own team.',
        },
        {
          type: 'paragraph',
          text: 'For the contract itself there’s a [checklist](/checklists#outsourcing-contract).',
        },
      ],
    },
  ],
  related: [
    '/services/custom-development',
    '/support/platform-application-support',
    '/case-studies/modernization-edtech-suite',
  ],
  contact: {
    topic: 'development',
    body: 'We sit on the other side of this table, so test us with these questions.',
  },
});
