import { listen } from '#server/listen.ts';
import { openStore } from '#server/enquiries/store.ts';
import { createReceiverApp } from '#server/receiver-app.ts';

/**
 * The receiver in a process of its own, to be killed: as `npm run receiver`, but without the limit of
 * five enquiries per address, since all of these come from one. Arguments: data folder, port.
 */
const [, , dataDir = '', port = '0'] = process.argv;
const app = createReceiverApp({
  store: openStore(dataDir),
  allowedOrigin: 'https://www.hause.example',
  rate: { limit: Number.MAX_SAFE_INTEGER, windowMs: 1_000 },
});
const { url } = await listen((request, env) => app.fetch(request, env), Number(port), '127.0.0.1');
process.stdout.write(`${url}\n`);
