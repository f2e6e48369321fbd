/** The entry for a document's links in its table of contents. */
export const DOCUMENT_LINKS = { id: 'pages', title: 'Where to go from here' } as const;
