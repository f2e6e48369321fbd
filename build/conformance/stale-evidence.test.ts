import { expect, it } from 'vitest';
import { staleEvidence } from './stale-evidence.ts';

it('warns from the 91st day after the run', () => {
  const on = (day: string) => staleEvidence({ day: '2026-11-22' }, new Date(`${day}T12:00:00Z`));
  expect(on('2027-02-20')).toEqual([]);
  expect(on('2027-02-21')).toEqual([
    'src/content/conformance/evidence.json: the checks were run on November 22, 2026, 91 days ago. Run npm test, then npm run conformance.',
  ]);
});
