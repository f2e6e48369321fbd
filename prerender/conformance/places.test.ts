import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';
import { conformanceContent } from './content.ts';

it('every file that the report cites exists', () => {
  const cited = Object.values(conformanceContent().checks).flatMap(({ where }) => where);
  expect(cited.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
