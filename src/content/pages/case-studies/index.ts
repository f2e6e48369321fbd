import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'collection',
  name: 'Case studies',
  line: 'discover',
  head: {
    title: 'EdTech and digital learning case studies',
    description:
      'Client work in K-12, higher education, workforce learning, and EdTech, plus worked examples, labeled as such, that show how we would go about it.',
  },
  hero: {
    title: 'Case studies',
    subtitle:
      'Client work, and worked examples that are labeled as such. Filter by topic to find a situation like yours.',
    picture: { motifs: ['tick', 'page', 'chart', 'people'] },
  },
  lists: 'case-study',
  contact: {
    body: 'Close to your own situation, but different in one respect? That difference is a good place for a conversation to start.',
  },
});
