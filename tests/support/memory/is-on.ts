import { EVERYTHING } from '../everything.ts';

/**
 * Whether checks that passed before are skipped while their inputs are unchanged (docs/quality.md,
 * "What is remembered"). Off in CI, in `npm run test:all` and with FRESH=1.
 */
export const MEMORY_IS_ON = !['CI', 'FRESH'].some((name) => process.env[name]) && !EVERYTHING;
