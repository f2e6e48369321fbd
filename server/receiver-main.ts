import { withAccessLog } from './access-log.ts';
import { prepareDataDir } from './data-dir.ts';
import { ENQUIRIES_PATH } from './enquiries/protocol.ts';
import { purgeRegularly } from './enquiries/purge-regularly.ts';
import { openStore } from './enquiries/store.ts';
import { listen, type Handler } from './listen.ts';
import { createReceiverApp } from './receiver-app.ts';
import { onStop, run } from './run.ts';
import { readSettings, SettingsError } from './settings.ts';

/** The standalone enquiry receiver: `npm run receiver`, for a site on a static host. */
await run(async () => {
  const settings = readSettings(process.env);
  const { allowedOrigin, trustedProxies } = settings;
  if (allowedOrigin === undefined) {
    throw new SettingsError(
      'ALLOWED_ORIGIN is not set, so the receiver does not know which site may send enquiries. Set it to the origin of the site, such as https://www.example.com.',
    );
  }
  prepareDataDir(settings.dataDir);
  const store = openStore(settings.dataDir);
  const stopPurging = purgeRegularly(store, console.log);
  const app = createReceiverApp({ store, allowedOrigin, trustedProxies });
  const handler: Handler = (request, bindings) => app.fetch(request, bindings);
  const { url, close } = await listen(
    settings.accessLog ? withAccessLog(handler, console.log) : handler,
    settings.port,
    settings.host,
  );
  console.log(`Accepting enquiries from ${allowedOrigin} at ${url}${ENQUIRIES_PATH}`);
  onStop(async () => {
    stopPurging();
    await close();
    store.close();
  });
});
