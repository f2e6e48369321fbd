/** Whom the company works for, by the names of its teams. A module of names without imports. */
export const AUDIENCES = [
  'K-12 publishing',
  'Higher education',
  'Workforce learning',
  'School districts',
] as const;
