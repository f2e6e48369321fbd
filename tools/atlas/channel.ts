import type { EventObject } from 'xstate';
import type { ActorReport, LogEntry } from './reports.ts';

/** Joins the pages of one development server with its atlas; it never leaves the browser. */
export const CHANNEL = 'hause:machines';

/** From a page of the site. */
export type PageMessage =
  | {
      readonly kind: 'report';
      readonly page: string;
      /** Path of the page, to tell two of them apart. */
      readonly path: string;
      readonly session: string;
      readonly report: ActorReport;
      readonly entry: LogEntry | null;
    }
  | { readonly kind: 'left'; readonly page: string };

/** From the atlas. */
export type AtlasMessage =
  /** Who is there? Every page tells of all its actors. */
  | { readonly kind: 'who' }
  | {
      readonly kind: 'send';
      readonly page: string;
      readonly session: string;
      readonly event: EventObject;
    };
