import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'service',
  name: site.product,
  line: 'deliver',
  head: {
    title: `${site.product}: a platform to deliver digital learning`,
    description: `${site.product} delivers your courses, books and assessments to schools, campuses and workplaces, with sign-on, LTI, reports and a team that sets it up with you.`,
  },
  hero: {
    title: `${site.product}: your content, delivered under your name`,
    subtitle:
      'One place from which learners open, teachers assign and you keep control of what you publish.',
    overlay: 'medium',
    picture: { motifs: ['cube', 'play', 'screen', 'people'] },
  },
  intro: {
    title: 'Deliver without building a platform first',
    paragraphs: [
      `${site.blurb} It is for publishers, training firms and institutions that own good content and would rather not own a software company as well.`,
      `You bring lessons, media and assessments. We configure ${site.product} to your brand and licensing, connect it to your customers’ systems, and move the content in. **Each set-up is agreed as a written configuration** that you sign before launch, so that nothing you saw in the demonstration rests on memory.`,
    ],
  },
  offerings: {
    title: 'What we set up with you',
    items: [
      {
        id: 'content-in',
        title: 'Your content, brought in',
        description:
          'We agree formats, structure and metadata, load a pilot title, then the rest in batches. Editors preview each title in the role of learner and teacher before it is released.',
        points: ['Format and metadata guide', 'Pilot title', 'Batch report with exceptions'],
        picture: { motifs: ['book', 'arrows', 'stack'] },
      },
      {
        id: 'brand-and-catalogue',
        title: 'Brand, catalogue and licences',
        description:
          'Your name, colours and terms. Catalogues are arranged by subject, level or customer, and licence rules follow the way you sell: by seat, class, site or period.',
        points: [
          'Theme with tested contrast',
          'Catalogue structure',
          'Licence rules with worked examples',
        ],
        picture: { motifs: ['pencil', 'key', 'page'] },
      },
      {
        id: 'sign-on-and-lms',
        title: 'Sign-on and LMS connection',
        description:
          'Learners arrive by single sign-on or from a course in their LMS through LTI, already in the right class. Results can be returned to the gradebook the teacher uses.',
        picture: { motifs: ['plug', 'people', 'node'] },
        link: { text: 'See platform integration', href: '/services/platform-integration' },
      },
      {
        id: 'assessment-and-reports',
        title: 'Assessment and reports',
        description:
          'Question banks in QTI, assignments and results by class, with reports defined together with the people who will read them. Events can be sent on to your own store.',
        points: [
          'Item import and rendering check',
          'Reports by role',
          'xAPI or Caliper event plan',
        ],
        picture: { motifs: ['bars', 'tick', 'target'] },
      },
      {
        id: 'launch-and-care',
        title: 'Launch and care',
        description:
          'Training for administrators and teachers, help articles in your wording, and a support desk if you want one. New requests are weighed with you each term.',
        picture: { motifs: ['headset', 'calendar', 'speech'] },
        link: { text: 'See training', href: '/services/training' },
      },
    ],
  },
  statistics: {
    items: [
      { number: '500K+', description: 'students' },
      { number: '40M+', description: 'learning resources' },
      { number: '20+', description: 'countries' },
      { number: '99.95%', description: 'cloud uptime' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Reaching districts through their own LMSs',
        category: 'CASE STUDY',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['path', 'key', 'screen'] },
        description: 'An EdTech company joins the LMSs of its district customers.',
      },
      {
        id: 'workforce-readiness-curriculum',
        title: 'A workforce curriculum of 150 learning hours',
        category: 'CASE STUDY',
        href: '/case-studies/workforce-readiness-curriculum',
        picture: { motifs: ['ladder', 'play', 'clock'] },
        description: '150 learning hours and 7 new animations.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'Education & Learning trends 2025',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'globe', 'cap'] },
        description: 'How learning is delivered and bought in 2025.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'is-it-an-lms',
        question: `Is ${site.product} another LMS?`,
        answer: [
          `It is a delivery platform. Where schools or universities have an LMS, ${site.product} works with it, so that teachers stay where they are. Where there is none, learners can use it directly. The demonstration shows both.`,
        ],
      },
      {
        id: 'which-content',
        question: 'Which content can it deliver?',
        answer: [
          'Tell us what you hold and we will check it against a sample: documents, EPUB, video, interactive lessons and QTI items are where most catalogues begin. Anything that needs conversion is listed with its effort before you decide. Our [content engineering](/support/content-engineering-services) team can do the work.',
        ],
      },
      {
        id: 'privacy-and-security',
        question: 'How does it treat learner data?',
        answer: [
          'Each set-up is planned for compliance with FERPA, COPPA and GDPR: which data is held, why, where, for how long, and who may see it. The data belongs to you and your customers. Security questionnaires, including those based on SOC 2 or ISO 27001, are answered by our engineers.',
        ],
      },
      {
        id: 'accessibility',
        question: `Is ${site.product} accessible?`,
        answer: [
          'We work to WCAG 2.2 level AA and test with keyboard and screen readers. Before you buy, ask us to answer in the form of a conformance report: what is supported, in part or not at all. Your content matters as much, so we check a sample of it during set-up.',
        ],
      },
      {
        id: 'leaving',
        question: 'What happens to our content if we leave?',
        answer: [
          'You receive your content, metadata and records in agreed formats, and the copies that we hold are deleted by an agreed date. The exit steps are part of the contract and are written before the launch.',
        ],
      },
    ],
  },
  contact: {
    body: `See ${site.product} with one of your own titles in it. When you ask for the demonstration, send a sample and say who would use it.`,
  },
});
