import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Analytics and intervention system',
  line: 'cognify',
  head: {
    title: 'Early alert systems for college student success',
    description:
      'A worked example for colleges: an early alert system with signals advisors can explain, fairness checks, human decisions, and a record of each follow-up.',
  },
  hero: {
    title: 'Early alerts that end in a conversation',
    subtitle:
      'Designing signals that reach an advisor who knows the student, in time to help, with a record of what follows.',
    picture: { motifs: ['chart', 'bell', 'speech', 'people'] },
  },
  summary:
    'An alert helps only if somebody acts on it. This example designs an early alert system backward from the advisor’s conversation, with explainable signals and a record of each contact.',
  isWorkedExample: true,
  topics: ['Analytics', 'AI'],
  audiences: ['Higher education'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'Too late, too long, too vague',
      blocks: [
        {
          type: 'paragraph',
          text: 'By the time a failing grade appears, the weeks in which it could have been prevented are past. Any advisor knows this. Advisors also have more students than hours, and a list of everyone “at risk” is no use to them if it’s long and silent about what to do.',
        },
        {
          type: 'paragraph',
          text: 'Imagine a university with a risk score that its staff distrust. They can’t tell how the score is reached, and students who hear of it feel watched. And there’s no record of whether an alert leads to a call, or a call to a change. A better model would solve none of that.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Working back from the conversation',
      blocks: [
        {
          type: 'paragraph',
          text: 'The design begins at the far end. What would make an advisor pick up the phone this week, and what would they say?',
        },
        {
          type: 'terms',
          items: [
            {
              term: 'Signals',
              description:
                'Few, recent, and easy to state: nothing opened for some days, a first assignment missed, a sharp drop against the student’s own pattern, a prerequisite not met. Each can be said aloud to the student it concerns.',
            },
            {
              term: 'Model',
              description:
                'Used to order the list, never to label a person. It relies on what students do in their courses. Race, income, and ZIP code aren’t inputs, and the order is still examined group by group, since other data can stand in for them.',
            },
            {
              term: 'Routing',
              description:
                'An instructor hears about coursework, an advisor about patterns across courses, student services about well-being, by rules that the university’s own staff write.',
            },
            {
              term: 'Action',
              description:
                'Every alert comes with a suggested step and a short form: who made contact, what was agreed, when to look again. Alerts expire.',
            },
            {
              term: 'Transparency',
              description:
                'Students can read what is collected, why, who sees it, and how to object. The wording is tested with students until they can explain it back.',
            },
          ],
        },
        {
          type: 'paragraph',
          text: 'Data arrives as Caliper and xAPI events from the learning tools, under access rules by role. FERPA sets the limits on who may see education records, and the design stays well inside them. A group that includes students and the privacy officer approves each signal before it’s switched on, and can switch it off.',
        },
        {
          type: 'paragraph',
          text: 'What sinks these systems is volume. If more alerts arrive on Monday than a caseload can answer by Friday, advisors learn to ignore them all. So the length of the list is set by the hours available, and the ranking decides who comes first.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'Testing the signals',
      blocks: [
        {
          type: 'paragraph',
          text: 'Before anyone is contacted, the signals are run over past terms. Who would they flag, how early, and who would they miss? Staff read samples of each. A signal that arrives after the withdrawal deadline, or flags most of a lecture course, is redesigned or dropped.',
        },
        {
          type: 'paragraph',
          text: 'Once the system is live, every alert is closed with a note of what was done or marked as expired, so the university can see which signals lead to useful conversations and retire those that don’t. Proving an effect on grades or retention is harder, because too much else changes in a term. If that question matters, it needs a study of its own, agreed before launch: a staggered rollout, say, with the comparison and the measure written down first.',
        },
      ],
    },
  ],
  related: [
    '/learning-analytics',
    '/case-studies/at-risk-learner-courses',
    '/blogs/data-governance-for-student-data',
  ],
  contact: {
    topic: 'analytics',
    body: 'Before you buy a prediction, talk to us about who will act on it and how.',
  },
});
