/**
 * How long a reader may wait for the list of saved pages, in ms: a browser's database may never
 * open, and a page must not wait for that.
 */
export const RECORDS_MS = 1000;
