import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'collection',
  name: 'Blogs',
  line: 'discover',
  head: {
    title: 'EdTech blog: articles on digital learning practice',
    description:
      'Practical articles on accessibility, AI, immersive learning, outsourcing, workforce skills, and student data, written to be used the same week.',
  },
  hero: {
    title: 'Blogs',
    subtitle:
      'Practical articles on learning design, technology, and the rules. They’re meant to be useful even if you never call us.',
    picture: { motifs: ['page', 'pencil', 'speech', 'spark'] },
  },
  lists: 'article',
  contact: {
    topic: 'reading',
    body: 'Still looking for an answer none of these gives? It may belong in the next one.',
  },
});
