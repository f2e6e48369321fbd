/// <reference lib="webworker" />
import type { Notice, Question, QuestionName, Questions, Reply } from '../worker-protocol.ts';
import type { WorkerParts } from './respond.ts';

const NAMES: ReadonlySet<string> = new Set<QuestionName>([
  'LIST',
  'STOCK',
  'SAVE',
  'REMOVE',
  'PROBE',
  'TEND',
]);

export const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' && data !== null && 'type' in data && NAMES.has(String(data.type));

/** Answers a page's question through the port that came with it. */
export async function answerQuestion(
  question: Question,
  port: MessagePort | undefined,
  parts: WorkerParts,
): Promise<void> {
  let reply: Reply<QuestionName>;
  try {
    reply = { ok: true, answer: await answerTo(question, parts) };
  } catch (error) {
    reply = { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  port?.postMessage(reply);
}

async function answerTo(
  question: Question,
  { shelf, plan, self }: WorkerParts,
): Promise<Questions[QuestionName]['answer']> {
  const isNewest = () =>
    self.registration.installing === null && self.registration.waiting === null;
  switch (question.type) {
    case 'LIST':
      return {
        buildId: plan.buildId,
        core: plan.corePages.map(({ path, name }) => ({ path, name, wireBytes: 0 })),
        pages: plan.pages.map(({ path, name, wireBytes }) => ({ path, name, wireBytes })),
      };
    case 'STOCK':
      return shelf.takeStock();
    case 'SAVE':
      return shelf.save(question.path);
    case 'REMOVE':
      await shelf.remove(question.path);
      return null;
    case 'PROBE':
      // A HEAD request passes every cache on the way.
      await fetch('/sw.js', {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(8000),
      });
      return null;
    case 'TEND':
      if (!question.isThrifty) await shelf.refresh(isNewest).catch(() => undefined);
      // A newer version that is being installed shares the cache: what it brings is not ours to judge.
      if (isNewest()) {
        await shelf.sweep(await isOldTabOpen(self, plan.buildId));
      }
      await tellAll(self, { type: 'STOCK.CHANGED' });
      return null;
  }
}

async function tellAll(self: ServiceWorkerGlobalScope, notice: Notice): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(notice);
}

/** How long an open page has to say which build it is of, in ms; one that sleeps counts as old. */
const ANSWER_MS = 1500;

async function isOldTabOpen(self: ServiceWorkerGlobalScope, buildId: string): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = await Promise.all(
    open.map(
      (client) =>
        new Promise<unknown>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          setTimeout(() => resolve(null), ANSWER_MS);
          port1.addEventListener('message', ({ data }: MessageEvent) => resolve(data));
          port1.start();
          client.postMessage({ type: 'WHICH.BUILD' } satisfies Notice, [port2]);
        }),
    ),
  );
  return builds.some((build) => build !== buildId);
}
