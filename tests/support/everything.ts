/**
 * True in `npm run test:all`, which checks every page in every variant; `npm test` skips repetitive
 * cases (listed in docs/quality.md).
 */
export const EVERYTHING = process.env['ALL'] === '1';
