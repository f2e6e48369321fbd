import { staticPartsOf } from '#src/components/static-parts/static-parts.tsx';

/** Used only by these pages, so that other pages do not load their styles. */
const staticPart = staticPartsOf(() => import('./machine-static-views.tsx'));

export const ChartFigure = staticPart('section', (views) => views.ChartFigure);
export const ChartTable = staticPart('div', (views) => views.ChartTable);
export const Reading = staticPart('section', (views) => views.Reading);
export const MoreMachines = staticPart('section', (views) => views.MoreMachines);
