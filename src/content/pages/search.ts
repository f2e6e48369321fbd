import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'search',
  name: 'Search',
  line: 'discover',
  head: {
    title: 'Search',
    description:
      'Search every page of this site by subject, product, law, or question. Small typos are fine, and results lead to the passage that answers.',
  },
  title: 'Search',
  intro: 'A subject, a product, a law, or a question. Small typos are fine.',
});
