/** What the K-12 landing page's cards are filtered by, besides 'All' (docs/specification.md, 2.4). */
export const K12_CATEGORIES = [
  'Strategy',
  'User Experience',
  'Operations',
  'Technology',
  'AI',
] as const;
