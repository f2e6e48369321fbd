import { withAccessLog } from './access-log.ts';
import { ENQUIRIES_PATH } from './enquiries/protocol.ts';
import { listen, type Handler } from './listen.ts';
import { createReceiverApp } from './receiver-app.ts';
import { createLog } from './log.ts';
import { startReceiving } from './receiving.ts';
import { onStop, run } from './run.ts';
import { prepareDataDir, readSettings, SettingsError } from './settings.ts';

/** The standalone enquiry receiver: `npm run receiver`, for a site on a static host. */
await run(async () => {
  const settings = readSettings(process.env);
  const [siteOrigin, ...otherOrigins] = settings.allowedOrigins;
  if (siteOrigin === undefined) {
    throw new SettingsError(
      'ALLOWED_ORIGIN is not set, so the receiver does not know which site may send enquiries. Set it to the origin of the site, such as https://www.example.com.',
    );
  }
  const log = createLog(settings.logFormat);
  prepareDataDir(settings.dataDir, log);
  if (settings.delivery.mail && settings.publicUrl === undefined) {
    log.warn(
      'PUBLIC_URL is not set, so the newsletter cannot be confirmed. Set it to where visitors reach this receiver, such as https://forms.example.com.',
    );
  }
  const { receiver, health, drain, stop } = await startReceiving(settings, log, settings.publicUrl);
  const app = createReceiverApp({
    ...receiver,
    health,
    allowedOrigins: [siteOrigin, ...otherOrigins],
  });
  const handler: Handler = (request, bindings) => app.fetch(request, bindings);
  const { url, endConnections, close } = await listen(
    settings.accessLog ? withAccessLog(handler, log) : handler,
    settings.port,
    settings.host,
  );
  onStop(async () => {
    endConnections();
    await drain();
    await close();
    await stop();
  });
  // Last: a process watching for this line may send a signal immediately.
  log.info(
    `Accepting enquiries from ${settings.allowedOrigins.join(', ')} at ${url}${ENQUIRIES_PATH}`,
  );
});
