/** The cascade layers of the site, weakest first. */
export const LAYERS = ['reset', 'base', 'layout', 'component', 'section', 'utility'] as const;
