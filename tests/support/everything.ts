/**
 * True in `npm run test:all`, which examines every page in every form; `npm test` leaves out what
 * repeats itself (docs/quality.md names it).
 */
export const EVERYTHING = process.env['ALL'] === '1';
