import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';

export default definePage({
  layout: 'sitemap',
  name: 'Sitemap',
  line: 'discover',
  // It grows with the site and changes with every new page; without a network, `/offline` lists more.
  saved: 'on-request',
  head: {
    title: 'Sitemap',
    description: `Every page of the ${site.name} website in one list, grouped by section: K-12, AI, services, support, case studies, articles, company, and policies.`,
  },
  title: 'Sitemap',
  intro:
    'Every page of this site, grouped by section. Look here if you know what the page is called.',
});
