import { stillsOf } from '#src/components/still/still.tsx';

/** Used only by these pages, so that other pages do not load their styles. */
const still = stillsOf(() => import('./machine-stills.tsx'));

export const ChartFigure = still('section', (views) => views.ChartFigure);
export const ChartTable = still('div', (views) => views.ChartTable);
export const MachineIndex = still('div', (views) => views.MachineIndex);
export const Reading = still('section', (views) => views.Reading);
export const MoreMachines = still('section', (views) => views.MoreMachines);
