import { expect, it } from 'vitest';
import { verdictsIn } from './verdicts.ts';

it('reads the verdict on every test, however deep its suite', () => {
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
