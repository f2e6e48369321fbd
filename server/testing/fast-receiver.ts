import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { startReceiver } from '#server/start.ts';
import { retryingFast } from './fast-retries.ts';

/** The standalone receiver (`receiver-main`), which retries deliveries at once. */
const { url } = await startReceiver(retryingFast(readSettings(process.env)), createLog('text'));
console.log(`Accepting enquiries from one site at ${url}`);
