import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI for content generation',
  line: 'cognify',
  head: {
    title: 'AI for rapid content generation, with editors in charge',
    description:
      'Draft lessons, items, summaries and variants faster with AI, while your editors keep the style, the sources and the final word. Edited, tagged and accessible.',
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
      'Anyone can generate a paragraph. A head of production needs a whole catalogue of assets that are correct, on level, in house style and cleared for use.',
      'We set up the line around your existing workflow: a brief for every asset type, source material the model must stay within, automatic checks, and editors at the gates. **Nothing is published because a model was confident.**',
    ],
  },
  offerings: {
    items: [
      {
        id: 'drafting',
        title: 'Lesson and item drafting',
        description:
          'Writers start from a draft built on your scope and sequence, your sources and your templates. Each draft carries references to the passages it used, so that checking is quick.',
        points: [
          'Briefs and prompts kept under version control',
          'Items with keys, rationales and distractor notes',
          'Export as QTI, XML or your own format',
        ],
        picture: { motifs: ['page', 'pencil', 'tick'] },
      },
      {
        id: 'variants-and-levels',
        title: 'Variants, levels and languages',
        description:
          'One approved asset becomes several: a simpler reading level, a shorter form for mobile, a second context, a translation. Linguists and subject editors review each variant against its parent.',
        points: [
          'Parallel items for practice banks',
          'Reading-level adaptation with vocabulary lists',
          'Translation memory and glossary kept in step',
        ],
        picture: { motifs: ['globe', 'speech', 'arrows', 'page'] },
      },
      {
        id: 'backlist-renewal',
        title: 'Backlist renewal',
        description:
          'Older titles hold good teaching in the wrong shape. We break them into reusable objects, update dated passages and propose interactive treatments for an editor to accept or refuse.',
        points: [
          'Structured objects from PDF, InDesign or HTML',
          'A change list, passage by passage',
          'Rights and permissions flagged for clearance',
        ],
        picture: { motifs: ['book', 'puzzle', 'arrows', 'stack'] },
      },
      {
        id: 'tagging-and-alignment',
        title: 'Tagging and standards alignment',
        description:
          'Models propose the skill, standard and depth for each object; curriculum specialists confirm them. Disagreement is measured, and a category that models get wrong goes back to people.',
        points: [
          'Taxonomy and tagging guide',
          'Confidence threshold per field',
          'Alignment report',
        ],
        picture: { motifs: ['target', 'node', 'page'] },
        link: {
          text: 'Read about learning efficacy for K-12',
          href: '/k-12/learning-efficacy',
        },
      },
      {
        id: 'editorial-gates',
        title: 'Editorial gates and records',
        description:
          'We write the acceptance criteria with your editors and build them into the tool they already use. An audit trail shows model, prompt, sources, changes and approver for every asset.',
        picture: { motifs: ['tick', 'people', 'shield'] },
      },
    ],
  },
  statistics: {
    items: [
      { number: '85%', description: 'efficiency gain with AI in content work' },
      { number: '40M+', description: 'learning resources' },
      { number: '97%', description: 'on-time delivery' },
      { number: '30+', description: 'years of experience' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'content-engine-pilot',
        title: 'A content engine with editors in charge',
        category: 'CASE STUDY',
        href: '/case-studies/content-engine-pilot',
        picture: { motifs: ['gear', 'pencil', 'page', 'people'] },
        description: 'A pilot of AI-assisted drafting in which editors hold every gate.',
      },
      {
        id: 'standards-alignment-programme',
        title: 'Mapping a catalogue to state standards',
        category: 'CASE STUDY',
        href: '/case-studies/standards-alignment-programme',
        picture: { motifs: ['path', 'target', 'book'] },
        description: 'Tagging and alignment of a K-12 publisher’s content to state standards.',
      },
      {
        id: 'education-learning-trends-2025',
        title: 'Education & Learning trends 2025',
        category: 'BLOG',
        href: '/blogs/education-learning-trends-2025',
        picture: { motifs: ['chart', 'spark', 'calendar'] },
        description: 'What is changing in learning content and technology in 2025.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'accuracy',
        question: 'How do you keep invented facts out of the content?',
        answer: [
          'Drafts are grounded in sources that you approve, and each claim points to its passage. Automatic checks look for statements without support. A subject editor then verifies facts, keys and worked solutions before the asset can move on.',
        ],
      },
      {
        id: 'copyright',
        question: 'Who owns what is generated, and is our content used for training?',
        answer: [
          'You own the deliverables under the contract, and your content is not used for training: we use model services on terms that exclude it. Where the law on AI-generated text is unsettled, the record of human authorship and editing helps your rights team.',
        ],
      },
      {
        id: 'first-project',
        question: 'What does a sensible first project look like?',
        answer: [
          'One asset type, one subject, a few hundred pieces and a comparison with your present process. We track editing time, rejection rate and error types. You decide on scale from those figures, not from a demonstration.',
        ],
      },
      {
        id: 'style',
        question: 'Can it follow our style guide and inclusion policy?',
        answer: [
          'Yes. The guide is turned into checkable rules and examples, including names, contexts and representation. Editors see which rule a passage breaks. Matters of judgement stay with people and are marked as such.',
        ],
      },
      {
        id: 'accessible-output',
        question: 'Is the generated content accessible?',
        answer: [
          'Yes, it is built to WCAG 2.2 level AA: real headings, MathML for mathematics, described images and captions. Draft alternative text is reviewed by someone who knows the lesson. See [AI for accessibility](/cognify/ai-accessibility).',
        ],
      },
    ],
  },
  contact: {
    body: 'Send us one brief and the style guide behind it. We will show you the draft, the checks and the editing time, so that you can judge the line before you build it.',
  },
});
