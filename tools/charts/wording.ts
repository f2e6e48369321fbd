import type { ChartLine, ChartRow } from './chart-model.ts';
import { textWidth } from './text-width.ts';

/** The role of a piece of text, which determines its style. */
type Role = 'trigger' | 'delay' | 'guard' | 'action' | 'row-kind';

export interface Span {
  readonly text: string;
  readonly role: Role;
}

/** One line of a label; spans are separated by spaces. */
export interface TextLine {
  readonly spans: readonly Span[];
  /** Px from the left edge of the block. */
  readonly indent: number;
  readonly width: number;
}

export const SIZE = { name: 14, text: 12 } as const;
export const LINE_HEIGHT = 16;
/** Between the spans of a line, in px. */
export const GAP = 4;
const INDENT = 10;
/** Text wraps at this width, in px; a box that contains others has more room. */
const WRAP = { narrow: 210, wide: 380 } as const;

export const spanWidth = ({ text, role }: Span): number =>
  textWidth(text, SIZE.text, role === 'trigger' || role === 'delay' ? 'bold' : 'regular');

const line = (spans: readonly Span[], indent = 0): TextLine => ({
  spans,
  indent,
  width: indent + spans.reduce((sum, span) => sum + spanWidth(span), 0) + GAP * (spans.length - 1),
});

/** "/ forgetDrag, askForward", broken into lines. */
function actionLines(actions: readonly string[], wrap: number): Span[] {
  const lines: string[] = [];
  for (const [index, action] of actions.entries()) {
    const word = index < actions.length - 1 ? `${action},` : action;
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, SIZE.text, 'regular') <= wrap) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(lines.length === 0 ? `/ ${word}` : word);
  }
  return lines.map((text) => ({ text, role: 'action' }));
}

/**
 * Guard and actions follow their trigger on the same line if there is room, and otherwise below it.
 */
function linesOf(
  head: readonly Span[],
  guard: string | null,
  actions: readonly string[],
  wrap: number = WRAP.narrow,
) {
  const rest: Span[] = guard === null ? [] : [{ text: `[${guard}]`, role: 'guard' }];
  rest.push(...actionLines(actions, wrap));
  const rows: Span[][] = [[...head]];
  for (const span of rest) {
    const row = rows.at(-1) ?? [];
    const indent = rows.length > 1 ? INDENT : 0;
    if (line([...row, span], indent).width <= wrap) row.push(span);
    else rows.push([span]);
  }
  return rows.map((row, index) => line(row, index === 0 ? 0 : INDENT));
}

const triggerSpan = ({ isDelay, trigger }: ChartLine, after = ''): Span => ({
  text: `${trigger}${after}`,
  role: isDelay ? 'delay' : 'trigger',
});

/** The label of an edge. Triggers with the same guard and actions are joined by commas. */
export function edgeText(lines: readonly ChartLine[]): TextLine[] {
  const groups: { same: string; lines: ChartLine[] }[] = [];
  for (const one of lines) {
    const same = JSON.stringify([one.guard, one.actions]);
    const last = groups.at(-1);
    if (last?.same === same) last.lines.push(one);
    else groups.push({ same, lines: [one] });
  }
  return groups.flatMap(({ lines }) => {
    const final = lines.at(-1);
    if (final === undefined) return [];
    const shares = final.guard !== null || final.actions.length > 0;
    const before = lines.slice(0, -1).map((one) => line([triggerSpan(one, shares ? ',' : '')]));
    return [...before, ...linesOf([triggerSpan(final)], final.guard, final.actions)];
  });
}

/** The text in a box: the state's own actions, and the events that it handles without leaving. */
export function rowText({ kind, line: one }: ChartRow, isWide: boolean): TextLine[] {
  const wrap = isWide ? WRAP.wide : WRAP.narrow;
  if (kind === 'entry' || kind === 'exit' || kind === 'invoke') {
    return linesOf([{ text: one.trigger, role: 'row-kind' }], null, one.actions, wrap);
  }
  const head = [triggerSpan(one)];
  if (kind === 'restarts') head.push({ text: '(anew)', role: 'guard' });
  else if (one.actions.length === 0) head.push({ text: '(ignored)', role: 'guard' });
  return linesOf(head, one.guard, one.actions, wrap);
}

export const blockWidth = (lines: readonly TextLine[]): number =>
  Math.max(0, ...lines.map(({ width }) => width));
export const blockHeight = (lines: readonly TextLine[]): number => lines.length * LINE_HEIGHT;
