/** Whether every page and variant is checked, as at night, or those that differ (docs/quality.md). */
export const EVERYTHING = process.env['NIGHTLY'] === '1';
