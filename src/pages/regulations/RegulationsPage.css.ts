import { sectionStyle } from '#src/design/style-sheet.ts';

export const rules = sectionStyle({});

export const rule = sectionStyle({});
