import path from 'node:path';
import { ROOT } from './paths.ts';

/**
 * Part of the environment of programs that the checks start. Most of a start is compiling, which is
 * the same each time. Not the server's own folder (server/requirements.js), which must be filled
 * completely or not at all.
 */
export const COMPILED = {
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ??
    path.join(ROOT, 'node_modules/.cache/hause/compiled-in-tests'),
};
