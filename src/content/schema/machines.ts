import * as v from 'valibot';
import { id, link, text } from './primitives.ts';

/** A statechart as a table: how each state handles events. */
export interface ChartTable {
  readonly state: string;
  readonly rows: readonly {
    readonly on: string;
    /** The next state; empty if the state does not change. */
    readonly to: string;
    /** The guard; empty for none. */
    readonly if: string;
  }[];
}

export interface MachineChart {
  readonly name: string;
  readonly description: string;
  /** Drawings for the light and the dark scheme, and their size in CSS px. */
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
  readonly table: readonly ChartTable[];
}

/** A page of statecharts. */
export const machinesPage = {
  title: text,
  intro: text,
  /** How to read the charts. */
  reading: v.strictObject({ title: text, items: v.array(text) }),
  /** The machines by name (machines/registry.ts), and where their widgets are. */
  machines: v.array(v.strictObject({ id, place: v.optional(link) })),
  /** Whether this page also has all machines that no page lists. */
  takesOthers: v.optional(v.boolean(), false),
  more: v.strictObject({ title: text, links: v.array(link) }),
  words: v.strictObject({
    run: text,
    close: text,
    table: text,
    place: text,
    state: text,
    on: text,
    to: text,
    stays: text,
    failed: text,
  }),
  /** The charts; made by the build (prerender/content/machine-charts.ts), never written in content. */
  charts: v.pipe(
    v.optional(v.tuple([]), []),
    v.transform((none): readonly MachineChart[] => none),
  ),
};
