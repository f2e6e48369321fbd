import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'offering',
  name: 'Deliver',
  line: 'deliver',
  head: {
    title: 'Deliver: tools to deploy learning effectively',
    description: `${site.product}, learning analytics, deployment and training: the tools and the roll-out work that bring finished learning to the people who need it.`,
  },
  hero: {
    title: 'From finished to in use',
    subtitle:
      'Tools and roll-out work for the distance between a course that is ready and a class that is learning from it.',
    picture: { motifs: ['play', 'screen', 'people', 'arrows'] },
  },
  intro: {
    title: 'Between the finished file and the first lesson',
    paragraphs: [
      'A course can be excellent and still fail on its way. The learner has no account. The teacher has not been shown it. The page is too heavy for the train, or the report counts clicks when the head of department asked about understanding.',
      `DELIVER looks after that distance. It joins a platform, **${site.product}**, with the plain work that makes any platform succeed: releases timed to the calendar, sign-on and rosters, people prepared on both sides of the desk, and data that tells you whether it is working. You can take one part without the others, and you do not need ${site.product} to use the rest.`,
    ],
  },
  covers: {
    title: 'Tools, roll-out and what makes them work',
    groups: [
      {
        title: 'Tools',
        items: [
          {
            icon: 'cube',
            title: site.product,
            description:
              'Our learning-delivery platform: your courses, assignments and reports, under your own name.',
            href: '/deliver/hausebox',
          },
          {
            icon: 'chart-line-up',
            title: 'Learning analytics',
            description:
              'Activity gathered by xAPI and Caliper, turned into answers for teachers and programme leads.',
            href: '/learning-analytics',
          },
        ],
      },
      {
        title: 'Roll-out',
        items: [
          {
            icon: 'rocket-launch',
            title: 'Deployment',
            description:
              'Environments, data and a staged roll-out, planned around terms and exams and rehearsed.',
            href: '/services/deployment',
          },
          {
            icon: 'chalkboard-teacher',
            title: 'Training',
            description:
              'Teachers, administrators and help desks ready before the learners arrive.',
            href: '/services/training',
          },
          {
            icon: 'key',
            title: 'Single sign-on and LTI',
            description:
              'Accounts, classes and grades that arrive by themselves, through your LMS and identity provider.',
            href: '/services/platform-integration',
          },
          {
            icon: 'cloud-arrow-up',
            title: 'Cloud migration',
            description:
              'Delivery moved to a cloud that grows at the start of term and shrinks after it.',
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
            description: 'For K-12: everything that has to be true on the first morning.',
            href: '/k-12/school-readiness',
          },
          {
            icon: 'graduation-cap',
            title: 'Professional development',
            description: 'Coaching for educators that goes on after the launch week.',
            href: '/support/professional-development',
          },
        ],
      },
    ],
  },
  statistics: {
    title: 'Delivered so far',
    items: [
      { number: '500K+', description: 'students' },
      { number: '40M+', description: 'resources' },
      { number: '20+', description: 'countries' },
      { number: '99.95%', description: 'cloud uptime' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'cloud-ai-virtual-classroom',
        title: 'A virtual classroom that grew tenfold and cost less to run',
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
        description: '150 learning hours and 7 new animations, delivered as trackable packages.',
      },
      {
        id: 'at-risk-learner-courses',
        title: 'Courses for students who might otherwise leave',
        category: 'CASE STUDY',
        href: '/case-studies/at-risk-learner-courses',
        picture: { motifs: ['book', 'people', 'path'] },
        description: '27 courses delivered in 6 disciplines.',
      },
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'From a project per district to a form per district',
        category: 'CASE STUDY',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['key', 'plug', 'screen'] },
        description: 'LTI 1.3 and single sign-on as a routine.',
      },
      {
        id: 'workforce-skills-that-last',
        title: 'Skills that outlast the tool',
        category: 'BLOG',
        href: '/blogs/workforce-skills-that-last',
        picture: { motifs: ['cap', 'gear', 'spark'] },
        description:
          'How to choose, practise and prove skills that survive the next change of tools.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'need-hausebox',
        question: `Do we have to use ${site.product}?`,
        answer: [
          `No. Deployment, training, integration and analytics work with the platform that you have. ${site.product} is for organisations that need a place to deliver learning and would rather not build one, or whose present one stands in their way.`,
        ],
      },
      {
        id: 'existing-lms',
        question: 'We already have an LMS. What would you add?',
        answer: [
          'Often nothing new: cleaner course templates, working sign-on, reports that people read, and training. Where content or assessments live outside it, LTI 1.3 brings them in with grades going back. We start by looking at where learners and teachers drop out today.',
        ],
      },
      {
        id: 'roll-out-plan',
        question: 'What does a roll-out plan contain?',
        answer: [
          'Who starts when and why in that order; accounts, devices and networks checked per site; data moved and counted; training by role; messages to learners and families; support hours; criteria to go on or to pause; and who decides. It fits on a few pages, and everyone concerned has read it.',
        ],
      },
      {
        id: 'low-bandwidth',
        question: 'Can learning be delivered where networks are weak?',
        answer: [
          'Yes, if it is decided early. We set a budget for page weight, stream video at several qualities with transcripts as a real alternative, keep work when the connection drops, and test on slow networks and older devices. Some content should be available offline, and some on paper.',
        ],
      },
      {
        id: 'adoption',
        question: 'How do you see whether it is being used well?',
        answer: [
          'We agree with you on a few signs per role: teachers who assign and give feedback, learners who return and finish, questions to support that fall in number and change in kind. Logins alone are not among them. Where a site falls behind, someone talks to it before the term is over.',
        ],
      },
      {
        id: 'privacy',
        question: 'Where is learner data kept while you deliver?',
        answer: [
          'In the region and under the agreement that you choose, with access by role and a retention period for each kind of record. FERPA, COPPA and GDPR apply according to your learners. At the end of the contract you decide between return, transfer and deletion, and we confirm it in writing.',
        ],
      },
    ],
  },
  contact: {
    body: 'Tell us what is ready to go out and to whom. We will send back the questions that your roll-out plan should answer.',
  },
});
