/**
 * Permanent redirects: paths used in page content that lead to the page on the same subject
 * (docs/specification.md, 2.1). Neither side has a trailing slash; `/x/` leads to `/x` anyway.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/k-12/ai-for-k12': '/k-12/ai-solutions',
  '/k-12/accessibility-audits': '/k-12/digital-accessibility',
  '/cognify/educational-ai-cloudops': '/cognify/ai-and-cloud-service',
  '/cognify/ai-solutions-for-content': '/cognify/content-enhancement',
  '/cognify/ai-enabled-tech-development': '/cognify/ai-enabled-tech',
  '/discover/case-studies': '/case-studies',
  '/discover/blog': '/blogs',
  '/podcasts': '/live',
};
