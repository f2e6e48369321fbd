import type { Outcome } from '../runner/outcome.ts';
import { digestOfSources, sourceFiles } from './source-files.ts';
import { Verdicts } from './verdicts.ts';

/** The verdict of a tool, with a digest of every file that it checked. */
type Checked = Readonly<Record<string, string>>;

/** Content pages, which import only their schema and are imported by no code. */
const IS_PAGE = /^src\/content\/pages\//u;

/** More changed files than this are not checked one by one. */
const FEW = 20;

/**
 * What a tool has to recheck, given the files that passed before.
 * @param reads whether a file matters to the tool
 * @returns `nothing`, a few changed content pages, which nothing else depends on, or `everything`
 */
export function changesFor(
  name: string,
  reads: (file: string) => boolean,
): 'nothing' | 'everything' | readonly string[] {
  const before = new Verdicts<Checked>('tools').get(name)?.detail;
  const now = checked(reads);
  if (before === undefined || now === null) return 'everything';
  if (Object.keys(before).some((file) => !(file in now))) return 'everything';
  const changed = Object.keys(now).filter((file) => before[file] !== now[file]);
  if (changed.length === 0) return 'nothing';
  return changed.length <= FEW && changed.every((file) => IS_PAGE.test(file))
    ? changed
    : 'everything';
}

/** Records that a tool has passed. */
export function keepPassed(name: string, reads: (file: string) => boolean, outcome: Outcome): void {
  const detail = checked(reads);
  if (outcome.failed > 0 || detail === null) return;
  const verdicts = new Verdicts<Checked>('tools');
  verdicts.keep(name, { examined: {}, detail });
  verdicts.save();
}

function checked(reads: (file: string) => boolean): Checked | null {
  const files = sourceFiles();
  if (files === null) return null;
  const own = [...files].filter(([file]) => reads(file));
  return Object.fromEntries([...own, ['Node', digestOfSources(() => false)]]);
}
