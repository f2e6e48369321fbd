import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'offering',
  name: 'Build',
  line: 'build',
  head: {
    title: 'Build: learning platforms, products, and content',
    description:
      'Custom learning platforms, adaptive assessments, immersive learning, and outcome-based content, built to LTI, QTI, and WCAG 2.2 AA and handed over complete.',
  },
  hero: {
    title: 'Learning products you can keep and change',
    subtitle:
      'Platforms and courses, built in increments you accept one by one and handed over so you can carry on alone.',
    picture: { motifs: ['cube', 'stack', 'pencil', 'gear'] },
  },
  intro: {
    title: 'Software and teaching, built by one team',
    paragraphs: [
      'A learning product is software, and it’s teaching. Built apart, the two collide at the end, in a lesson the player can’t show. Our authors and engineers work on the same increment and check one another’s work.',
      'Content is kept separate from code. LTI 1.3, QTI, xAPI, and Caliper connect the product to other systems, and WCAG 2.2 level AA is part of acceptance for each increment. The repository and the cloud accounts are in your name from the start.',
    ],
  },
  covers: {
    title: 'What we build',
    groups: [
      {
        title: 'Platforms and products',
        items: [
          {
            icon: 'stack',
            title: 'Custom platform development',
            description:
              'A learning platform of your own, from the first architecture decision to launch and beyond.',
            href: '/build/custom-platform-development',
          },
          {
            icon: 'exam',
            title: 'Adaptive assessments',
            description: 'Item banks, and reports that a teacher can explain to a parent.',
            href: '/adaptive-assessments',
          },
        ],
      },
      {
        title: 'Learning content',
        items: [
          {
            icon: 'virtual-reality',
            title: 'Immersive learning solutions',
            description:
              'Virtual labs and simulations, designed around the decisions a learner makes.',
            href: '/build/immersive-learning-solutions',
          },
          {
            icon: 'book-open-text',
            title: 'Outcome-based content development',
            description:
              'Courses written backward from what learners must be able to do, with the evidence to show it.',
            href: '/build/outcome-based-learning-content-development-services',
          },
        ],
      },
      {
        title: 'Skills behind the build',
        items: [
          {
            icon: 'code',
            title: 'Custom development',
            description: 'Engineers who add a feature or a tool to your product, in your codebase.',
            href: '/services/custom-development',
          },
          {
            icon: 'plugs-connected',
            title: 'Platform integration',
            description: 'Single sign-on and rosters, tested against the LMSs your customers use.',
            href: '/services/platform-integration',
          },
          {
            icon: 'pencil-ruler',
            title: 'Design',
            description: 'Research and interface design, with a system that keeps them together.',
            href: '/services/design',
          },
          {
            icon: 'check-circle',
            title: 'Quality assurance',
            description: 'Functional and load testing, in the pipeline and by hand.',
            href: '/services/qa',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'What we’ve built, in figures',
    items: [
      statistic('platforms-built'),
      statistic('simulations'),
      statistic('platforms-transformed'),
    ],
  },
  resources: {
    title: 'Labs, suites, and connections to read about',
    cards: [
      {
        id: 'biology-virtual-labs',
        title: 'Virtual biology labs that every student can run',
        category: 'CASE STUDY',
        href: '/case-studies/biology-virtual-labs',
        picture: { motifs: ['flask', 'screen', 'tick'] },
        description: 'Biology virtual labs: 30% cost savings.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['globe', 'cube', 'speech'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'modernization-edtech-suite',
        title: 'Renewing an EdTech suite without closing the school',
        category: 'CASE STUDY',
        href: '/case-studies/modernization-edtech-suite',
        picture: { motifs: ['arrows', 'stack', 'gear'] },
        description: 'An EdTech suite, modernized: 3x faster releases.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['key', 'plug', 'people'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
      },
      {
        id: 'immersive-learning-in-practice',
        title: 'Immersive learning: when is a headset worth it?',
        category: 'BLOG',
        href: '/blogs/immersive-learning-in-practice',
        picture: { motifs: ['goggles', 'cube', 'people'] },
        description: 'When a simulation earns its cost and how to design it around decisions.',
      },
    ],
  },
  faq: {
    title: 'Questions about building',
    items: [
      {
        id: 'build-or-buy',
        question: 'How do we know whether to build or to buy?',
        answer: [
          `Build where you differ and buy where you don’t. Sign-in and payment are rarely why a customer chooses you. The way you assess or explain may be. We mark the capabilities that customers would miss, and recommend building only there. Sometimes that means configuring [${site.product}](/deliver/hausebox) or another platform.`,
        ],
      },
      {
        id: 'estimate',
        question: 'How do you estimate something that’s never been built?',
        answer: [
          'By building a thin slice of it first, from sign-in to a stored result, with real content on the real infrastructure. It shows where the effort lies. After that, we estimate each increment as a range, with the assumptions listed.',
        ],
      },
      {
        id: 'ownership',
        question: 'Who owns the code and the content?',
        answer: [
          'You do, under the contract. That includes design files and test items along with the source. Open-source components and licensed media are listed with their terms, so nothing surprises you later.',
        ],
      },
      {
        id: 'sme',
        question: 'Do you bring subject experts, or do we?',
        answer: [
          'Either, and usually both. Your experts know your pedagogy and your audience. Ours, chosen for the project, write and review to the brief. We agree early on who has the last word on facts and on style.',
        ],
      },
      {
        id: 'accessible-from-start',
        question: 'How do you make sure that what you build is accessible?',
        answer: [
          'It’s part of acceptance for each increment. We run automated checks on every change and test by keyboard and screen reader. At the end you get the test record for your conformance report.',
        ],
      },
      {
        id: 'after-launch',
        question: 'What happens after launch?',
        answer: [
          'You choose. Your team takes over with runbooks and a period of joint operation, or we keep running it with you through [platform and application support](/support/platform-application-support). Either way, we try out the handoff first.',
        ],
      },
    ],
  },
  contact: {
    title: 'Have something to build?',
    topic: 'development',
    body: 'A sketch or a system you’ve outgrown is enough to talk over with an engineer and an author.',
  },
});
