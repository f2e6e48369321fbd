import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'tool',
  name: 'AI feature folder',
  line: 'cognify',
  saved: 'on-request',
  head: {
    title: 'AI feature folder: seven documents to fill out',
    description:
      'Write the seven documents that a school may ask for about an AI feature: purpose, risks, data, evaluation, oversight, notices, monitoring. Save or print.',
  },
  hero: {
    title: 'AI feature folder',
    subtitle:
      'Seven short documents about one AI feature, as questions. Answer them here, and hand the folder to a customer.',
    picture: { motifs: ['page', 'node', 'shield', 'stack'] },
  },
  tool: {
    kind: 'folder',
    subject: {
      label: 'Name of the feature',
      hint: 'One feature to a folder. The second takes less thinking.',
    },
    documents: [
      {
        id: 'purpose',
        title: 'Statement of purpose',
        text: 'One paragraph. The purpose fixes the risk.',
        questions: [
          { id: 'users', label: 'Who uses it?' },
          { id: 'task', label: 'For what decision or task?' },
          { id: 'data', label: 'With which data?' },
          { id: 'limits', label: 'What must it not be used for?' },
        ],
      },
      {
        id: 'risks',
        title: 'Risk register',
        text: 'Think of harm to particular people. Where nothing prevents a serious harm, change the purpose or leave the feature out.',
        questions: [
          {
            id: 'harm',
            label: 'Who could be hurt, how badly, and how often?',
            hint: 'For example a student who writes in a second language and is flagged for cheating',
          },
          { id: 'noticed', label: 'Would they notice?' },
          { id: 'prevents', label: 'What prevents it?' },
          { id: 'detects', label: 'What detects it?' },
          { id: 'accepts', label: 'Who decides that the remaining risk is acceptable?' },
        ],
      },
      {
        id: 'data-sheet',
        title: 'Data sheet',
        text: 'For training, for retrieval, and at run time. Send the model what it needs. It seldom needs a name.',
        questions: [
          { id: 'origin', label: 'Where does the data come from?' },
          { id: 'allowed', label: 'Are we allowed to use it?' },
          { id: 'described', label: 'Who does it describe?' },
          {
            id: 'goes',
            label: 'Where does it go?',
            hint: 'Including what the model provider’s contract says about training, location, and deletion',
          },
          { id: 'stays', label: 'How long does it stay?' },
        ],
      },
      {
        id: 'evaluation',
        title: 'Evaluation report',
        text: 'With its test set, which is run again at every change of model, prompt, or source.',
        questions: [
          {
            id: 'test-set',
            label: 'What is in the test set, and which hard cases?',
            hint: 'Ambiguous questions, misconceptions, dialect, poor scans, attempts to misbehave',
          },
          { id: 'raters', label: 'Who wrote the criteria, and who rated the output?' },
          { id: 'threshold', label: 'Which threshold for release was set beforehand?' },
          {
            id: 'results',
            label: 'What are the results, by kind of error and by group of learners?',
          },
          { id: 'today', label: 'How do they compare with what happens now?' },
        ],
      },
      {
        id: 'oversight',
        title: 'Description of oversight',
        text: 'A person who approves fifty suggestions in a minute isn’t a control.',
        questions: [
          {
            id: 'reviewer',
            label: 'What gives the reviewer the time, knowledge, and information to disagree?',
          },
          { id: 'disagree', label: 'What makes disagreeing as easy as agreeing?' },
          { id: 'overrides', label: 'How are overrides recorded, read, and acted on?' },
          { id: 'contest', label: 'How does a learner reach a person and contest a result?' },
          { id: 'off', label: 'Who can turn the feature off without losing the rest, and how?' },
        ],
      },
      {
        id: 'notices',
        title: 'Notices',
        text: 'Put the notice where the result appears. Try it with the youngest and the busiest of your users.',
        questions: [
          { id: 'says', label: 'How does it say that this is AI, and what it draws on?' },
          { id: 'bad-at', label: 'What does it say that the feature is bad at?' },
          { id: 'answers', label: 'Who does it say answers for it?' },
          { id: 'tried', label: 'Who has tried it, and could they say what the feature does?' },
        ],
      },
      {
        id: 'monitoring',
        title: 'Monitoring plan',
        text: 'Models, content, and students change. Retiring a feature is a sign that the process works.',
        questions: [
          {
            id: 'signals',
            label: 'Which signals are watched, with which thresholds?',
            hint: 'Overrides, reports from users, differences between groups, refusals, cost, latency',
          },
          { id: 'looks', label: 'Who looks, and how often?' },
          { id: 'turn-off', label: 'What makes them turn it off?' },
          { id: 'incident', label: 'What is the incident plan, and who gets told?' },
        ],
      },
    ],
  },
  notes: {
    title: 'Where the questions come from',
    paragraphs: [
      'They are those of our article [Responsible AI in EdTech](/blogs/responsible-ai-in-edtech), which explains each of them. The documents are the ones that it ends with.',
      'Filling in a folder doesn’t make a feature compliant with any law. It shows what was tested and who answers for it.',
      'How we evaluate a model, with the figures of one project, is in a case study: [AI model evaluation](/case-studies/ai-model-evaluation).',
    ],
  },
  contact: {
    topic: 'ai',
    body: 'Empty pages are fine. We can go through them with you.',
  },
});
