import { readSettings } from '#server/settings.ts';
import { startReceiver } from '#server/start.ts';
import { retryingFast } from './fast-retries.ts';

/** The standalone receiver (`receiver-main`), which retries deliveries at once. */
const { url } = await startReceiver(retryingFast(readSettings(process.env)), console);
console.info(`Accepting enquiries from tests at ${url}`);
