import { expect, it } from 'vitest';
import { belowBars, scoresOf } from './mutation-bars.ts';
import type { MutationReport } from './mutation-bars.ts';

/** A report with the given number of mutants of each status per file. */
const report = (files: Record<string, Record<string, number>>): MutationReport => ({
  files: Object.fromEntries(
    Object.entries(files).map(([file, counts]) => [
      file,
      {
        mutants: Object.entries(counts).flatMap(([status, count]) =>
          Array.from({ length: count }, () => ({ status })),
        ),
      },
    ]),
  ),
});

const FORM = 'machines/contact-form/contact-form.machine.ts';
const SCHEMA = 'src/content/enquiry.ts';
const TABS = 'machines/tabs/tabs.machine.ts';

const said = (files: Parameters<typeof report>[0], isWhole = false) =>
  belowBars(scoresOf(report(files)), isWhole);

it('scores a machine by its folder, across all its files', () => {
  const scores = scoresOf(
    report({
      [FORM]: { Killed: 9, Survived: 1 },
      'machines/contact-form/contact-form.selectors.ts': { Killed: 10 },
      [SCHEMA]: { Killed: 1 },
    }),
  );
  expect(scores).toEqual([
    { part: 'contact-form', score: 95, bar: 95 },
    { part: 'enquiry schema', score: 100, bar: 95 },
  ]);
});

it('counts timeouts as detected and uncovered mutants as undetected, and ignores invalid ones', () => {
  const counts = { Killed: 1, Timeout: 1, Survived: 1, NoCoverage: 1, Ignored: 7, CompileError: 7 };
  expect(scoresOf(report({ [TABS]: counts }))).toEqual([{ part: 'tabs', score: 50, bar: 90 }]);
  expect(scoresOf(report({ [TABS]: { Ignored: 1 } }))).toEqual([]);
});

it('requires 95 for the form and its validation, and 90 for everything else', () => {
  const at = (noticed: number) => ({ Killed: noticed, Survived: 100 - noticed });
  expect(said({ [FORM]: at(95), [SCHEMA]: at(95), [TABS]: at(90) }, true)).toEqual([]);
  expect(said({ [FORM]: at(94), [SCHEMA]: at(94), [TABS]: at(89) }, true)).toEqual([
    'The tests of contact-form detect 94.00% of its mutants; the bar is 95%.',
    'The tests of enquiry schema detect 94.00% of its mutants; the bar is 95%.',
    'The tests of tabs detect 89.00% of its mutants; the bar is 90%.',
  ]);
});

it('reports a part with its own bar that is missing from a full run', () => {
  const all = { 'machines/enquiry-form/form.machine.ts': { Killed: 1 }, [SCHEMA]: { Killed: 1 } };
  expect(said(all)).toEqual([]);
  expect(said(all, true)).toEqual(['Nothing was mutated in contact-form, which has its own bar.']);
  expect(said({})).toEqual(['Nothing was mutated.']);
});
