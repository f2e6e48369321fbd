import { parseArgs } from 'node:util';
import { ROOT } from '#tests/support/paths.ts';
import { measureServer } from './measure.ts';
import { buildIn } from './servers.ts';
import { missedServerGoals, serverSection } from './report.ts';

/**
 * `node bench/server/main.ts [FOLDER…]`: only the server part of `npm run bench`. Each folder has a
 * build in `dist` and `dist-meta`; the default is this project.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const folders = positionals.length > 0 ? positionals : [ROOT];
const figures = await measureServer(folders.map(buildIn));
console.log(serverSection(figures));
console.log(['', ...missedServerGoals(figures)].join('\n- ').trim() || '\nAll goals are met.');
