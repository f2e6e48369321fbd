import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'article',
  name: 'Responsible AI in EdTech',
  line: 'cognify',
  head: {
    title: 'Responsible AI in EdTech: from principle to proof',
    description:
      'How to turn responsible-AI principles into work: purpose, risk, data, evaluation, human review, notices, and monitoring for learning products.',
  },
  hero: {
    title: 'Responsible AI, in steps you can check',
    subtitle: 'Seven pieces of work that turn good intentions into something a school can inspect.',
    picture: { motifs: ['node', 'shield', 'speech', 'tick'] },
  },
  summary:
    'Everyone has AI principles. Schools and universities ask for proof. Here’s the work that produces it, from intended purpose to monitoring, and the documents it leaves behind.',
  category: 'AI and data',
  published: '2026-11-21',
  updated: '2026-11-27',
  sections: [
    {
      id: 'principles-are-not-enough',
      heading: 'Principles aren’t enough',
      blocks: [
        {
          type: 'paragraph',
          text: 'Fair, transparent, accountable, safe: no vendor claims otherwise. A district that has to choose between two products learns nothing from a page of principles. It wants to know what was tested and what happens when it’s wrong.',
        },
        {
          type: 'paragraph',
          text: 'Each of these can be answered with a piece of work and a document. There are seven. None is long, and together they fit in a folder you could hand to a customer.',
        },
      ],
    },
    {
      id: 'purpose',
      heading: '1. Write down the purpose',
      blocks: [
        {
          type: 'paragraph',
          text: 'One paragraph per feature: who uses it, for what decision or task, with which data, and what it must not be used for. “Suggests feedback on a paragraph to a teacher, who edits and sends it” is a different system from “grades essays,” even when the model is the same.',
        },
        {
          type: 'paragraph',
          text: 'The purpose fixes the risk. Under the EU’s AI Act, systems meant to determine admission, evaluate learning outcomes, assess the level of education that somebody will receive, or monitor prohibited behavior in tests are listed as high-risk, which brings duties on data, documentation, oversight, and accuracy; an amendment defers them to December 2, 2027. Since August 2, 2026, people have to be told that they are dealing with an AI system, and generated content is marked (Article 50): an assistant for students is affected today. [Rules and dates](/regulations#ai-act) keeps track. Inferring the emotions of students is prohibited, except for medical or safety reasons. Even outside Europe, the list is a fair guide to where harm is likely.',
        },
      ],
    },
    {
      id: 'risk',
      heading: '2. Think about harm to particular people',
      blocks: [
        {
          type: 'paragraph',
          text: 'Ask who could be hurt, and whether they’d notice. A student who writes in a second language and is flagged for cheating. A child who confides in a chatbot. A learner steered toward easier work with no path back. A teacher whose judgment is replaced a little each week.',
        },
        {
          type: 'paragraph',
          text: 'For each harm, say what prevents it, what detects it, and who decides that the remaining risk is acceptable. The NIST AI Risk Management Framework gives four useful verbs for organizing this: govern, map, measure, manage. Where nothing prevents a serious harm, change the purpose or leave the feature out. That’s a legitimate result.',
        },
      ],
    },
    {
      id: 'data',
      heading: '3. Know the data',
      blocks: [
        {
          type: 'paragraph',
          text: 'For training, for retrieval, and at run time: Where does the data come from? Are we allowed to use it? Who does it describe? Where does it go? How long does it stay?',
          marginNote:
            '**Retrieval**: passages from sources you’ve chosen are given to the model along with the question.',
        },
        {
          type: 'list',
          items: [
            'Student records under FERPA are used for the school’s purposes and under its direction. Improving a vendor’s general model is rarely one of them.',
            'COPPA governs what an online service may collect from children under 13; a school’s consent in place of the parents’ reaches only as far as an educational purpose.',
            'Under GDPR, name a lawful basis, carry out a data protection impact assessment where the risk is high, and remember the right not to be subject to decisions based solely on automated processing that significantly affect a person.',
            'Have the contract with a model provider say whether prompts and outputs may be used for training, where they’re processed, and when they’re deleted.',
          ],
        },
        { type: 'paragraph', text: 'Send the model what it needs. It seldom needs a name.' },
      ],
    },
    {
      id: 'evaluation',
      heading: '4. Evaluate like an examiner',
      blocks: [
        {
          type: 'paragraph',
          text: 'General benchmarks say little about your task. Build a test set from real content, with the hard cases in it, such as dialect and attempts to make the system misbehave. Let subject specialists write the criteria and rate the output without knowing which version produced it.',
        },
        {
          type: 'paragraph',
          text: 'Report by kind of error and by group of learners as well as on average. Compare with what happens now, because the alternative to an imperfect suggestion is often a late one or none. Set the threshold for release first, and look at the results second. Keep the set and run it at every change of model or prompt. Our case study of [an AI model evaluation](/case-studies/ai-model-evaluation) shows this with practice questions and summaries.',
        },
      ],
    },
    {
      id: 'people',
      heading: '5. Give people real control',
      blocks: [
        {
          type: 'paragraph',
          text: '“Human in the loop” is a phrase that hides a great deal. A person who approves fifty suggestions in a minute isn’t a control. Ask:',
        },
        {
          type: 'list',
          items: [
            'Does the reviewer have the time and the knowledge to disagree?',
            'Is disagreeing as easy as agreeing?',
            'Are overrides recorded and acted on?',
            'Can a learner reach a person and contest a result?',
            'Can a teacher or a school turn the feature off without losing the rest?',
          ],
        },
        {
          type: 'paragraph',
          text: 'Watch for drift in people too. When acceptance creeps toward 100 percent, either the system has become very good or the reviewers have become very tired. Seed a few known errors and see whether they’re caught.',
          marginNote: '**Drift**: the system stays as it is while its results change.',
        },
      ],
    },
    {
      id: 'notices',
      heading: '6. Say so, in plain words',
      blocks: [
        {
          type: 'paragraph',
          text: 'Tell people when they’re dealing with AI, and who answers for it. Put the notice where the result appears. Try it with the youngest and the busiest of your users. If they can’t say afterward what the feature does, write it again.',
        },
        {
          type: 'paragraph',
          text: 'Mark generated content as generated, and keep the mark when it’s exported. Make sure the notice and the feature itself meet WCAG. An assistant that streams its answer past a screen reader has failed the simplest test of fairness.',
        },
      ],
    },
    {
      id: 'monitoring',
      heading: '7. Watch it in service',
      blocks: [
        {
          type: 'paragraph',
          text: 'Models, content, and students change. Choose a few signals and thresholds in advance, such as the rate of overrides and differences between groups. Name the person who looks, and what makes them turn it off. Write the incident plan while there’s no incident, and say who gets told.',
        },
        {
          type: 'paragraph',
          text: 'Once a year, ask whether the feature is still worth its risk. Retiring one is a sign that the process works.',
        },
      ],
    },
    {
      id: 'the-folder',
      heading: 'The folder',
      blocks: [
        {
          type: 'paragraph',
          text: 'At the end you have a statement of purpose, a risk register, a data sheet, an evaluation report with its test set, a description of oversight, the notices, and a monitoring plan. Standards such as ISO/IEC 42001 ask for a management system around these; if you have the folder, you have the substance. You can [fill in an AI feature folder](/tools/ai-feature-folder) on this site.',
        },
        {
          type: 'paragraph',
          text: 'Begin with one feature. The second takes less thinking, because most of the questions come back.',
        },
        {
          type: 'paragraph',
          text: 'The seven steps fit on one page: the [checklist for an AI feature](/checklists#ai-feature).',
        },
      ],
    },
  ],
  related: [
    '/cognify/deepsight',
    '/case-studies/ai-model-evaluation',
    '/blogs/data-governance-for-student-data',
  ],
  contact: {
    topic: 'ai',
    body: 'We can go through the seven pieces with you, on your most awkward AI feature.',
  },
});
