import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'Content engineering',
  line: 'support',
  head: {
    title: 'Content engineering services for publishers',
    description:
      'Structured content for publishing production: XML and EPUB conversion, QTI item banks, metadata, MathML and automated checks across print and digital output.',
  },
  hero: {
    title: 'One source, every format, no retyping',
    subtitle:
      'Content engineering for publishers: structure, conversion, metadata and quality checks that hold across print, EPUB, LMS and app.',
    overlay: 'medium',
    picture: { motifs: ['page', 'stack', 'arrows', 'gear'] },
  },
  intro: {
    title: 'Structure is what lets content travel',
    paragraphs: [
      'A title that lives in layout files must be rebuilt for each new channel. Corrections are made in four places, mathematics turns into pictures, and nobody can say which edition an LMS is serving.',
      'Our content engineers give it structure: a schema that authors can bear, conversions that can be repeated, and checks that run without anyone remembering them. **A correction is made once and appears wherever the content is used.**',
    ],
  },
  offerings: {
    items: [
      {
        id: 'content-models',
        title: 'Content models and schemas',
        description:
          'We study your titles and channels, then define the objects, their metadata and their allowed variations. JATS, BITS, DocBook or your own schema: the choice follows your tools and partners.',
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
          'From InDesign, Word, PDF and older XML to clean source, in repeatable batches. Equations become MathML, tables become tables, and figures keep captions, credits and descriptions.',
        points: [
          'Sample conversion with a rule book',
          'Batch logs and exception lists',
          'Proof against the printed page',
        ],
        picture: { motifs: ['arrows', 'page', 'stack'] },
      },
      {
        id: 'digital-formats',
        title: 'EPUB, HTML and LMS packages',
        description:
          'EPUB 3 validated with EPUBCheck and Ace, responsive HTML, Common Cartridge and SCORM packages, all generated from the same source and tried in the readers your customers use.',
        picture: { motifs: ['book', 'screen', 'tick'] },
      },
      {
        id: 'item-banks',
        title: 'Assessment content and QTI',
        description:
          'Items move from documents and older banks to QTI, with keys, scoring, rationales and standards intact. Rendering is compared item by item with the approved original.',
        points: ['QTI 2.x and 3.0', 'Item metadata and versions', 'Interaction mapping report'],
        picture: { motifs: ['tick', 'pencil', 'bars'] },
        link: { text: 'See adaptive assessments', href: '/adaptive-assessments' },
      },
      {
        id: 'metadata-and-rights',
        title: 'Metadata, rights and taxonomy',
        description:
          'Subjects, levels, standards, languages, accessibility features and permissions are held beside the content and delivered in the forms that retailers, libraries and districts read.',
        picture: { motifs: ['target', 'key', 'stack'] },
      },
    ],
  },
  statistics: {
    items: [
      { number: '40M+', description: 'learning resources' },
      { number: '15,000+', description: 'assets remediated' },
      { number: '500TB+', description: 'educational content cloud-hosted' },
      { number: '97%', description: 'on-time delivery' },
    ],
  },
  resources: {
    cards: [
      {
        id: 'standards-alignment-programme',
        title: 'Tagging a K-12 catalogue to state standards',
        category: 'CASE STUDY',
        href: '/case-studies/standards-alignment-programme',
        picture: { motifs: ['path', 'target', 'page'] },
        description: 'Mapping and tagging of a K-12 publisher’s content.',
      },
      {
        id: 'content-engine-pilot',
        title: 'Structured content and an AI drafting pilot',
        category: 'CASE STUDY',
        href: '/case-studies/content-engine-pilot',
        picture: { motifs: ['spark', 'page', 'people'] },
        description: 'AI-assisted content drafting with editors in charge.',
      },
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Media that carries its own captions and descriptions',
        category: 'CASE STUDY',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['play', 'speech', 'eye'] },
        description: 'Media accessibility with AI and human review in 12+ caption languages.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'authors-and-xml',
        question: 'Do our authors have to write XML?',
        answer: [
          'No. Authors use Word with controlled styles, a form or a structured editor, whichever suits them. Validation tells them in plain words what is missing. Engineers see the XML; editors see the page.',
        ],
      },
      {
        id: 'conversion-quality',
        question: 'How is conversion quality measured?',
        answer: [
          'By categories agreed beforehand: text, structure, mathematics, tables, links and media. Each batch is validated automatically and sampled by hand; a batch over the error limit goes back whole. You see the counts, not only a promise.',
        ],
      },
      {
        id: 'accessible-epub',
        question: 'Will our EPUBs meet the European Accessibility Act?',
        answer: [
          'The Act covers e-books and has applied since 28 June 2025. We produce EPUB that follows EPUB Accessibility 1.1 and WCAG AA, with accessibility metadata that retailers can show. Your own duties depend on your role and size: [read our page on the Act](/european-accessibility-act-eaa).',
        ],
      },
      {
        id: 'mathematics',
        question: 'What do you do with mathematics and chemistry?',
        answer: [
          'Formulae are stored as MathML or LaTeX with conversion to MathML, checked by someone who reads the notation, and tested with speech and braille output. Images of formulae remain only where no notation exists, with a description.',
        ],
      },
      {
        id: 'existing-vendors',
        question: 'Can you work beside our typesetters and printers?',
        answer: [
          'Yes. We write the hand-over specification, validate what each vendor returns and report by vendor. Print stays on its schedule; digital formats come from the same corrected source.',
        ],
      },
    ],
  },
  contact: {
    body: 'Send one chapter in the form you hold it today. It is enough to discuss how it would become structured source, EPUB and HTML, and what a whole list would involve.',
  },
});
