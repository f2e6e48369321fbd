import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Training',
  line: 'deliver',
  head: {
    title: 'Learning platform training for teachers and admins',
    description:
      'Role-based training for administrators, teachers, authors, and support staff at launch: sessions, practice sites, guides, and a plan to train the trainers.',
  },
  hero: {
    title: 'Training for the platform you just bought',
    subtitle:
      'Product and process training for a platform launch, by role, in the week it’s needed.',
    overlay: 'medium',
    picture: { motifs: ['cap', 'people', 'screen', 'pencil'] },
  },
  intro: {
    title: 'Short sessions, real tasks, help afterward',
    paragraphs: [
      'Nobody learns a platform from a tour of its menus. A teacher needs to assign Thursday’s homework. An administrator needs to move a student between classes without losing grades. Those tasks are the training. Everyone practices on a site with fictional classes, where mistakes are cheap, and the session ends with a task that participants complete themselves. The results tell us who needs another half hour.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'training-needs',
        title: 'Training plan by role',
        description:
          'We list what each role has to be able to do on day one and at the end of the semester. Sessions and reminders are scheduled to match.',
        points: ['Task list by role', 'Calendar and formats', 'Measures of readiness'],
        picture: { motifs: ['path', 'people', 'calendar'] },
      },
      {
        id: 'administrator-training',
        title: 'Administrator and IT training',
        description:
          'Rosters and permissions for the people everyone else will call. They leave with a checklist for the start and the end of the year.',
        points: ['Hands-on labs', 'Start-of-year checklist', 'Escalation paths'],
        picture: { motifs: ['key', 'gear', 'screen'] },
      },
      {
        id: 'educator-onboarding',
        title: 'Educator onboarding',
        description:
          'Two or three compact sessions per group, arranged by subject or grade, using the materials they’ll teach with. Recordings are captioned and cut by task.',
        picture: { motifs: ['book', 'play', 'people'] },
      },
      {
        id: 'train-the-trainer',
        title: 'Train the trainer',
        description:
          'For large districts and systems we prepare your own trainers, with facilitation practice and observed delivery. They’ll have the slide decks and the practice site.',
        points: [
          'Facilitator guide',
          'Observed session with feedback',
          'Question line during rollout',
        ],
        picture: { motifs: ['microphone', 'people', 'ladder'] },
      },
      {
        id: 'author-and-support-training',
        title: 'Author and support-desk training',
        description:
          'Content authors learn the editor and the accessibility checks. Support agents practice answering the questions that a launch brings.',
        picture: { motifs: ['pencil', 'headset', 'page'] },
        link: {
          text: 'See professional development',
          href: '/support/professional-development',
        },
      },
    ],
  },
  statistics: {
    items: [
      statistic('years-of-experience'),
      statistic('countries'),
      statistic('customers'),
      statistic('learning-hours'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'workforce-readiness-curriculum',
        title: 'A curriculum for the first day at work, and the months after',
        category: 'CASE STUDY',
        href: '/case-studies/workforce-readiness-curriculum',
        picture: { motifs: ['ladder', 'clock', 'play'] },
        description: 'A workforce-readiness curriculum of 150 learning hours and 7 new animations.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['plug', 'key', 'screen'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'workforce-skills-that-last',
        title: 'Skills that outlast the tool',
        category: 'BLOG',
        href: '/blogs/workforce-skills-that-last',
        picture: { motifs: ['target', 'cap', 'people'] },
        description: 'How to teach skills that survive the next change of tools.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'online-or-on-site',
        question: 'Do you train online or on-site?',
        answer: [
          'Both, and often in that order: online for knowledge, on-site for practice. Groups stay small enough that a trainer can see every screen. Sessions are repeated at different hours for part-time staff.',
        ],
      },
      {
        id: 'busy-teachers',
        question: 'Our teachers have no time. What is the least that works?',
        answer: [
          'One session on the three tasks they’ll do in the first week, a one-page guide beside the keyboard, and someone to ask. The rest follows when it’s needed, in short clips found from inside the product.',
        ],
      },
      {
        id: 'own-material',
        question: 'Can we keep and change the training material?',
        answer: [
          'Yes. You get editable files and the script for the practice data. We’ll mark which screenshots depend on the version, so you know which to replace after a release.',
        ],
      },
      {
        id: 'accessible-training',
        question: 'Is the training itself accessible?',
        answer: [
          'Documents and videos are made to WCAG 2.2 level AA, with captions and transcripts. Exercises can be done with a keyboard and a screen reader. Tell us about individual needs when you register and we’ll adapt the session.',
        ],
      },
      {
        id: 'proof',
        question: 'How do you show that training worked?',
        answer: [
          'By task completion in the session, and by a short check two weeks later. If the same question keeps coming, we correct the guide or tell the product team that the screen is at fault.',
        ],
      },
    ],
  },
  contact: {
    topic: 'rollout',
    body: 'Who has to be ready, and by when? We’ll draw up a training plan by role from that.',
  },
});
