import { sectionStyle } from '#src/design/style-sheet.ts';

/** Without styles of its own: through it, the page loads those of its rules, which never hydrate. */
export const rules = sectionStyle({});
