import { expect, it } from 'vitest';
import { verdictsIn } from './verdicts.ts';

it('reads the verdict of every test, however deeply its suite is nested', () => {
  const report = {
    suites: [
      {
        specs: [{ title: 'one', ok: true }],
        suites: [{ specs: [{ title: 'two', ok: false }] }],
      },
    ],
  };
  expect([...verdictsIn(report)]).toEqual([
    ['one', 'works'],
    ['two', '**fails**'],
  ]);
});
