import type { PagePayload } from './resolved.ts';

/**
 * The id of the JSON script element in every page's HTML; written by the build, read by the client.
 */
export const PAYLOAD_ELEMENT_ID = 'page-payload';

/** The name of the `<meta>` that names a page's code (`PageData.code`). */
export const CODE_META = 'hause-code';

export interface PageData {
  /**
   * Identifies the scripts and styles that the page was rendered with. It changes with them, not with
   * content: only pages with the same code may replace each other in one document.
   */
  readonly code: string;
  readonly payload: PagePayload;
}
