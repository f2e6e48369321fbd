/** Where the feed of articles is served (build/site/atom-feed.ts). */
export const FEED_PATH = '/feed.xml';
