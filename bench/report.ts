import type { Measured } from '#tests/support/browser/lighthouse.ts';
import type { BuildTime } from './big-site.ts';
import { deployTable } from './deploy-table.ts';
import type { DeployCost } from './measure-deploys.ts';
import type { Interaction, RouteChange } from './interactions.ts';
import type { ServerFigures } from './server/measure.ts';
import { missedServerGoals, serverSection } from './server/report.ts';
import { missedCosts, visitorCostTable } from './visitor-cost.ts';
import type { VisitorCost } from './visitor-cost.ts';

/** A page measured under the same conditions as the others. */
export interface Subject {
  readonly name: string;
  /** The goals apply only to `site`; the others are for comparison. */
  readonly kind: 'bare' | 'floor' | 'site' | 'peer';
  /**
   * `h1`: plain HTTP/1.1, for which the goals were set; `h2`: HTTP/2 and TLS, as real hosts serve it.
   */
  readonly over: 'h1' | 'h2';
  readonly measured: Measured;
}

export interface BenchResult {
  readonly conditions: string;
  readonly runs: number;
  readonly subjects: readonly Subject[];
  readonly interactions: readonly Interaction[];
  readonly routeChanges: readonly RouteChange[];
  /** The current site, then one with many copies of a page. */
  readonly builds: readonly BuildTime[];
  readonly server?: ServerFigures;
  /** What deploys cost a visitor who has the whole site. */
  readonly deploys: readonly DeployCost[];
  /** The cost to a visitor on the current site, then on the large one. */
  readonly visitorCosts: readonly VisitorCost[];
}

/** The goals of the bench (docs/quality.md), in ms unless a ratio. */
export const GOALS = {
  fcp: 900,
  lcp: 1000,
  tbt: 60,
  lcpToBare: 1.5,
  lcpToPeer: 0.65,
  inp: 50,
  hovered: 100,
  /** Prerendering a hundred pages, building a thousand, and building them again after an edit. */
  renderHundred: 20_000,
  buildThousand: 60_000,
  edit: 5_000,
};

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const ratio = (value: number, to: number | undefined) =>
  to === undefined ? '' : (value / to).toFixed(2);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const overProtocol = (subjects: readonly Subject[], wanted: Subject['over']) =>
  subjects.filter(({ over }) => over === wanted);

/**
 * The page table of one protocol: every subject with its ratios to the bare page, the floor and
 * each peer.
 */
export function speedTable(subjects: readonly Subject[]): string {
  const lcpOf = (kind: Subject['kind']) =>
    subjects.find((subject) => subject.kind === kind)?.measured.lcp;
  const peers = subjects.filter(({ kind }) => kind === 'peer');
  return table(
    [
      'Page',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'Score',
      'Bytes',
      'LCP to bare',
      'LCP to floor',
      ...peers.map(({ name }) => `LCP to ${name}`),
    ],
    subjects.map(({ name, measured }) => [
      name,
      ms(measured.fcp),
      ms(measured.lcp),
      ms(measured.tbt),
      measured.cls.toFixed(3),
      measured.scores.performance.toFixed(0),
      kB(measured.bytes),
      ratio(measured.lcp, lcpOf('bare')),
      ratio(measured.lcp, lcpOf('floor')),
      ...peers.map((peer) => ratio(measured.lcp, peer.measured.lcp)),
    ]),
  );
}

/** Missed goals, one sentence each. */
export function missedGoals({
  subjects,
  interactions,
  routeChanges,
  builds,
  server,
  visitorCosts,
}: BenchResult): string[] {
  const missed: string[] = missedCosts(visitorCosts);
  const hold = (what: string, value: number, goal: number, unit = ' ms') => {
    if (!(value <= goal)) {
      const shown = unit === '' ? value.toFixed(2) : value.toFixed(0);
      missed.push(`${what} is ${shown}${unit}; the goal is at most ${String(goal)}${unit}.`);
    }
  };
  for (const { name: page, kind, over, measured } of subjects) {
    if (kind !== 'site') continue;
    const name = over === 'h1' ? page : `${page}, HTTP/2`;
    const beside = overProtocol(subjects, over);
    const bare = beside.find((other) => other.kind === 'bare')?.measured.lcp;
    // With TLS, every time includes the handshake, so only ratios can be compared with the goals.
    if (over === 'h1') {
      hold(`${name}: FCP`, measured.fcp, GOALS.fcp);
      hold(`${name}: LCP`, measured.lcp, GOALS.lcp);
    }
    hold(`${name}: TBT`, measured.tbt, GOALS.tbt);
    hold(`${name}: CLS`, measured.cls, 0, '');
    if (bare !== undefined) {
      hold(`${name}: LCP to the bare page`, measured.lcp / bare, GOALS.lcpToBare, '');
    }
    for (const peer of beside.filter((other) => other.kind === 'peer')) {
      hold(`${name}: LCP to ${peer.name}`, measured.lcp / peer.measured.lcp, GOALS.lcpToPeer, '');
    }
  }
  for (const { widget, inp } of interactions) {
    hold(`${widget}: interaction to next paint`, inp, GOALS.inp);
  }
  for (const { how, ms: taken } of routeChanges) {
    if (how === 'hovered first') hold(`A route change, ${how},`, taken, GOALS.hovered);
  }
  for (const { pages, renderMs, totalMs, editMs, homeJs } of builds) {
    hold(
      `Prerendering 100 of ${String(pages)} pages`,
      (renderMs / pages) * 100,
      GOALS.renderHundred,
    );
    if (pages >= 1000) hold(`Building ${String(pages)} pages`, totalMs, GOALS.buildThousand);
    hold(`Building ${String(pages)} pages after an edit of one`, editMs, GOALS.edit);
    const least = builds[0]?.homeJs ?? homeJs;
    hold(
      `More of the home page's JavaScript at ${String(pages)} pages`,
      homeJs - least,
      0,
      ' bytes',
    );
  }
  return [...missed, ...(server === undefined ? [] : missedServerGoals(server))];
}

