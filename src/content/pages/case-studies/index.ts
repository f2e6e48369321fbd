import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'collection',
  name: 'Case studies',
  line: 'discover',
  head: {
    title: 'EdTech and digital learning case studies',
    description:
      'Client work in K-12, higher education, workforce learning, and EdTech, plus worked examples, labeled as such, that show how we’d approach a problem.',
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
    body: 'Every situation differs somewhere. Tell us where, and we’ll tell you what that changes.',
  },
});
