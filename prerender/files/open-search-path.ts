/** Where a browser finds out how to search this site from its address bar. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';
