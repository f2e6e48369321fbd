import { media, sectionStyle } from '#src/design/style-sheet.ts';

/** In print, the report is a table of many pages, so its text is small. */
export const report = sectionStyle({ '@media': { [media.print]: { fontSize: '9pt' } } });
