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
    subtitle: 'Teachers assign lessons here, and learners open them. You control what’s published.',
    overlay: 'medium',
    picture: { motifs: ['cube', 'play', 'screen', 'people'] },
  },
  intro: {
    title: 'Deliver without building a platform first',
    paragraphs: [
      `${site.blurb} It’s for publishers and training companies with good content and no wish to run a software company as well.`,
      `You bring lessons, media, and assessments. We configure ${site.product} to your brand and connect it to your customers’ systems. You sign off on the configuration before launch, so what you saw in the demo is on paper.`,
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
  processSteps: {
    title: 'From your titles to the first lesson',
    course: 'level',
    steps: [
      {
        motif: 'contract',
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
          'We agree on formats and metadata, load a pilot title, then import the rest in batches. Editors preview a title as a learner and as a teacher before it’s released.',
        points: ['Format and metadata guide', 'Pilot title', 'Batch report with exceptions'],
        picture: { motifs: ['book', 'arrows', 'stack'] },
      },
      {
        id: 'brand-and-catalogue',
        title: 'Brand, catalog, and licenses',
        description:
          'Your name and colors. Catalogs are arranged by subject or customer, and license rules follow the way you sell, whether that’s by seat or by school year.',
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
          'Question banks in QTI, and reports designed with the staff who read them. Activity data can be sent on to your own data store.',
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
          'Training for administrators and teachers, and a support desk if you want one. We go over new requests with you each quarter.',
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
          'LTI 1.3 and single sign-on, built once and set up by a form for each new district.',
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
        description: 'How learning is delivered and bought, in a report from November 2026.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'is-it-an-lms',
        question: `Is ${site.product} another LMS?`,
        answer: [
          `No, it’s a delivery platform. Where schools or universities have an LMS, ${site.product} works with it, so teachers stay where they are. Where there isn’t one, learners can use it directly. Ask to see both in the demo.`,
        ],
      },
      {
        id: 'which-content',
        question: 'Which content can it deliver?',
        answer: [
          'Most catalogs begin with documents, EPUB, video, and QTI items. We check other formats on a sample during setup. If something needs conversion, you’ll see an estimate and decide. Our [content engineering](/support/content-engineering-services) team can do the work.',
        ],
      },
      {
        id: 'privacy-and-security',
        question: 'How does it treat learner data?',
        answer: [
          'Each setup is planned for compliance with FERPA, COPPA, and GDPR. The plan says which data is held, for how long, and who may see it. The data belongs to you and your customers. Our engineers answer security questionnaires, the HECVAT included.',
        ],
      },
      {
        id: 'accessibility',
        question: `Is ${site.product} accessible?`,
        answer: [
          'Its target is WCAG 2.2 level AA. Ask for the test results, from us as from anyone, in the format of an Accessibility Conformance Report: “Supports,” “Partially Supports,” “Does Not Support,” or “Not Applicable.” Your content matters as much, so we check a sample of it during setup.',
        ],
      },
      {
        id: 'leaving',
        question: 'What happens to our content if we leave?',
        answer: [
          'You get your content and records back in agreed formats, and we delete our copies by an agreed date. The exit steps are in the contract, so they’re settled long before launch.',
        ],
      },
    ],
  },
  contact: {
    topic: 'demo',
    body: `Who’d open it, and how do you license your content today? A demo of ${site.product} is most useful when it answers to your case.`,
  },
});
