import { media, sectionStyle } from '#src/design/style-sheet.ts';

/** Printed, the report is a table of many pages: set small. */
export const report = sectionStyle({ '@media': { [media.print]: { fontSize: '9pt' } } });
