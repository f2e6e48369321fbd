import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'AI for accessibility',
  line: 'cognify',
  head: {
    title: 'AI for accessibility: captions, alt text, and PDFs',
    description:
      'AI drafts captions, descriptions, tags, and fixes at scale; accessibility engineers correct and verify them against WCAG 2.2 AA and Section 508.',
  },
  hero: {
    title: 'Make a large library accessible with AI, asset by asset',
    subtitle:
      'AI for accessibility does the first pass on captions and descriptions. Specialists make it right.',
    overlay: 'medium',
    picture: { motifs: ['speech', 'eye', 'spark', 'tick'] },
  },
  intro: {
    title: 'Machine speed, human judgment',
    paragraphs: [
      'You can’t describe a library of videos and PDFs by hand in one budget year. And a model can’t know why a diagram is in the lesson.',
      'So we split the work. Models draft. Accessibility engineers and subject reviewers correct the drafts and test with assistive technology. **People claim conformance, on evidence.** A score isn’t evidence.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'captions-and-transcripts',
        title: 'Captions and transcripts',
        description:
          'Speech recognition with a glossary for your subject gives the draft. Captioners correct names and meaningful sounds, then check timing and reading speed.',
        points: [
          '12+ caption languages',
          'WebVTT, SRT, and TTML files',
          'Interactive transcripts with speaker labels',
        ],
        picture: { motifs: ['captions', 'microphone', 'globe', 'play'] },
      },
      {
        id: 'image-description',
        title: 'Image and diagram description',
        description:
          'The model sees the image together with the text around it and proposes short and long descriptions. Reviewers decide what the learner has to get from the picture, and mark decoration as decoration.',
        points: [
          'Alternative text within your length rules',
          'Long descriptions and data tables for charts',
          'Descriptions that don’t give away an answer',
        ],
        picture: { motifs: ['eye', 'page', 'pencil'] },
      },
      {
        id: 'document-remediation',
        title: 'Document remediation',
        description:
          'Headings, tables, and reading order are detected, then corrected by hand in PDF, EPUB, Word, and slides.',
        points: [
          'Tagged PDF to PDF/UA',
          'EPUB Accessibility 1.1 metadata',
          'MathML for mathematics',
        ],
        picture: { motifs: ['page', 'stack', 'tick'] },
      },
      {
        id: 'automated-testing',
        title: 'Automated testing and triage',
        description:
          'Scans run in your build and on your live pages. Similar failures are grouped by cause, so one repaired component closes many reports. What automation can’t judge goes to a tester.',
        points: [
          'Rules mapped to WCAG success criteria',
          'Suggested code fixes, reviewed as pull requests',
          'Trend by product and template',
        ],
        picture: { motifs: ['gear', 'lens', 'bars'] },
        link: { text: 'See accessibility testing', href: '/support/accessibility-testing' },
      },
    ],
  },
  statistics: {
    items: [
      statistic('caption-languages'),
      statistic('assets-remediated'),
      statistic('wcag-automation'),
      statistic('efficiency-accessibility'),
      statistic('accessibility-engineers'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Captions and descriptions for a whole media library',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['captions', 'screen', 'play'] },
        description:
          'How AI drafts and human review can caption and describe a whole library, subject by subject.',
      },
      {
        id: 'accessible-assessment-remediation',
        title: 'Every item type, operable by every student',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/accessible-assessment-remediation',
        picture: { motifs: ['keyboard', 'tick', 'pencil'] },
        description:
          'How to make item types work by keyboard and screen reader without changing what they measure.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['compass', 'eye', 'puzzle'] },
        description: 'Why the cheapest accessibility fix is the one made in the design file.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'automation-limits',
        question: 'Can AI make a product conform to WCAG on its own?',
        answer: [
          'No. Tools find missing labels and weak contrast. A model may also write a fluent description of the wrong thing. Whether a caption names the right speaker, or a description carries what the lesson teaches, is for people to judge, including people who use assistive technology.',
        ],
      },
      {
        id: 'auto-captions',
        question: 'Are automatic captions good enough?',
        answer: [
          'Not by themselves. WCAG success criterion 1.2.2, level A, asks for captions on prerecorded video, and they have to convey the speech and the sounds that matter. Uncorrected speech recognition stumbles on names and numbers, which are often what the lesson teaches. We treat it as a draft.',
        ],
      },
      {
        id: 'which-standards',
        question: 'Which standards do you deliver against?',
        answer: [
          'WCAG 2.1 and 2.2 at level AA, Section 508 for US federal buyers, EN 301 549 for Europe, and the ADA Title II rule, which names WCAG 2.1 AA for state and local government, public schools included. Tell us which one your contracts cite and we report against it.',
        ],
      },
      {
        id: 'confidential-material',
        question: 'Can you process unpublished or secure test material?',
        answer: [
          'Yes, in an isolated environment with named reviewers. Whether a provider may train on your files, and when they’re deleted, belongs in the agreement. Secure items can also stay inside your own network, and we’ll bring the tools to them.',
        ],
      },
      {
        id: 'order-of-work',
        question: 'Our library is huge. Where should we begin?',
        answer: [
          'With use and risk: required courses, and whatever students have asked for. We sample each content type and measure the effort. The order of work shows the share of use covered at every step.',
        ],
      },
    ],
  },
  contact: {
    topic: 'accessibility',
    body: 'Say roughly how many videos and PDFs you hold and which your students use most. That’s where a first sample would come from.',
  },
});
