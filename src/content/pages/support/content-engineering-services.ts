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
    subtitle:
      'Content engineering for publishers: structure, conversion, metadata, and quality checks that hold across print, EPUB, LMS, and app.',
    overlay: 'medium',
    picture: { motifs: ['page', 'stack', 'arrows', 'gear'] },
  },
  intro: {
    title: 'Structure is what lets content travel',
    paragraphs: [
      'Correct an equation once, and the print file, the EPUB, the LMS package, and the app all show the correction. That is what structured source gives a publisher. When titles live in layout files, corrections are made in four places, mathematics turns into pictures, and it is anyone’s guess which edition an LMS is serving.',
      'Our content engineers write a schema that authors can live with, conversions that can be run again, and checks that run by themselves.',
    ],
  },
  template: 'product',
  plate: {
    title: 'Correct it once',
    course: 'fan',
    steps: [
      { motif: 'page', title: 'Model', text: 'A schema that authors can live with.' },
      {
        motif: 'arrows',
        title: 'Convert',
        text: 'InDesign, Word, PDF, and older XML become clean source, in repeatable batches.',
      },
      {
        motif: 'gear',
        title: 'Check',
        text: 'Validation runs by itself, and proofs are compared with the printed page.',
      },
      {
        motif: 'stack',
        title: 'Package',
        text: 'EPUB, HTML, and LMS packages come from the same source.',
      },
      {
        motif: 'globe',
        title: 'Describe',
        text: 'Metadata goes out in the forms that retailers, libraries, and districts read.',
      },
    ],
  },
  offerings: {
    items: [
      {
        id: 'content-models',
        title: 'Content models and schemas',
        description:
          'We study your titles and channels, then define the objects, their metadata, and their allowed variations. JATS, BITS, DocBook, or your own schema: the choice follows your tools and partners.',
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
          'From InDesign, Word, PDF, and older XML to clean source, in repeatable batches. Equations become MathML, tables become tables, and figures keep captions, credits, and descriptions.',
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
          'EPUB 3 validated with EPUBCheck and Ace, responsive HTML, and Common Cartridge and SCORM packages, all generated from the same source and tested in the reading apps your customers use.',
        picture: { motifs: ['book', 'screen', 'tick'] },
      },
      {
        id: 'item-banks',
        title: 'Assessment content and QTI',
        description:
          'Items move from documents and older banks to QTI, with keys, scoring, rationales, and standards intact. Rendering is compared item by item with the approved original.',
        points: ['QTI 2.x and 3.0', 'Item metadata and versions', 'Interaction mapping report'],
        picture: { motifs: ['tick', 'pencil', 'bars'] },
        link: { text: 'See adaptive assessments', href: '/adaptive-assessments' },
      },
      {
        id: 'metadata-and-rights',
        title: 'Metadata, rights, and taxonomy',
        description:
          'Subjects, levels, standards, languages, accessibility features, and permissions are held beside the content and delivered in the forms that retailers, libraries, and districts read.',
        picture: { motifs: ['target', 'key', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('resources'),
      statistic('assets-remediated'),
      statistic('caption-languages'),
      statistic('on-time-delivery'),
    ],
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
        picture: { motifs: ['play', 'speech', 'eye'] },
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
          'No. Authors use Word with controlled styles, a form, or a structured editor, whichever suits them. Validation messages tell them what is missing, without jargon. Engineers see the XML; editors see the page.',
        ],
      },
      {
        id: 'conversion-quality',
        question: 'How is conversion quality measured?',
        answer: [
          'By categories agreed beforehand: text, structure, mathematics, tables, links, and media. Each batch is validated automatically and sampled by hand; a batch over the error limit goes back whole. You see the counts for every batch.',
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
          'Formulas are stored as MathML or LaTeX with conversion to MathML, checked by someone who reads the notation, and tested with speech and braille output. Images of formulas remain only where no notation exists, with a description.',
        ],
      },
      {
        id: 'existing-vendors',
        question: 'Can you work alongside our compositors and printers?',
        answer: [
          'Yes. We write the handoff specification, validate what each vendor returns, and report by vendor. Print stays on its schedule; digital formats come from the same corrected source.',
        ],
      },
    ],
  },
  contact: {
    topic: 'content-engineering',
    body: 'Pick the chapter that gives your production team the most trouble. Its equations, tables, and figures are a better brief for a pilot conversion than any list of formats.',
  },
});
