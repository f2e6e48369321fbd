import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Analytics and intervention system',
  line: 'cognify',
  head: {
    title: 'An early-alert system that ends in a conversation',
    description:
      'How a university turned learning data into early alerts that advisers act on: plain signals, human decisions, a record of what helped.',
  },
  hero: {
    title: 'Early alerts that end in a conversation',
    subtitle:
      'Signals from coursework reach an adviser who knows the student, in time to help, and the help is recorded.',
    picture: { motifs: ['chart', 'bell', 'speech', 'people'] },
  },
  summary:
    'A university wanted to notice struggling students sooner. Plain signals, checked for fairness, now reach advisers with a suggested next step and a place to record what was done.',
  client: 'A university',
  topics: ['Analytics', 'AI'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'By the time a failing grade appears, the weeks in which it could have been prevented are past. The university’s advisers knew that. They also had more students than hours, and a list of everyone “at risk” was no use to them: it was long, it was old, and it said nothing about what to do.',
        },
        {
          type: 'paragraph',
          text: 'An earlier experiment with a risk score had left doubts. Advisers could not say how it came about. Students who heard of it felt watched. And nobody had recorded whether an alert had led to a call, or a call to a change.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We designed backwards from the conversation. What would make an adviser pick up the telephone this week, and what would they say?',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Signals',
              description:
                'Few, recent and plain: nothing opened for some days, a first submission missed, a sharp drop against the student’s own pattern, a prerequisite not met. Each can be said aloud to the student it concerns.',
            },
            {
              term: 'Model',
              description:
                'Used to order the list, never to label a person. It relies on what students do in their courses. Attributes such as race, income or postcode are not inputs, and results were examined for groups of students to see whether the order treated them differently all the same.',
            },
            {
              term: 'Routing',
              description:
                'A lecturer hears about coursework, an adviser about patterns across courses, student services about matters of welfare, according to rules that the university’s own staff wrote.',
            },
            {
              term: 'Action',
              description:
                'Every alert comes with a suggested step and a short form: contacted, what was agreed, when to look again. Alerts expire.',
            },
            {
              term: 'Transparency',
              description:
                'Students can read what is collected, why, who sees it and how to object. The text was tried with students until they could say it back.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Data flows through Caliper and xAPI events from the learning tools, under access rules by role. FERPA sets the limits on who may see education records; the design keeps well inside them. A group of faculty, advisers, students and the privacy officer approved each signal before it was switched on, and can switch it off.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Advisers now begin the week with a short list in an order that they understand, and each entry carries its reasons. What was a report has become a routine: alert, contact, agreement, second look.',
        },
        {
          type: 'paragraph',
          text: 'Verification had two parts. The signals were run over past terms to see whom they would have flagged, when, and whom they would have missed; staff read samples of each. In service, every alert has an outcome recorded or is closed as expired, so the university can see which signals lead to useful conversations and retire those that do not. We publish no figure for the effect on results: too much else changes in a term for an honest one.',
        },
      ],
    },
    {
      id: 'takeaways',
      heading: 'What others can take from it',
      blocks: [
        {
          type: 'list',
          items: [
            '**Design the response first.** An alert without somebody to answer it is surveillance.',
            '**Use signals that you could say aloud** to the student.',
            '**Rank, do not label.** And check what the ranking does to each group.',
            '**Record what was done.** Without it you will never know which alert was worth sending.',
          ],
        },
      ],
    },
  ],
  related: [
    '/learning-analytics',
    '/case-studies/at-risk-learner-courses',
    '/blogs/data-governance-for-student-data',
  ],
  contact: { body: 'Before you buy a prediction, talk to us about who will act on it and how.' },
});
