import type { PagePayload } from './resolved.ts';

/**
 * The id of the JSON script element in every page's HTML; written by the build, read by the client.
 */
export const PAYLOAD_ELEMENT_ID = 'page-payload';

export interface PageData {
  /** The build that generated the page: pages of two builds are never mixed in one document. */
  readonly buildId: string;
  readonly payload: PagePayload;
}
