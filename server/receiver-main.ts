import { onStop, run } from './run.ts';
import { readSettings } from './settings.ts';
import { startReceiver } from './start.ts';

/** The standalone enquiry receiver: `npm run receiver`, for a site on a static host. */
await run(async () => {
  const settings = readSettings(process.env);
  const { url, stop } = await startReceiver(settings, console);
  onStop(stop);
  // Last: a process watching for this line may send a signal immediately.
  console.info(`Accepting enquiries from ${settings.allowedOrigins.join(', ')} at ${url}`);
});
