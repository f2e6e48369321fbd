import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'collection',
  name: 'Case studies',
  line: 'discover',
  head: {
    title: 'Case studies in digital learning',
    description:
      'What clients in K-12, higher education, workforce learning and EdTech asked for, how we worked, what came of it and how it was verified.',
  },
  hero: {
    title: 'Case studies',
    subtitle:
      'The challenge, the approach, what came of it, and what you can take from it. Filter by topic to find work like yours.',
    picture: { motifs: ['tick', 'page', 'chart', 'people'] },
  },
  lists: 'case-study',
  contact: {
    body: 'See something close to your own situation? Tell us where it differs, and we will say what we would do in your place.',
  },
});
