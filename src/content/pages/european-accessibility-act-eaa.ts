import { statistic } from '#src/content/figures.ts';
import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'service',
  name: 'European Accessibility Act',
  line: 'support',
  head: {
    title: 'European Accessibility Act (EAA) for publishers',
    description:
      'What the European Accessibility Act has asked since June 28, 2025, of e-books, reading software, and online stores in the EU, and how we help you meet it.',
  },
  hero: {
    title: 'Sell learning products in Europe under the EAA',
    subtitle:
      'The European Accessibility Act has applied since June 28, 2025. Find out which of your products it covers, and close the gaps.',
    overlay: 'dark',
    picture: { motifs: ['globe', 'shield', 'book', 'eye'] },
  },
  intro: {
    title: 'From directive to task list',
    paragraphs: [
      'Directive (EU) 2019/882 is about the internal market: listed products and services must be accessible if they are offered to consumers in the EU, wherever the company is based. For learning companies, the entries that usually matter are **e-books with their reading software** and **e-commerce**.',
      'Each member state has its own law, authority, and penalties. We turn the common requirements into work for your editors and your engineers, and leave legal conclusions to your counsel.',
    ],
  },
  template: 'evidence',
  offerings: {
    items: [
      {
        id: 'scope-assessment',
        title: 'Scope and role assessment',
        description:
          'Product by product, we ask three things. Is it listed, and who’s the consumer? Are you the publisher, the distributor, or the service provider? Which exemption could apply? The reasoning is recorded for your lawyers to confirm.',
        points: [
          'Scope table by product and market',
          'Role and duty list',
          'Questions for counsel',
        ],
        picture: { motifs: ['lens', 'compass', 'page'] },
      },
      {
        id: 'en-301-549-evaluation',
        title: 'Evaluation against EN 301 549',
        description:
          'Web, apps, documents, and support are evaluated against EN 301 549. In V3.2.1 its web clauses adopt WCAG 2.1 AA; we add the criteria of WCAG 2.2, on which the revision of the standard builds.',
        points: ['Result by clause', 'Mapping to Annex I of the directive', 'Repair backlog'],
        picture: { motifs: ['tick', 'screen', 'stack'] },
      },
      {
        id: 'e-books',
        title: 'E-book production and metadata',
        description:
          'EPUB workflows for navigation, descriptions, and mathematics that works with speech. Accessibility metadata travels in the file and in ONIX, so stores can show it.',
        points: [
          'EPUB Accessibility 1.1 checks',
          'ONIX accessibility codes',
          'Plan for the backlist',
        ],
        picture: { motifs: ['book', 'speech', 'pencil'] },
        link: { text: 'See content engineering', href: '/support/content-engineering-services' },
      },
      {
        id: 'shop-and-account',
        title: 'Store, account, and payment',
        description:
          'Product pages, sign-in, checkout, and customer messages are tested as one purchase, by keyboard and with screen readers. Authentication gets its own attention.',
        picture: { motifs: ['coins', 'key', 'person'] },
      },
      {
        id: 'documentation',
        title: 'Accessibility information and records',
        description:
          'The description that Annex V asks of service providers, the assessment behind any claim of disproportionate burden, and a procedure for complaints and for questions from authorities.',
        picture: { motifs: ['stack', 'bell', 'tick'] },
      },
    ],
  },
  statistics: {
    items: [
      statistic('assets-remediated'),
      statistic('accessibility-engineers'),
      statistic('countries'),
      statistic('caption-languages'),
    ],
  },
  resources: {
    cards: [
      {
        id: 'captions-and-descriptions-at-scale',
        title: 'Captions and descriptions for a whole media library',
        category: 'WORKED EXAMPLE',
        href: '/case-studies/captions-and-descriptions-at-scale',
        picture: { motifs: ['captions', 'globe', 'play'] },
        description:
          'How AI drafts and human review can caption and describe a whole library, subject by subject.',
      },
      {
        id: 'accessible-multilingual-simulations',
        title: 'Fifty simulations, several languages, no one left out',
        category: 'CASE STUDY',
        href: '/case-studies/accessible-multilingual-simulations',
        picture: { motifs: ['flask', 'eye', 'globe'] },
        description: '50 custom simulations in a 7-week timeframe.',
      },
      {
        id: 'accessibility-by-design',
        title: 'Accessibility belongs in the design file',
        category: 'BLOG',
        href: '/blogs/accessibility-by-design',
        picture: { motifs: ['puzzle', 'pencil', 'eye'] },
        description: 'How new titles and products can be born accessible.',
      },
    ],
  },
  faq: {
    items: [
      {
        id: 'outside-eu',
        question: 'We’re based outside the EU. Does the Act reach us?',
        answer: [
          'If you place a listed product on the EU market or offer a listed service to consumers there, yes. A store that sells e-books to readers in an EU country is the usual example. Sales to institutions alone raise other questions, which we mark for counsel.',
        ],
      },
      {
        id: 'transition',
        question: 'Is there a transition period?',
        answer: [
          'The Act has applied since June 28, 2025. Service contracts agreed before that date may run on unaltered until they expire, for at most five years from then, and some products already in use to provide a service may remain until June 28, 2030. New titles and services have no such delay.',
        ],
      },
      {
        id: 'microenterprise',
        question: 'Are small companies exempt?',
        answer: [
          'Microenterprises that provide services are: fewer than ten people, and an annual turnover or balance sheet of at most two million euros. For products there is no such exemption, only lighter paperwork. A larger customer or store may ask you for accessibility in any case.',
        ],
      },
      {
        id: 'backlist',
        question: 'Does the whole backlist have to be accessible?',
        answer: [
          'National law and practice differ on e-books already on sale, so ask counsel for each market. In practice, we sort titles by sales and by difficulty, and repair the first group. Each title’s metadata states how accessible it is.',
        ],
      },
      {
        id: 'standard-presumption',
        question: 'If we meet EN 301 549, do we comply with the Act?',
        answer: [
          'It is the most useful technical yardstick. V3.2.1 was harmonized for the Web Accessibility Directive; version 4 is the revision made for the Act. Only a version cited under the Act in the Official Journal gives a presumption of conformity, so check which one is cited when you plan. The Act also asks for information, documentation, and, for e-books, functions beyond WCAG, which our mapping to Annex I shows.',
        ],
      },
      {
        id: 'public-bodies',
        question: 'Does the Act cover universities and schools?',
        answer: [
          'Public ones already fall under the Web Accessibility Directive for their websites and apps, although member states may exempt schools except for essential administrative functions. The Act reaches them through what they buy, because public procurement uses its requirements as well.',
        ],
      },
    ],
  },
  contact: {
    topic: 'accessibility-act',
    body: 'What do you sell, and in which EU countries? We’ll turn your answer into a scope table that your counsel can read.',
  },
});
