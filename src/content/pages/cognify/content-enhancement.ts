import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI for content generation',
  line: 'cognify',
  head: {
    title: 'AI content generation for learning publishers',
    description:
      'Draft lessons, items, summaries, and variants faster with AI, while your editors keep the style, the sources, and the final word. Tagged and accessible.',
  },
  hero: {
    title: 'Produce learning content faster, to the same standard',
    subtitle:
      'AI for rapid content generation: drafts in bulk, decisions by editors, and a record of who approved what.',
    overlay: 'medium',
    picture: { motifs: ['pencil', 'page', 'spark', 'stack'] },
  },
  intro: {
    title: 'A production line, not a prompt box',
    paragraphs: [
      'Anyone can generate a paragraph. A head of production needs a whole catalog of assets that are correct and cleared for use. That takes a line, with a brief for every type of asset at one end and an editor’s approval at the other.',
      'We set it up around the workflow you have. **Nothing is published because a model was confident.**',
    ],
  },
  template: 'process',
  processSteps: {
    title: 'A line with stations, and editors at the gates',
    course: 'level',
    steps: [
      {
        motif: 'compass',
        title: 'Brief',
        text: 'Each type of asset has a brief, its sources, and acceptance criteria.',
      },
      {
        motif: 'spark',
        title: 'Draft',
        text: 'The model works from your sources and cites the passages it used.',
      },
      { motif: 'gear', title: 'Check', text: 'Automatic checks run before an editor reads.' },
      {
        motif: 'pencil',
        title: 'Edit',
        text: 'Editors accept, change, or reject each draft.',
      },
      {
        motif: 'stack',
        title: 'Record',
        text: 'Model, prompt, sources, changes, and approver are kept for every asset.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'drafting',
        title: 'Lesson and item drafting',
        description:
          'Writers start from a draft that follows your scope and sequence. It cites the passages it used, so checking is quick.',
        points: [
          'Briefs and prompts kept under version control',
          'Items with keys, rationales, and distractor notes',
          'Export as QTI, XML, or your own format',
        ],
        picture: { motifs: ['page', 'pencil', 'tick'] },
      },
      {
        id: 'variants-and-levels',
        title: 'Variants, levels, and languages',
        description:
          'One approved asset becomes several: a simpler reading level, a shorter form for mobile, a translation. Linguists and subject editors review each variant against its parent.',
        points: [
          'Parallel items for practice banks',
          'Reading-level adaptation with vocabulary lists',
          'Translation memory and glossary kept in sync',
        ],
        picture: { motifs: ['globe', 'speech', 'arrows', 'page'] },
      },
      {
        id: 'backlist-renewal',
        title: 'Backlist renewal',
        description:
          'Older titles hold good teaching in the wrong shape. We break them into reusable objects and propose updates for an editor to accept or reject.',
        points: [
          'Structured objects from PDF, InDesign, or HTML',
          'A change list, passage by passage',
          'Rights and permissions flagged for clearance',
        ],
        picture: { motifs: ['book', 'puzzle', 'arrows', 'stack'] },
      },
      {
        id: 'tagging-and-alignment',
        title: 'Tagging and standards alignment',
        description:
          'Models propose the skill and the standard for each object; curriculum specialists confirm them. We measure disagreement, and if models keep getting a category wrong, it goes back to people.',
        points: [
          'Taxonomy and tagging guide',
          'Confidence threshold per field',
          'Alignment report',
        ],
        picture: { motifs: ['target', 'node', 'page'] },
        link: {
          text: 'See learning efficacy',
          href: '/k-12/learning-efficacy',
        },
      },
      {
        id: 'editorial-gates',
        title: 'Editorial gates and records',
        description:
          'We write the acceptance criteria with your editors and build them into the tool they already use. An audit trail shows the sources and the approver for every asset.',
        picture: { motifs: ['tick', 'person', 'shield'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('efficiency-content'),
      statistic('resources'),
      statistic('years-of-experience'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'content-engine-pilot',
        title: 'An AI content engine that answers to its editors',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/content-engine-pilot',
        picture: { motifs: ['gear', 'pencil', 'page', 'people'] },
        description:
          'How to pilot AI drafts from your own sources, with editors in charge and time measured to approval.',
      },
      {
        id: 'standards-alignment-programme',
        title: 'Standards alignment that a curriculum director can check',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/standards-alignment-programme',
        picture: { motifs: ['path', 'target', 'book'] },
        description:
          'How to map a library to state standards, with the evidence beside each match.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'What 2025 asks of digital learning',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'spark', 'calendar'] },
        description:
          'What’s changing in learning content and technology, in a report from November 2026.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'accuracy',
        question: 'How do you keep invented facts out of the content?',
        answer: [
          'Drafts are grounded in sources you approve, and each claim points to its passage. Automatic checks look for statements without support. An asset doesn’t move on until a subject editor has verified its facts and keys.',
        ],
      },
      {
        id: 'copyright',
        question: 'Who owns what is generated, and is our content used for training?',
        answer: [
          'You own the deliverables under the contract, and the contract should also say whether a provider may train on your content. Where the law on AI-generated text is unsettled, the record of human authorship and editing helps your rights team.',
        ],
      },
      {
        id: 'first-project',
        question: 'What does a sensible first project look like?',
        answer: [
          'One asset type, one subject, a few hundred pieces, and a comparison with your current process. Editing time and rejection rate decide whether you scale it.',
        ],
      },
      {
        id: 'style',
        question: 'Can it follow our style guide and inclusion policy?',
        answer: [
          'Yes. We turn the guide into checkable rules and examples, including names and representation. Editors see which rule a passage breaks. Matters of judgment stay with people and are marked as such.',
        ],
      },
      {
        id: 'accessible-output',
        question: 'Is the generated content accessible?',
        answer: [
          'Yes, it’s built to WCAG 2.2 level AA, with MathML for mathematics and described images. Draft alternative text is reviewed by someone who knows the lesson. See [AI for accessibility](/cognify/ai-accessibility).',
        ],
      },
    ],
  },
  contact: {
    topic: 'ai-content',
    body: 'How long does one asset take today, from brief to approval, and how many do you need? Those two numbers tell you whether a pilot is worth running.',
  },
});
