import type { EventObject } from 'xstate';
import type { ActorReport, LogEntry } from '#src/components/on-demand/atlas/reports.ts';

/** Connects the pages of a development server with its atlas, within one browser. */
export const CHANNEL = 'hause:machines';

/** From a page of the site. */
export type PageMessage =
  | {
      readonly kind: 'report';
      readonly page: string;
      /** Path of the page, to tell pages apart. */
      readonly path: string;
      readonly session: string;
      readonly report: ActorReport;
      readonly entry: LogEntry | null;
    }
  | { readonly kind: 'left'; readonly page: string };

/** From the atlas. */
export type AtlasMessage =
  /** Asks every page to report all its actors. */
  | { readonly kind: 'who' }
  | {
      readonly kind: 'send';
      readonly page: string;
      readonly session: string;
      readonly event: EventObject;
    };
