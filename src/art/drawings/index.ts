import type { Drawing } from '../drawing.ts';
import type { MotifName } from '../motifs.ts';
import * as learning from './learning.ts';
import * as signs from './signs.ts';
import * as technology from './technology.ts';

const { magnifier, ...otherSigns } = signs;
const { toggle, ...otherTechnology } = technology;

/** The drawing of each motif. A missing one is a type error. */
export const drawings: Readonly<Record<MotifName, Drawing>> = {
  ...learning,
  ...otherSigns,
  ...otherTechnology,
  lens: magnifier,
  switch: toggle,
};
