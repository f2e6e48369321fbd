import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Data analytics acceleration',
  line: 'support',
  head: {
    title: 'A governed data warehouse for education analytics',
    description:
      'A worked example: replacing exports and spreadsheets with one governed learning-data pipeline, with agreed definitions and reports traced to their source.',
  },
  hero: {
    title: 'Learning data that gives the same answer twice',
    subtitle: 'How to move from competing spreadsheets to one governed pipeline for learning data.',
    picture: { motifs: ['bars', 'arrows', 'clock', 'stack'] },
  },
  summary:
    'When reports come late and disagree, the cause is often a definition. This example shows how agreed measures and reconciliation let teams answer their own questions.',
  isWorkedExample: true,
  topics: ['Analytics', 'Cloud'],
  audiences: ['Higher education', 'School districts'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'Three answers to one question',
      blocks: [
        {
          type: 'paragraph',
          text: 'Ask three departments how many active students there are. One counts sign-ins, one counts submitted work, and one counts enrollment on the census date. None of them is wrong, and the meeting is spent on whose number to use.',
        },
        {
          type: 'paragraph',
          text: 'Say the education provider in question has plenty of data: course activity in the LMS, scores in the assessment tool, enrollment in the SIS, support requests in a fourth place. Each team exports what it needs and joins it by hand. Reports come late. Analysts hired to find things out spend their time matching files, and copies of student records travel by email.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'From question to dashboard',
      blocks: [
        {
          type: 'paragraph',
          text: 'The warehouse can wait. Program leads and faculty first name the decisions they make in a term and what they would need to know beforehand. Those questions are ranked, and the first few set the scope. Without that limit, a project like this loads everything and answers nothing, which is the usual way it fails.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Define.** Every measure gets a definition, an owner, and an example: what counts, what doesn’t, from which system, as of when. Where two meanings are both useful, they get two names. The data dictionary is the first thing you receive.',
            '**Model.** Events follow public vocabularies, xAPI and Caliper Analytics, so a click in one tool can be compared with a click in another and a new tool doesn’t need a new model.',
            '**Automate.** Data loads on a schedule into a cloud warehouse, in layers: as received, cleaned, ready for use. Each step has tests: no missing keys, no duplicates, totals that match the source. A failed test stops the load and tells someone.',
            '**Protect.** Direct identifiers are replaced early and kept apart. Access follows role, in keeping with FERPA’s test of legitimate educational interest. Small groups are suppressed in reports. Every query is logged, and each data set has a retention period. Your privacy officer gets an access matrix to approve.',
            '**Serve.** A small set of dashboards for common questions, and a documented layer for analysts who have their own.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Old and new reports then run side by side until every difference has an explanation. Expect most differences to come down to definitions, and some to errors in the old report or the new one.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'Reconciling the numbers',
      blocks: [
        {
          type: 'paragraph',
          text: 'The proof is reconciliation. For each measure in scope, totals are compared with the source system over past terms, and the owner of the measure signs when they match or the difference is understood. The tolerance is written into the definition beforehand, while it’s still unknown which side it favors. The checks then stay in the pipeline, which is yours, and run with every load.',
        },
        {
          type: 'paragraph',
          text: 'A second test needs no analyst. Point at any number on a dashboard and ask where it comes from; the trail should lead to a definition and a source. And count the exports. If files of student records still circulate by email once the pipeline runs, it hasn’t replaced anything.',
        },
      ],
    },
  ],
  related: [
    '/learning-analytics',
    '/cognify/ai-and-cloud-service',
    '/blogs/data-governance-for-student-data',
  ],
  contact: {
    topic: 'analytics',
    body: 'Is there a report that its readers only half believe? Tracing it to its sources is a good first project.',
  },
});
