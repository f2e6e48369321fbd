import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'case-study',
  name: 'Data analytics acceleration',
  line: 'support',
  head: {
    title: 'Learning data reports people can trust',
    description:
      'How an education provider replaced hand-made spreadsheets with one governed learning-data pipeline, with definitions agreed and every report traceable.',
  },
  hero: {
    title: 'From waiting for reports to asking questions',
    subtitle:
      'One governed pipeline for learning data, in place of exports, spreadsheets and three answers to the same question.',
    picture: { motifs: ['bars', 'arrows', 'clock', 'stack'] },
  },
  summary:
    'An education provider waited for reports that disagreed. A shared model of learning data, an automated pipeline and agreed definitions let its teams answer their own questions.',
  client: 'An education provider',
  topics: ['Analytics', 'Cloud'],
  metrics: [],
  sections: [
    {
      id: 'challenge',
      heading: 'The challenge',
      blocks: [
        {
          type: 'paragraph',
          text: 'The provider had plenty of data. Course activity lay in the learning management system, results in the assessment tool, enrolment in the student information system, and questions to support in a fourth place. Each team exported what it needed and combined it by hand.',
        },
        {
          type: 'paragraph',
          text: 'So reports came late, and they disagreed. “Active student” meant signed in to one team, submitted work to another, and enrolled to a third. Meetings began with whose number was right. Analysts, hired to find things out, spent their time joining files, and copies of student records travelled by email.',
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'We started with the questions rather than with the warehouse. Programme leads, faculty and operations each named the decisions that they make in a term and what they would need to know beforehand. Those questions were ranked, and the first ones set the scope.',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            '**Define.** Every measure got a written definition, an owner and an example: what counts, what does not, from which system, as of when. Where two meanings were both useful, they got two names.',
            '**Model.** Events follow public vocabularies, xAPI and Caliper Analytics, so that a click in one tool can be compared with a click in another and a new tool does not need a new model.',
            '**Automate.** Data is loaded on a schedule into a cloud warehouse, in layers: as received, cleaned, ready for use. Each step has tests: no missing keys, no duplicates, totals that match the source. A failed test stops the load and tells someone.',
            '**Protect.** Direct identifiers are replaced early and kept apart. Access follows role, as FERPA’s idea of legitimate educational interest requires. Small groups are suppressed in reports. Every query is logged, and each data set has a retention period.',
            '**Serve.** A small set of dashboards for common questions, and a documented layer for analysts who have their own.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Old and new reports ran side by side until each difference had an explanation. Most differences were definitions. Some were errors, and in both directions.',
        },
      ],
    },
    {
      id: 'outcome',
      heading: 'The outcome',
      blocks: [
        {
          type: 'paragraph',
          text: 'Reports that were assembled by hand now refresh on a schedule, and each figure on a dashboard can be followed back to its definition and its source. The teams stopped exchanging files of student records because they no longer needed them.',
        },
        {
          type: 'paragraph',
          text: 'This was verified by reconciliation. For every measure in scope, totals were compared with the source system over past terms, and the owner signed when they matched or the difference was understood. The client keeps those checks: they run with each load. It also holds the data dictionary, the pipeline code and an access matrix that its privacy officer can read.',
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
            '**Agree on words first.** Most arguments about data are arguments about definitions.',
            '**Use public event vocabularies.** They outlive the tool that you bought this year.',
            '**Let tests stop the load.** A missing report is noticed. A wrong one is believed.',
            '**Reconcile with the owner beside you.** The signature is worth more than the dashboard.',
          ],
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
    body: 'Bring us one report that nobody quite believes. Tracing it to its sources is a good first project.',
  },
});
