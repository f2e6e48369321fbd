import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Outcome-based content development',
  line: 'build',
  head: {
    title: 'Outcome-based learning content development',
    description:
      'Courses, curricula, and practice designed backward from what learners must be able to do: outcome maps, assessments, lessons, and media, reviewed by experts.',
  },
  hero: {
    title: 'Start from what the learner will be able to do',
    subtitle: 'Courses and curricula for higher education, workforce training, and K-12.',
    overlay: 'medium',
    picture: { motifs: ['target', 'ladder', 'book', 'cap'] },
  },
  intro: {
    title: 'First the outcome, then the evidence, then the lesson',
    paragraphs: [
      'A syllabus lists topics. An employer or an accreditor asks something else: what can this person do, and how do you know?',
      'Our instructional designers answer in that order. They write outcomes as observable performance and draft the assessments next. Lessons contain what those assessments need and little more. Every page of the course can be traced to an outcome, so an update touches the pages it concerns and leaves the rest alone.',
    ],
  },
  template: 'process',
  offerings: {
    items: [
      {
        id: 'outcome-maps',
        title: 'Outcome and skills maps',
        description:
          'With faculty or employers we write outcomes for programs and courses. We link them to occupational frameworks or standards and settle the level each one expects.',
        points: ['Outcome statements that can be assessed', 'Alignment matrix', 'Prerequisite map'],
        picture: { motifs: ['path', 'node', 'target'] },
      },
      {
        id: 'assessment-design',
        title: 'Assessment before content',
        description:
          'Performance tasks and item sets come with a rubric and examples of work at several levels. A pilot shows whether graders agree.',
        points: ['Assessment blueprint', 'Rubrics with anchor examples', 'Item bank in QTI'],
        picture: { motifs: ['tick', 'pencil', 'people'] },
      },
      {
        id: 'course-development',
        title: 'Course and curriculum development',
        description:
          'Lessons and facilitator guides, built for your LMS. Writers are chosen by subject, and a second expert who didn’t write the unit reviews it.',
        points: ['Unit prototype approved first', 'Facilitator guide', 'LMS-ready package'],
        picture: { motifs: ['book', 'screen', 'stack'] },
      },
      {
        id: 'media-and-practice',
        title: 'Media and guided practice',
        description:
          'Animations or simulations, where an outcome calls for seeing or doing. They come with captions and descriptions.',
        picture: { motifs: ['play', 'cube', 'speech'] },
        link: { text: 'See immersive learning', href: '/build/immersive-learning-solutions' },
      },
      {
        id: 'evaluation-and-renewal',
        title: 'Evaluation and renewal',
        description:
          'After the first run we study results by outcome and learners’ comments, then revise the units that failed. Updates follow the map, so changes stay contained.',
        picture: { motifs: ['chart', 'arrows', 'lens'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('courses'),
      statistic('disciplines'),
      statistic('learning-hours'),
      statistic('resources'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'at-risk-learner-courses',
        title: 'Courses for at-risk higher-ed students',
        category: 'CASE STUDY',
        href: '/case-studies/at-risk-learner-courses',
        picture: { motifs: ['people', 'ladder', 'book'] },
        description: '27 courses delivered, 6 disciplines covered.',
      },
      {
        id: 'workforce-readiness-curriculum',
        title: 'A curriculum for the first day at work, and the months after',
        category: 'CASE STUDY',
        href: '/case-studies/workforce-readiness-curriculum',
        picture: { motifs: ['clock', 'play', 'cap'] },
        description: '150 learning hours and 7 new animations.',
      },
      {
        id: 'workforce-skills-that-last',
        title: 'Skills that outlast the tool',
        category: 'BLOG',
        href: '/blogs/workforce-skills-that-last',
        picture: { motifs: ['compass', 'target', 'people'] },
        description: 'Choosing outcomes that remain useful when tools change.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'good-outcome',
        question: 'What makes an outcome assessable?',
        answer: [
          'A verb that someone can observe, the conditions, and the standard expected. “Understands statistics” can’t be graded; “chooses and justifies a test for a given data set” can. We’ll rewrite your list with you in workshops, and it usually gets shorter.',
        ],
      },
      {
        id: 'faculty-role',
        question: 'How much time do our subject experts need to give?',
        answer: [
          'The most in the first weeks, for outcomes and assessments, then short reviews at fixed points. We draft; they correct and decide. The plan states hours per expert, and they’ve agreed to it.',
        ],
      },
      {
        id: 'existing-courses',
        question: 'Can you convert courses we already teach?',
        answer: [
          'Yes. We map the existing material to outcomes and mark what has no purpose. Many courses need new practice and feedback more than new explanation.',
        ],
      },
      {
        id: 'academic-integrity',
        question: 'How do you design assessments now that students use AI?',
        answer: [
          'We ask for process or work in stages, and state where AI may be used. Detection software isn’t proof. Some outcomes still need supervised assessment, and we’ll tell you which.',
        ],
      },
      {
        id: 'accessible-courses',
        question: 'Do finished courses meet accessibility law?',
        answer: [
          'They’re built and checked to WCAG 2.2 AA, which goes beyond the WCAG 2.1 AA that the ADA Title II rule sets for public institutions. Third-party readings and tools are listed with their known limits, so you can arrange alternatives.',
        ],
      },
    ],
  },
  contact: {
    topic: 'course-development',
    body: 'An instructional designer can compare your course outline with the job it leads to and show you what’s worth rewriting.',
  },
});
