import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Professional development',
  line: 'support',
  head: {
    title: 'Professional development for teachers and faculty',
    description:
      'Year-round professional development for teachers, faculty, and instructional coaches: courses, coaching cycles, and AI literacy, tied to classroom evidence.',
  },
  hero: {
    title: 'Help good teachers teach well with technology',
    subtitle:
      'Professional development for educators, built on classroom practice and spread over the year.',
    overlay: 'light',
    picture: { motifs: ['people', 'cap', 'book', 'spark'] },
  },
  intro: {
    title: 'Practice changes slowly, so we stay',
    paragraphs: [
      'A single training day rarely changes what happens in a lesson three months later. Teachers need to try something, see how learners respond, and try again.',
      'That takes a calendar with room in it. Our programs are for districts and universities, and for the publishers who serve them. Each module ends with a lesson in the classroom, and a coach comes back to see how it went.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'programme-design',
        title: 'Program design',
        description:
          'We begin with your improvement plan and observe a few lessons. The program says which practice should change and what evidence will count.',
        points: ['Needs review with teachers', 'Outcome and evidence map', 'Calendar by semester'],
        picture: { motifs: ['path', 'target', 'calendar'] },
      },
      {
        id: 'online-courses',
        title: 'Self-paced and cohort courses',
        description:
          'Short modules with classroom video and planning time. Cohorts meet online to compare results; recordings are captioned in the languages your faculty use.',
        points: ['Modules for your LMS', 'Facilitator notes', 'Portfolio tasks with rubrics'],
        picture: { motifs: ['play', 'screen', 'people'] },
      },
      {
        id: 'coaching',
        title: 'Coaching cycles',
        description:
          'Plan, teach, reflect. A coach supports one goal over several weeks, in person or from recordings made with consent. Notes belong to the teacher and aren’t used for evaluation.',
        picture: { motifs: ['speech', 'person', 'arrows'] },
      },
      {
        id: 'ai-literacy',
        title: 'AI literacy for educators',
        description:
          'What generative AI can and can’t do, and how to judge an AI answer in your own subject.',
        points: [
          'Classroom policies to adapt',
          'Prompt and checking exercises',
          'Privacy scenarios',
        ],
        picture: { motifs: ['spark', 'node', 'cap'] },
        link: { text: 'See AI for K-12', href: '/k-12/ai-solutions' },
      },
      {
        id: 'inclusive-teaching',
        title: 'Accessible and inclusive teaching',
        description:
          'Universal Design for Learning in planning, and accommodations in digital assessment. Participants repair materials they’ll use the following week.',
        picture: { motifs: ['eye', 'puzzle', 'page'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('years-of-experience'),
      statistic('students'),
      statistic('courses'),
      statistic('countries'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'at-risk-learner-courses',
        title: 'Courses for at-risk higher-ed students',
        category: 'CASE STUDY',
        href: '/case-studies/at-risk-learner-courses',
        picture: { motifs: ['ladder', 'book', 'people'] },
        description: '27 courses delivered in 6 disciplines.',
      },
      {
        id: 'teacher-workflow-redesign',
        title: 'A teacher dashboard built around Monday morning',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/teacher-workflow-redesign',
        picture: { motifs: ['calendar', 'clock', 'screen'] },
        description:
          'How to rebuild a dashboard and planner around the school week, and test it task by task.',
      },
      {
        id: 'immersive-learning-in-practice',
        title: 'Immersive learning: when is a headset worth it?',
        category: 'BLOG',
        href: '/blogs/immersive-learning-in-practice',
        picture: { motifs: ['goggles', 'eye', 'cap'] },
        description: 'Where simulations help a lesson, and what a teacher needs to run them.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'pd-or-training',
        question: 'How is this different from product training?',
        answer: [
          'Product training teaches the tool, and [our training service](/services/training) covers that. Professional development is about teaching: questioning, feedback, planning. The tool comes in where it serves the lesson.',
        ],
      },
      {
        id: 'credit',
        question: 'Can teachers receive credit for the hours?',
        answer: [
          'Your state, district, or university decides. We supply what they usually ask for, including learning outcomes and a record of the hours attended. Digital badges can follow the Open Badges standard.',
        ],
      },
      {
        id: 'release-time',
        question: 'How much release time does it take?',
        answer: [
          'We design for the time you have. A common pattern is a short module every few weeks, done within existing meetings, with one coaching cycle a semester. With less time, we set fewer goals.',
        ],
      },
      {
        id: 'evidence',
        question: 'What evidence will we see?',
        answer: [
          'Samples of planning and student work scored with a shared rubric, and participants’ own accounts. We report the number of participants beside every result. We don’t claim that one course raised test scores.',
        ],
      },
      {
        id: 'higher-education',
        question: 'Do you work with university faculty as well?',
        answer: [
          'Yes. Programs for faculty deal with large courses and accessible materials, including the duties that the ADA Title II rule places on public institutions. They fit around research and final exams.',
        ],
      },
    ],
  },
  contact: {
    topic: 'teaching',
    body: 'Describe a lesson you’d like to see a year from now. We can work backward to a program your teachers have time for.',
  },
});
