import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'service',
  name: site.product,
  line: 'deliver',
  head: {
    title: `${site.product}: a digital learning delivery platform`,
    description: `${site.product} delivers your courses, books, and assessments to schools, campuses, and workplaces, with single sign-on, LTI, reports, and setup by our team.`,
  },
  hero: {
    title: `${site.product}: your content, delivered under your name`,
    subtitle:
      'One place where learners open their lessons, teachers assign them, and you control what is published.',
    overlay: 'medium',
    picture: { motifs: ['cube', 'play', 'screen', 'people'] },
  },
  intro: {
    title: 'Deliver without building a platform first',
    paragraphs: [
      `${site.blurb} It is for publishers, training companies, and institutions that have good content and no wish to run a software company as well.`,
      `You bring lessons, media, and assessments. We configure ${site.product} to your brand and licensing, connect it to your customers’ systems, and move the content in. Before launch you sign off on a written configuration, so what you saw in the demo is on paper.`,
    ],
    demo: {
      link: { text: 'View demo', href: '/deliver/hausebox/demo' },
      screens: {
        learner: 'A learner answers a question about shadows.',
        teacher: 'The answer is a tile in the teacher’s results.',
        publisher: 'And it’s counted in the publisher’s chart, which has no names.',
      },
    },
  },
  template: 'product',
  plate: {
    title: 'From your titles to the first lesson',
    course: 'level',
    steps: [
      {
        motif: 'page',
        title: 'Agree',
        text: 'On formats, structure, metadata, and license rules.',
      },
      {
        motif: 'book',
        title: 'Pilot',
        text: 'One title is loaded, and previewed as a learner and as a teacher.',
      },
      {
        motif: 'plug',
        title: 'Connect',
        text: 'To your customers’ systems, by single sign-on and LTI.',
      },
      {
        motif: 'stack',
        title: 'Import',
        text: 'The other titles follow in batches, each with a report of exceptions.',
      },
      {
        motif: 'play',
        title: 'Launch',
        text: 'You sign the written configuration. We train administrators and teachers.',
      },
    ],
  },
  offerings: {
    title: 'What we set up with you',
    items: [
      {
        id: 'content-in',
        title: 'Your content, imported',
        description:
          'We agree on formats, structure, and metadata, load a pilot title, then import the rest in batches. Editors preview each title as a learner and as a teacher before it’s released.',
        points: ['Format and metadata guide', 'Pilot title', 'Batch report with exceptions'],
        picture: { motifs: ['book', 'arrows', 'stack'] },
      },
      {
        id: 'brand-and-catalogue',
        title: 'Brand, catalog, and licenses',
        description:
          'Your name, colors, and wording. Catalogs are arranged by subject, level, or customer, and license rules follow the way you sell: by seat, class, site, or school year.',
        points: ['Theme with tested contrast', 'Catalog structure', 'License rules with examples'],
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
          'Question banks in QTI, assignments, results by class, and reports designed with the staff who read them. Activity data can be sent on to your own data store.',
        points: [
          'Item import and rendering check',
          'Reports by role',
          'xAPI or Caliper event plan',
        ],
        picture: { motifs: ['bars', 'tick', 'target'] },
      },
      {
        id: 'launch-and-care',
        title: 'Launch and support',
        description:
          'Training for administrators and teachers, help articles in your wording, and a support desk if you want one. New requests are reviewed with you each quarter.',
        picture: { motifs: ['headset', 'calendar', 'speech'] },
        link: { text: 'See training', href: '/services/training' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('students'),
      statistic('resources'),
      statistic('countries'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'single-sign-on-and-lti-rollout',
        title: 'Connecting a district: a form, not a project',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/single-sign-on-and-lti-rollout',
        picture: { motifs: ['path', 'key', 'screen'] },
        description:
          'How LTI 1.3 and single sign-on become a setting for each district, checked before classes use it.',
      },
      {
        id: 'workforce-readiness-curriculum',
        title: 'A curriculum for the first day at work, and the months after',
        category: 'CASE STUDY',
        href: '/case-studies/workforce-readiness-curriculum',
        picture: { motifs: ['ladder', 'play', 'clock'] },
        description: '150 learning hours and 7 new animations.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'globe', 'cap'] },
        description: 'How learning is delivered and bought, in a report of November 2026.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'is-it-an-lms',
        question: `Is ${site.product} another LMS?`,
        answer: [
          `No, it’s a delivery platform. Where schools or universities have an LMS, ${site.product} works with it, so teachers stay where they are. Where there is none, learners can use it directly. Ask to see both in the demo.`,
        ],
      },
      {
        id: 'which-content',
        question: 'Which content can it deliver?',
        answer: [
          'Most catalogs begin with documents, EPUB, video, interactive lessons, and QTI items. Other formats are checked on a sample during setup, and anything that needs conversion is listed with an estimate before you decide. Our [content engineering](/support/content-engineering-services) team can do the work.',
        ],
      },
      {
        id: 'privacy-and-security',
        question: 'How does it treat learner data?',
        answer: [
          'Each setup is planned for compliance with FERPA, COPPA, and GDPR: which data is held, why, where, for how long, and who may see it. The data belongs to you and your customers. Security questionnaires, the HECVAT included, are answered by our engineers.',
        ],
      },
      {
        id: 'accessibility',
        question: `Is ${site.product} accessible?`,
        answer: [
          'We work to WCAG 2.2 level AA and test with keyboard and screen readers. Before you buy, ask for the answers in the format of an Accessibility Conformance Report: “Supports,” “Partially Supports,” “Does Not Support,” or “Not Applicable.” Your content matters as much, so we check a sample of it during setup.',
        ],
      },
      {
        id: 'leaving',
        question: 'What happens to our content if we leave?',
        answer: [
          'You receive your content, metadata, and records in agreed formats, and the copies we hold are deleted by an agreed date. The exit steps are part of the contract and are written before the launch.',
        ],
      },
    ],
  },
  contact: {
    topic: 'demo',
    body: `A demo of ${site.product} is most useful when it starts from your case: who would open it, what they would study, and how you license your content today.`,
  },
});
