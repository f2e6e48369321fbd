import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'offering',
  name: 'Solve',
  line: 'solve',
  head: {
    title: 'K-12 EdTech challenges and solutions',
    description:
      'Start from a K-12 challenge: teacher experience, efficacy, accessibility, technology, strategy, AI, or school readiness. See how we work on it.',
  },
  hero: {
    title: 'K-12 EdTech challenges, and how we solve them',
    subtitle:
      'Start here if you know the problem but not yet the service: seven challenges that K-12 publishers and districts face.',
    picture: { motifs: ['compass', 'path', 'puzzle', 'bus'] },
  },
  intro: {
    title: 'Seven challenges, in everyday words',
    paragraphs: [
      'A problem seldom arrives with the name of a service on it. Teachers have stopped opening the dashboard, or last August can’t happen again. SOLVE is organized around sentences like those.',
      'Each page begins with the situation, then shows what we do about it and what you get. If yours fits none of them neatly, that’s normal. Most touch two, and the first conversation is about where to start.',
    ],
  },
  covers: {
    title: 'Which of these sounds like you?',
    groups: [
      {
        title: 'Teachers and learners',
        items: [
          {
            icon: 'users-three',
            title: 'User experiences',
            description:
              'Teachers work around the product, or learners get lost in it. Research and redesign, and a design system that makes the change last.',
            href: '/k-12/user-experiences',
          },
          {
            icon: 'target',
            title: 'Learning efficacy',
            description:
              'Buyers ask whether it teaches. Better items, and evidence that stands up to questions.',
            href: '/k-12/learning-efficacy',
          },
          {
            icon: 'person-arms-spread',
            title: 'Accessibility',
            description:
              'Some students can’t use it, or a district asks for proof. An audit, and a conformance report that hides nothing.',
            href: '/k-12/digital-accessibility',
          },
        ],
      },
      {
        title: 'Product and platform',
        items: [
          {
            icon: 'strategy',
            title: 'Product strategy',
            description:
              'Too many plans, too little capacity. Decide what to build and what to retire, with reasons.',
            href: '/k-12/digital-strategy',
          },
          {
            icon: 'devices',
            title: 'Learning technology',
            description:
              'The platform is slow to change or hard to connect. We build, integrate, and sustain.',
            href: '/k-12/learning-technology',
          },
          {
            icon: 'brain',
            title: 'AI for K-12',
            description:
              'Customers ask for AI and your editors worry about it. Features with a purpose and an off switch.',
            href: '/k-12/ai-solutions',
          },
          {
            icon: 'calendar-check',
            title: 'Back-to-school readiness',
            description:
              'The first day of school can’t be moved. Rollover, rosters, and load, tested while there’s time.',
            href: '/k-12/school-readiness',
          },
        ],
      },
      {
        title: 'Closely related',
        items: [
          {
            icon: 'map-trifold',
            title: 'All K-12 challenges',
            description: 'Explore by challenge area or by service, with filters.',
            href: '/k-12',
          },
          {
            icon: 'scales',
            title: 'Accessibility compliance',
            description: 'ADA, Section 508, and EN 301 549, with evidence that a buyer can check.',
            href: '/accessibility-compliance-solutions',
          },
          {
            icon: 'globe-hemisphere-west',
            title: 'European Accessibility Act',
            description: 'What applies if you sell learning products in the EU.',
            href: '/european-accessibility-act-eaa',
          },
          {
            icon: 'exam',
            title: 'Adaptive assessments',
            description: 'Item banks and adaptive delivery whose scores can be explained.',
            href: '/adaptive-assessments',
          },
          {
            icon: 'chart-line-up',
            title: 'Learning analytics',
            description: 'Learning data that answers the questions of teachers and product teams.',
            href: '/learning-analytics',
          },
        ],
      },
      {
        title: 'Who else we work with',
        items: [
          {
            icon: 'graduation-cap',
            title: 'For higher education',
            description: 'Courses and platforms for universities and their online programs.',
            href: '/higher-education',
          },
          {
            icon: 'briefcase',
            title: 'For workforce learning',
            description: 'Training and certification that begin with tasks on the job.',
            href: '/workforce',
          },
          {
            icon: 'chalkboard-teacher',
            title: 'For school districts',
            description: 'Rostering, and help for the teams who run classroom technology.',
            href: '/school-districts',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'Platforms, assets, and AI, counted',
    items: [
      statistic('platforms-transformed'),
      statistic('assets-remediated'),
      statistic('ai-deployments'),
    ],
  },
  resources: {
    title: 'Worked examples for K-12 teams, and an article',
    cards: [
      {
        id: 'teacher-workflow-redesign',
        title: 'A teacher dashboard built around Monday morning',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/teacher-workflow-redesign',
        picture: { motifs: ['calendar', 'screen', 'people'] },
        description:
          'How to rebuild a dashboard and planner around the school week, and test it task by task.',
      },
      {
        id: 'standards-alignment-programme',
        title: 'Standards alignment that a curriculum director can check',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/standards-alignment-programme',
        picture: { motifs: ['target', 'page', 'tick'] },
        description:
          'How to map a library to state standards, with the evidence beside each match.',
      },
      {
        id: 'summer-release-readiness',
        title: 'Ready before the buses run: a back-to-school plan',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/summer-release-readiness',
        picture: { motifs: ['bus', 'calendar', 'gear'] },
        description:
          'One plan with two dry runs gets a platform ready for the first day of school.',
      },
      {
        id: 'product-roadmap-reset',
        title: 'A product roadmap with fewer plans and better reasons',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/product-roadmap-reset',
        picture: { motifs: ['ladder', 'target', 'people'] },
        description: 'How to turn a crowded roadmap into a few bets with evidence behind them.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['eye', 'pencil', 'tick'] },
        description:
          'Who does what, when, so a learning product is accessible because of how it’s made.',
      },
    ],
  },
  faq: {
    title: 'Questions that K-12 teams ask',
    items: [
      {
        id: 'where-to-start',
        question: 'We recognize ourselves in three of these. Where do we start?',
        answer: [
          'Where a date can’t be moved, such as the first day of school or a compliance deadline. If there isn’t one, start with the challenge you already have evidence for. The first piece of work should be small enough to finish and to judge.',
        ],
      },
      {
        id: 'for-whom',
        question: 'Do you work with districts as well as with publishers?',
        answer: [
          'Yes. For publishers and EdTech companies, we change products; for districts, we help choose and support what they use. Knowing both sides helps: each one’s questions are the other’s requirements.',
        ],
      },
      {
        id: 'first-step',
        question: 'What happens after the first call?',
        answer: [
          'On that call you describe the situation and show what you can. We’ll say what we think lies behind it and what we’d leave alone. If there’s work in it, a proposal follows in stages, and you can stop after any of them.',
        ],
      },
      {
        id: 'our-team',
        question: 'We have a capable team. Will you work with it or around it?',
        answer: [
          'With it. Your people keep the decisions and the relationship with schools. We work on the same board and plan the handoff at the beginning. Where a skill is missing only for a season, we lend it. Where it’s missing for good, you’ll hear that too.',
        ],
      },
      {
        id: 'school-year',
        question: 'How do you fit the work into the school year?',
        answer: [
          'By planning backward. In the opening weeks and during testing windows, what teachers see should stay as it is, and the release plan says so. Research with teachers happens when they have time, and larger changes land in summer with a rollback ready.',
        ],
      },
      {
        id: 'student-data',
        question: 'Do you need student data to help us?',
        answer: [
          'Rarely, and less than people expect. Design and accessibility work needs none. Where rosters or results have to be examined, we work in your environment under your agreement, in line with FERPA and COPPA, with the least access the task needs.',
        ],
      },
    ],
  },
  contact: {
    title: 'Put it in the words you heard',
    topic: 'k-12',
    body: 'A teacher’s complaint, a line from a district’s letter, a support ticket that keeps coming back: any of these makes a good first message.',
  },
});
