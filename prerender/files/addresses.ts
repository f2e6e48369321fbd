/** Where the feed of articles is served (prerender/files/atom-feed.ts). */
export const FEED_PATH = '/feed.xml';

/** Where a browser finds out how to search this site from its address bar. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';
