/** The filters for the K-12 landing page's cards, besides 'All' (docs/specification.md, 2.4). */
export const K12_CATEGORIES = [
  'Strategy',
  'User Experience',
  'Operations',
  'Technology',
  'AI',
] as const;
