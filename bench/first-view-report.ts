import type { Measured } from '#tests/support/browser/lighthouse.ts';
import type { FirstPress } from './first-press.ts';
import type { Paints } from './paints.ts';

/** One page as visitors get it, and the same page with its scripts blocked, in the same run. */
export interface FirstView {
  readonly name: string;
  /** Only `site` is held to the bars; `bare`, `floor` and `peer` are for comparison. */
  readonly kind: 'site' | 'bare' | 'floor' | 'peer';
  readonly asItIs: Measured;
  /** The same with all script files blocked. */
  readonly blocked: Measured;
  /** On a slow connection, as the browser reports them. */
  readonly paints: Paints;
  /** Bytes of script, uncompressed, that ran before the visitor did anything. */
  readonly executedBytes: number;
}

/** The bars; times in ms, on the simulated phone. */
const BARS = {
  /** Main-thread work, as a multiple of that of the page with its scripts blocked. */
  work: 1.4,
  script: 350,
  /** Blocking time above that of the page with its scripts blocked. */
  blocking: 20,
  executedBytes: 15_000,
  bytes: 150_000,
  /** The largest paint is the first one. */
  lcpToFcp: 1,
} as const;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const workRatio = ({ asItIs, blocked }: FirstView) => asItIs.mainThreadMs / blocked.mainThreadMs;
const moreBlocking = ({ asItIs, blocked }: FirstView) => asItIs.tbt - blocked.tbt;
const lcpToFcp = ({ paints }: FirstView) => paints.lcp / paints.fcp;

function firstViewTable(views: readonly FirstView[]): string {
  return table(
    [
      'Page',
      'FCP',
      'LCP to FCP',
      'Main thread',
      'scripts blocked',
      'ratio',
      'Script',
      'Blocking time',
      'scripts blocked',
      'Script that ran',
      'Bytes',
    ],
    views.map((view) => {
      const { name, asItIs, blocked, executedBytes } = view;
      return [
        name,
        ms(asItIs.fcp),
        lcpToFcp(view).toFixed(2),
        ms(asItIs.mainThreadMs),
        ms(blocked.mainThreadMs),
        workRatio(view).toFixed(2),
        ms(asItIs.scriptMs),
        ms(asItIs.tbt),
        ms(blocked.tbt),
        kB(executedBytes),
        kB(asItIs.bytes),
      ];
    }),
  );
}

function firstPressTable(presses: readonly FirstPress[]): string {
  const moments = [...new Set(presses.map(({ moment }) => moment.name))];
  const controls = [...new Set(presses.map(({ control }) => control))];
  return table(
    ['First press', ...moments],
    controls.map((control) => [
      control,
      ...moments.map((moment) => {
        const found = presses.find(
          (press) => press.control === control && press.moment.name === moment,
        );
        return found === undefined ? '' : ms(found.ms);
      }),
    ]),
  );
}

/** The missed bars, one sentence each. */
export function missedBars(
  views: readonly FirstView[],
  presses: readonly FirstPress[],
): readonly string[] {
  const missed: string[] = [];
  const hold = (what: string, value: number, bar: number, show: (value: number) => string) => {
    if (!(value <= bar)) missed.push(`${what} is ${show(value)}; the bar is ${show(bar)}.`);
  };
  const ratio = (value: number) => value.toFixed(2);
  for (const view of views.filter(({ kind }) => kind === 'site')) {
    const { name, asItIs, executedBytes } = view;
    hold(`${name}: main-thread work to that without scripts`, workRatio(view), BARS.work, ratio);
    hold(`${name}: script`, asItIs.scriptMs, BARS.script, ms);
    hold(`${name}: more blocking time than without scripts`, moreBlocking(view), BARS.blocking, ms);
    hold(`${name}: script that ran before an intent`, executedBytes, BARS.executedBytes, kB);
    hold(`${name}: first view`, asItIs.bytes, BARS.bytes, kB);
    hold(`${name}: LCP to FCP`, lcpToFcp(view), BARS.lcpToFcp, ratio);
  }
  for (const { control, moment, ms: taken } of presses) {
    if (moment.bar !== null) hold(`${control}, ${moment.name}`, taken, moment.bar, ms);
  }
  return missed;
}

/** The report as Markdown. */
export function firstViewReport(
  views: readonly FirstView[],
  presses: readonly FirstPress[],
  conditions: string,
): string {
  const missed = missedBars(views, presses);
  return [
    conditions,
    firstViewTable(views),
    presses.length === 0 ? '' : firstPressTable(presses),
    missed.length === 0 ? 'All bars are held.' : missed.map((line) => `- ${line}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const START = '<!-- first-views:start -->';
const END = '<!-- first-views:end -->';

/** The section of docs/bench.md written by `npm run bench:first-view`; empty if there is none. */
export function firstViewSection(text: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  return start < 0 || end < start ? '' : text.slice(start, end + END.length);
}

/** The document with that section replaced, or added at its end. */
export function withFirstViewSection(text: string, content: string): string {
  const section = `${START}\n\n## First views\n\n${content}\n\n${END}`;
  const old = firstViewSection(text);
  return old === '' ? `${text.trimEnd()}\n\n${section}\n` : text.replace(old, () => section);
}
