import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Content engineering',
  line: 'support',
  head: {
    title: 'Content engineering services for publishers',
    description:
      'Structured content for publishing production: XML and EPUB conversion, QTI item banks, metadata, MathML, and automated checks across print and digital output.',
  },
  hero: {
    title: 'Content engineering: one source, every format',
    subtitle: 'Structure and quality checks that hold across print, EPUB, and app.',
    overlay: 'medium',
    picture: { motifs: ['page', 'stack', 'arrows', 'gear'] },
  },
  intro: {
    title: 'Structure is what lets content travel',
    paragraphs: [
      'Correct an equation once, and the print file and the LMS package both show the correction. That’s what structured source gives a publisher. When titles live in layout files, you make the correction in four places, and it’s anyone’s guess which edition an LMS is serving.',
      'Our content engineers write a schema authors can live with and checks that run by themselves.',
    ],
  },
  template: 'product',
  offerings: {
    items: [
      {
        id: 'content-models',
        title: 'Content models and schemas',
        description:
          'We study your titles and channels, then define the objects and their allowed variations. JATS, BITS, DocBook, or your own schema? The choice follows your tools and partners.',
        points: [
          'Schema with documented examples',
          'Validation rules in Schematron',
          'Guide for authors and vendors',
        ],
        picture: { motifs: ['puzzle', 'node', 'page'] },
      },
      {
        id: 'conversion',
        title: 'Conversion and enrichment',
        description:
          'InDesign, Word, PDF, and older XML become clean source, in repeatable batches. Equations become MathML, and figures keep their captions.',
        points: [
          'Sample conversion with a rule book',
          'Batch logs and exception lists',
          'Proof against the printed page',
        ],
        picture: { motifs: ['arrows', 'page', 'stack'] },
      },
      {
        id: 'digital-formats',
        title: 'EPUB, HTML, and LMS packages',
        description:
          'EPUB 3 validated with EPUBCheck and Ace, responsive HTML, and Common Cartridge and SCORM packages. All of them come from the same source and are tested in the reading apps your customers use.',
        picture: { motifs: ['book', 'screen', 'tick'] },
      },
      {
        id: 'item-banks',
        title: 'Assessment content and QTI',
        description:
          'Items move from documents and older banks to QTI with their keys and standards intact. We compare the rendering item by item with the approved original.',
        points: ['QTI 2.x and 3.0', 'Item metadata and versions', 'Interaction mapping report'],
        picture: { motifs: ['tick', 'pencil', 'bars'] },
        link: { text: 'See adaptive assessments', href: '/adaptive-assessments' },
      },
      {
        id: 'metadata-and-rights',
        title: 'Metadata, rights, and taxonomy',
        description:
          'Standards and permissions are held beside the content and delivered in the forms that retailers and districts read.',
        picture: { motifs: ['target', 'key', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [statistic('resources'), statistic('assets-remediated'), statistic('caption-languages')],
  },
  resources: {
    cards: [
      {
        id: 'standards-alignment-programme',
        title: 'Standards alignment that a curriculum director can check',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/standards-alignment-programme',
        picture: { motifs: ['path', 'target', 'page'] },
        description:
          'How to map a library to state standards, with the evidence beside each match.',
      },
      {
        id: 'content-engine-pilot',
        title: 'An AI content engine that answers to its editors',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/content-engine-pilot',
        picture: { motifs: ['spark', 'page', 'people'] },
        description:
          'How to pilot AI drafts from your own sources, with editors in charge and time measured to approval.',
      },
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Captions and descriptions for a whole media library',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['captions', 'play', 'eye'] },
        description:
          'How AI drafts and human review can caption and describe a whole library, subject by subject.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'authors-and-xml',
        question: 'Do our authors have to write XML?',
        answer: [
          'No. They use Word with controlled styles or a structured editor, whichever suits them. Validation messages tell them what’s missing, without jargon. Engineers see the XML; editors see the page.',
        ],
      },
      {
        id: 'conversion-quality',
        question: 'How is conversion quality measured?',
        answer: [
          'By categories agreed on beforehand, such as mathematics and links. Every batch is validated automatically and sampled by hand, and if it’s over the error limit it goes back whole. You see the counts.',
        ],
      },
      {
        id: 'accessible-epub',
        question: 'Will our EPUBs meet the European Accessibility Act?',
        answer: [
          'The Act covers e-books and has applied since June 28, 2025. We produce EPUB that follows EPUB Accessibility 1.1 and WCAG AA, with accessibility metadata that retailers can show. Your own duties depend on your role and size: [read our page on the Act](/european-accessibility-act-eaa).',
        ],
      },
      {
        id: 'mathematics',
        question: 'What do you do with mathematics and chemistry?',
        answer: [
          'We store formulas as MathML, or as LaTeX with conversion to MathML. Someone who reads the notation checks them, and they’re tested with speech and braille output. An image of a formula stays only where no notation exists, with a description.',
        ],
      },
      {
        id: 'existing-vendors',
        question: 'Can you work alongside our compositors and printers?',
        answer: [
          'Yes. We write the handoff specification and validate what comes back, vendor by vendor. Print stays on its schedule; digital formats come from the same corrected source.',
        ],
      },
    ],
  },
  contact: {
    topic: 'content-engineering',
    body: 'The chapter that gives your production team the most trouble makes the best pilot. Its equations and tables tell us more than a list of formats.',
  },
});
