import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'collection',
  name: 'Case studies',
  line: 'discover',
  head: {
    title: 'EdTech and digital learning case studies',
    description:
      'Client work in K-12, higher education, workforce learning, and EdTech, plus worked examples, labeled as such, that show how we would approach a problem.',
  },
  hero: {
    title: 'Case studies',
    subtitle:
      'Client work, and worked examples that are labeled as such. Filter by audience or topic to find a situation like yours.',
    picture: { motifs: ['tick', 'page', 'chart', 'people'] },
  },
  lists: 'case-study',
  contact: {
    title: 'Is yours a little different?',
    topic: 'reading',
    body: 'Your situation will differ somewhere. Tell us where, because that is what a plan has to fit.',
  },
});
