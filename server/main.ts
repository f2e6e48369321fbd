import { onStop, run } from './run.ts';
import { readSettings } from './settings.ts';
import { startSite } from './start.ts';

/** The production server: `npm start`, or `npm run preview` after a build. */
await run(async () => {
  const { url, stop } = await startSite(readSettings(process.env), console);
  onStop(stop);
  // Last: a process watching for this line may send a signal immediately.
  console.info(`The site is at ${url}`);
});
