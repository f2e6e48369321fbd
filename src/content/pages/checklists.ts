import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'checklists',
  name: 'Checklists',
  line: 'discover',
  saved: 'on-request',
  head: {
    title: 'Checklists for accessible, safe, lasting EdTech',
    description:
      'Checklists from our articles on accessibility, student data, simulations, AI features, outsourcing, and training: to read, print, or open as a spreadsheet.',
  },
  hero: {
    title: 'Checklists for EdTech teams',
    subtitle:
      'The short form of our articles, to work through with your team on the page, on paper, or in a spreadsheet.',
    picture: { motifs: ['tick', 'pencil', 'page', 'stack'] },
  },
  // Each item is something that its article asks for, in the section given.
  lists: [
    {
      id: 'accessibility-by-role',
      title: 'Accessibility, role by role',
      use: 'For a product team, before the next feature begins.',
      article: { text: 'Accessibility by design', href: '/blogs/accessibility-by-design' },
      picture: { motifs: ['eye'] },
      items: [
        {
          text: 'Every story has an acceptance criterion that a keyboard or screen reader user could check.',
          section: 'role-by-role',
        },
        {
          text: 'Every activity can be reached by sight, by hearing, and by touch, or has an equivalent.',
          section: 'role-by-role',
        },
        {
          text: 'The design system settles contrast, focus styles, and target sizes.',
          section: 'role-by-role',
        },
        {
          text: 'Mockups name heading levels and reading order, and color never carries meaning alone.',
          section: 'role-by-role',
        },
        {
          text: 'Components use native elements first, and were tried with a screen reader before review.',
          section: 'role-by-role',
        },
        {
          text: 'Headings form an outline, links say where they lead, and text alternatives say what the picture is for.',
          section: 'role-by-role',
        },
        {
          text: 'Automated checks run on every change and can stop the build.',
          section: 'what-machines-find',
        },
        {
          text: 'Keyboard, screen reader, and reduced motion are in the test plan.',
          section: 'role-by-role',
        },
        {
          text: 'Mathematics is MathML, figures have a longer description, and dragging has an alternative.',
          section: 'hard-parts',
        },
        {
          text: 'Support knows how to log a barrier, and answers the user with a date.',
          section: 'role-by-role',
        },
      ],
    },
    {
      id: 'student-data',
      title: 'Student data in order',
      use: 'For the person responsible for student data, at a vendor or an institution.',
      article: {
        text: 'Data governance for student data',
        href: '/blogs/data-governance-for-student-data',
      },
      picture: { motifs: ['shield'] },
      items: [
        {
          text: 'One person is responsible for student data, and has time for it.',
          section: 'the-first-month',
        },
        {
          text: 'One flow of data is drawn from upload to archive, through everything that it touches.',
          section: 'inventory',
        },
        {
          text: 'Support tickets, test databases, and backups are in the inventory.',
          section: 'inventory',
        },
        {
          text: 'Every field has a reason that you would say to a parent; fields without one are removed.',
          section: 'purpose',
        },
        { text: 'Roles are described by duty, and access ends with the duty.', section: 'access' },
        { text: 'Production data doesn’t go to development.', section: 'access' },
        {
          text: 'Reports leave out names where they can, and small groups are suppressed.',
          section: 'analytics',
        },
        {
          text: 'Every data set has a day or an event on which it’s deleted, and deletion reaches copies.',
          section: 'retention',
        },
        {
          text: 'Subprocessors are listed with purpose and location, and changes are announced.',
          section: 'vendors',
        },
        {
          text: 'A bad day has been practiced: who decides, and who makes the calls.',
          section: 'incidents',
        },
      ],
    },
    {
      id: 'immersive-brief',
      title: 'Before you commission a simulation',
      use: 'For learning designers and buyers, while it’s still an idea.',
      article: {
        text: 'Immersive learning in practice',
        href: '/blogs/immersive-learning-in-practice',
      },
      picture: { motifs: ['flask'] },
      items: [
        {
          text: 'The real thing is dangerous, expensive, rare, or invisible; otherwise a simpler medium will do.',
          section: 'the-question',
        },
        {
          text: 'The medium is the lowest rung that serves the skill.',
          section: 'choosing-the-medium',
        },
        {
          text: 'There is a list of the decisions that the learner makes, with what follows from each.',
          section: 'design-for-decisions',
        },
        {
          text: 'Learners can fail and go on.',
          section: 'design-for-decisions',
        },
        {
          text: 'Every action works by keyboard and touch, and dragging has an alternative.',
          section: 'include-everyone',
        },
        {
          text: 'An equivalent on a screen leads to the same objective and the same credit.',
          section: 'include-everyone',
        },
        {
          text: 'You know the devices, the network, and the minutes that are left in a lesson.',
          section: 'fit-the-lesson',
        },
        {
          text: 'The teacher has a view of where people are, and a plan for when the network fails.',
          section: 'fit-the-lesson',
        },
        {
          text: 'It is settled beforehand what would count as evidence of learning.',
          section: 'prove-it',
        },
        {
          text: 'The components you’ll own at the end are named.',
          section: 'before-you-commission',
        },
      ],
    },
    {
      id: 'ai-feature',
      title: 'An AI feature, ready to be asked about',
      use: 'For a product team, one feature at a time.',
      article: { text: 'Responsible AI in EdTech', href: '/blogs/responsible-ai-in-edtech' },
      picture: { motifs: ['spark'] },
      items: [
        {
          text: 'One paragraph says who uses it, for what, and what it must not be used for.',
          section: 'purpose',
        },
        {
          text: 'The risk register says who could be hurt and what prevents it.',
          section: 'risk',
        },
        {
          text: 'The data sheet says where data comes from, where it goes, and how long it stays.',
          section: 'data',
        },
        {
          text: 'The contract with the model’s provider settles training, place of processing, and deletion.',
          section: 'data',
        },
        {
          text: 'The test set is real content, and the threshold was set beforehand.',
          section: 'evaluation',
        },
        {
          text: 'Results are reported by kind of error and by group of learners as well as on average.',
          section: 'evaluation',
        },
        {
          text: 'The reviewer has the time and the knowledge to disagree.',
          section: 'people',
        },
        {
          text: 'A learner can reach a person and contest a result; a school can turn the feature off.',
          section: 'people',
        },
        {
          text: 'People are told that it’s AI and who answers for it.',
          section: 'notices',
        },
        {
          text: 'Somebody watches named signals, and knows what makes them turn it off.',
          section: 'monitoring',
        },
      ],
    },
    {
      id: 'outsourcing-contract',
      title: 'A contract that helps',
      use: 'For product and procurement, before a partner begins.',
      article: { text: 'Tech outsourcing for EdTech', href: '/blogs/tech-outsourcing-for-edtech' },
      picture: { motifs: ['contract'] },
      items: [
        {
          text: 'Repositories, cloud accounts, and domain names are in your name.',
          section: 'what-to-keep',
        },
        {
          text: 'Someone on your staff can draw the system and say why it’s built that way.',
          section: 'what-to-keep',
        },
        {
          text: 'Acceptance is per increment, with accessibility, security, and performance in the same list as features.',
          section: 'contracts-that-help',
        },
        {
          text: 'Done means reviewed, tested in the pipeline, and deployable by your team.',
          section: 'contracts-that-help',
        },
        {
          text: 'Intellectual property is yours, and open-source licenses are listed and checked.',
          section: 'contracts-that-help',
        },
        {
          text: 'Key people are named, with notice before a change and a handoff at the partner’s expense.',
          section: 'contracts-that-help',
        },
        {
          text: 'Subprocessors, notice of incidents, and deletion at the end are in the contract.',
          section: 'contracts-that-help',
        },
        {
          text: 'Somebody has read the scope and the exceptions of the security evidence.',
          section: 'contracts-that-help',
        },
        {
          text: 'An exit was tried on a small scale, from the documentation alone.',
          section: 'contracts-that-help',
        },
        {
          text: 'Two candidates were paid for the same small piece of real work.',
          section: 'choosing',
        },
      ],
    },
    {
      id: 'skills-course',
      title: 'A course whose skills last',
      use: 'For training teams, before the first slide.',
      article: { text: 'Workforce skills that last', href: '/blogs/workforce-skills-that-last' },
      picture: { motifs: ['ladder'] },
      items: [
        {
          text: 'People who do the job well were watched, and asked what they noticed and chose.',
          section: 'find-the-skill',
        },
        {
          text: 'The outcomes can be observed, and the list of them is short.',
          section: 'find-the-skill',
        },
        {
          text: 'Gaps that training can’t close were handed back: tools, time, rules, rewards.',
          section: 'choose-what-to-teach',
        },
        {
          text: 'For what’s needed only rarely, there’s a checklist where the work is done.',
          section: 'choose-what-to-teach',
        },
        {
          text: 'Practice is spaced over weeks, mixed, and safe to fail.',
          section: 'practice-over-time',
        },
        {
          text: 'Feedback comes soon and leads to another attempt.',
          section: 'make-feedback-useful',
        },
        {
          text: 'The assessment is a task close to work, with a rubric and a trained assessor.',
          section: 'show-evidence',
        },
        {
          text: 'Learners know what’s recorded, and that practice doesn’t count against them.',
          section: 'show-evidence',
        },
        {
          text: 'Managers have a page with a task to give and three questions to ask.',
          section: 'bring-the-manager',
        },
        { text: 'What ages quickly stands apart from what doesn’t.', section: 'keep-it-current' },
      ],
    },
  ],
  contact: {
    title: 'Stuck on an item?',
    body: 'Name it, and we’ll say how we’d close it.',
    topic: 'reading',
  },
});
