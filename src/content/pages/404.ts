import { definePage } from '#src/content/schema/pages.ts';

export default definePage({
  layout: 'not-found',
  name: 'Page not found',
  line: 'discover',
  head: {
    title: 'Page not found',
    description:
      'There is no page at this address. Return to the home page, search the site, or use the menu to find what you were looking for.',
  },
  title: '404',
  intro: 'Oops! Page not found',
});
