import { stillsOf } from '#src/components/still/still.tsx';

/** Of these pages only: their styles are not those of other pages. */
const still = stillsOf(() => import('./machine-stills.tsx'));

export const ChartFigure = still('section', (views) => views.ChartFigure);
export const ChartTable = still('div', (views) => views.ChartTable);
export const MachineIndex = still('div', (views) => views.MachineIndex);
export const Reading = still('section', (views) => views.Reading);
export const MoreMachines = still('section', (views) => views.MoreMachines);
