/** Where the feed of articles is served (prerender/files/atom-feed.ts). */
export const FEED_PATH = '/feed.xml';
