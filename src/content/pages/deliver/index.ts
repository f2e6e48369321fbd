import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'offering',
  name: 'Deliver',
  line: 'deliver',
  head: {
    title: 'Deliver: learning platform, rollout, and training',
    description: `${site.product}, learning analytics, deployment, and training: the tools and the rollout work that bring finished courses to schools, campuses, and workplaces.`,
  },
  hero: {
    title: 'Get digital learning into use',
    subtitle:
      'A delivery platform, and help with everything between a course that’s ready and a class that’s learning from it.',
    picture: { motifs: ['play', 'screen', 'people', 'arrows'] },
  },
  intro: {
    title: 'Between the finished file and the first lesson',
    paragraphs: [
      'A course can be excellent and still fail on its way to class. The learner has no account. The teacher hasn’t been shown it. The page is too heavy for the Wi-Fi on the bus, or the report counts clicks when the department chair asked about understanding.',
      `DELIVER covers that distance. It combines a platform, ${site.product}, with the work that makes any platform succeed: releases timed to the school calendar and teachers who’ve been shown what to do. You can take one part without the others; none of the services requires ${site.product}.`,
    ],
  },
  covers: {
    title: 'Tools, rollout, and what makes them work',
    groups: [
      {
        title: 'Tools',
        items: [
          {
            icon: 'cube',
            title: site.product,
            description:
              'Our learning-delivery platform, for your courses and reports, under your own name.',
            href: '/deliver/hausebox',
          },
          {
            icon: 'chart-line-up',
            title: 'Learning analytics',
            description:
              'xAPI and Caliper activity data, turned into answers for teachers and program leads.',
            href: '/learning-analytics',
          },
        ],
      },
      {
        title: 'Rollout',
        items: [
          {
            icon: 'rocket-launch',
            title: 'Deployment',
            description: 'A staged rollout, planned around the academic calendar.',
            href: '/services/deployment',
          },
          {
            icon: 'chalkboard-teacher',
            title: 'Training',
            description: 'Teachers and help desks ready when the learners arrive.',
            href: '/services/training',
          },
          {
            icon: 'key',
            title: 'Single sign-on and LTI',
            description: 'Accounts and grades that sync through your LMS and identity provider.',
            href: '/services/platform-integration',
          },
          {
            icon: 'cloud-arrow-up',
            title: 'Cloud migration',
            description:
              'Your platform in a cloud that grows when the semester starts and shrinks afterward.',
            href: '/cognify/ai-and-cloud-service',
          },
        ],
      },
      {
        title: 'For your setting',
        items: [
          {
            icon: 'calendar-check',
            title: 'Back-to-school readiness',
            description: 'For K-12: everything that has to work on the first morning.',
            href: '/k-12/school-readiness',
          },
          {
            icon: 'graduation-cap',
            title: 'Professional development',
            description: 'Coaching for educators that continues after launch week.',
            href: '/support/professional-development',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'Learning delivered, in figures',
    items: [statistic('students'), statistic('resources'), statistic('countries')],
  },
  resources: {
    title: 'Classrooms, courses, and rollouts to read about',
    cards: [
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom, from 5K to 50K students',
        category: 'CASE STUDY',
        href: '/case-studies/cloud-ai-virtual-classroom',
        picture: { motifs: ['screen', 'cloud', 'people'] },
        description: 'From 5K to 50K active students with over 30% infrastructure savings.',
      },
      {
        id: 'workforce-readiness-curriculum',
        title: 'A curriculum for the first day at work, and the months after',
        category: 'CASE STUDY',
        href: '/case-studies/workforce-readiness-curriculum',
        picture: { motifs: ['ladder', 'people', 'tick'] },
        description: '150 learning hours and 7 new animations.',
      },
      {
        id: 'at-risk-learner-courses',
        title: 'Courses for at-risk higher-ed students',
        category: 'CASE STUDY',
        href: '/case-studies/at-risk-learner-courses',
        picture: { motifs: ['book', 'people', 'path'] },
        description: '27 courses delivered in 6 disciplines.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['key', 'plug', 'screen'] },
        description:
          'LTI 1.3 and single sign-on, built once and set up with a form for each new district.',
      },
      {
        id: 'workforce-skills-that-last',
        title: 'Skills that outlast the tool',
        category: 'BLOG',
        href: '/blogs/workforce-skills-that-last',
        picture: { motifs: ['cap', 'gear', 'spark'] },
        description: 'How to teach skills that survive the next change of tools.',
      },
    ],
  },
  faq: {
    title: 'Questions about delivery',
    items: [
      {
        id: 'need-hausebox',
        question: `Do we have to use ${site.product}?`,
        answer: [
          `No. Deployment and training work with the platform you have. ${site.product} is for organizations that need a place to deliver learning and would rather not build one, or whose current platform stands in their way.`,
        ],
      },
      {
        id: 'existing-lms',
        question: 'We already have an LMS. What would you add?',
        answer: [
          'Often very little. Cleaner course templates and working sign-on may be enough. Where content or assessments live outside the LMS, LTI 1.3 brings them in and sends grades back. We’ll look first at where learners and teachers drop out today.',
        ],
      },
      {
        id: 'roll-out-plan',
        question: 'What does a rollout plan contain?',
        answer: [
          'It says who starts when, and why in that order. It lists what’s checked at each site, from accounts to networks, and what would make us pause. All of it fits on a few pages, because everyone has to read it.',
        ],
      },
      {
        id: 'low-bandwidth',
        question: 'Can learning be delivered where networks are weak?',
        answer: [
          'Yes, if it’s decided early. We set a budget for page weight and keep work when the connection drops. We test on slow networks and older devices. Some content should be available offline, and some on paper.',
        ],
      },
      {
        id: 'adoption',
        question: 'How do you see whether it’s being used well?',
        answer: [
          'We agree with you on a few signs for each role. Do teachers assign and give feedback? Do learners come back and finish? Logins don’t count. Where a site falls behind, the time to call it is while there’s still some of the semester left.',
        ],
      },
      {
        id: 'privacy',
        question: 'Where is learner data kept?',
        answer: [
          'In the region and under the agreement that you choose, with access by role and a retention period for each kind of record. Whether FERPA, COPPA, or GDPR applies depends on your institution and your learners. At the end of the contract you decide between return and deletion, and we’ll confirm it in writing.',
        ],
      },
    ],
  },
  contact: {
    title: 'Ready to roll out?',
    topic: 'rollout',
    body: 'We’ll walk through the rollout of one finished course with you, and say which parts you could do yourselves.',
  },
});