/** The whole report as Markdown. */
export function benchReport(result: BenchResult): string {
  const {
    subjects,
    interactions,
    routeChanges,
    builds,
    deploys,
    server,
    visitorCosts,
    runs,
    conditions,
  } = result;
  const kinds = [...new Set(subjects.flatMap(({ measured }) => Object.keys(measured.bytesByKind)))];
  const missed = missedGoals(result);
  return `# Bench

Written by \`npm run bench\`. ${conditions} Medians of ${String(runs)} runs; each round measures all pages in
turn, so that a disturbance affects all of them. Absolute times of one machine mean little; the
ratios to the bare 1 kB page and to the floor (this stack hydrating one button) are portable.

## Pages over plain HTTP/1.1

As \`npm start\` serves them. Every additional file costs the setup of another
connection.

${speedTable(overProtocol(subjects, 'h1'))}

## Pages over HTTP/2 and TLS

As hosts serve them. One connection carries all files; its setup takes one more round trip, 150 ms.

${speedTable(overProtocol(subjects, 'h2'))}

## Interaction to next paint, processor four times slower

${table(
  ['Widget', 'Page', 'INP', 'Interactions over 16 ms'],
  interactions.map(({ widget, path, inp, count }) => [widget, path, ms(inp), String(count)]),
)}

## Route changes, from the click to the new heading

${table(
  ['How', 'Time'],
  routeChanges.map(({ how, ms: taken }) => [how, ms(taken)]),
)}

## Builds

${
  builds.length === 0
    ? 'Skipped in this run.'
    : table(
        ['Pages', 'Prerendering', 'Whole build', 'After an edit', 'JavaScript of the home page'],
        builds.map(({ pages, renderMs, totalMs, editMs, homeJs }) => [
          String(pages),
          `${(renderMs / 1000).toFixed(1)} s`,
          `${(totalMs / 1000).toFixed(1)} s`,
          `${(editMs / 1000).toFixed(1)} s`,
          `${String(homeJs)} bytes`,
        ]),
      )
}

## The server

${server === undefined ? 'Skipped in this run.' : serverSection(server)}

## Deploys

What a visitor who has the whole site fetches after a deploy, headers included.

${deploys.length === 0 ? 'Skipped in this run.' : deployTable(deploys)}

## What a visitor pays for pages that are not visited

${visitorCosts.length === 0 ? 'Skipped in this run.' : visitorCostTable(visitorCosts)}

## Bytes over the wire by kind

${table(
  ['Page', ...kinds],
  overProtocol(subjects, 'h1').map(({ name, measured }) => [
    name,
    ...kinds.map((kind) => kB(measured.bytesByKind[kind] ?? 0)),
  ]),
)}

## Goals

${missed.length === 0 ? 'All goals are met.' : missed.map((line) => `- ${line}`).join('\n')}
`;
}

export const BENCH_START = '<!-- bench:start -->';
export const BENCH_END = '<!-- bench:end -->';

/**
 * Inserts the page tables between the markers of a document; a document without markers is
 * unchanged.
 * @returns the new text
 */
export function withTable(text: string, subjects: readonly Subject[]): string {
  const start = text.indexOf(BENCH_START);
  const end = text.indexOf(BENCH_END);
  if (start < 0 || end < start) return text;
  return `${text.slice(0, start + BENCH_START.length)}\n\n${speedTable(overProtocol(subjects, 'h1'))}\n\nThe same over HTTP/2 and TLS, as hosts serve it:\n\n${speedTable(overProtocol(subjects, 'h2'))}\n\n${text.slice(end)}`;
}
