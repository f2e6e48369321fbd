import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#server/enquiries/store.ts';
import { listen } from '#server/listen.ts';
import { createReceiverApp } from '#server/receiver-app.ts';
import { fuzzTrial } from './fuzz.ts';
import { hostileTrial } from './hostile.ts';
import { killTrial } from './kill.ts';
import { networkTrial } from './network.ts';
import type { Report } from './report.ts';

export interface ChaosPlan {
  readonly seed: number;
  readonly enquiries: number;
  readonly faults: number;
  readonly kills: number;
  readonly inputs: number;
  /** How long the receiver waits for a slow body, in milliseconds. */
  readonly bodyDeadlineMs: number;
}

/** `npm run chaos`. */
export const FULL_PLAN: ChaosPlan = {
  seed: 20_250_101,
  enquiries: 500,
  faults: 2_000,
  kills: 100,
  inputs: 100_000,
  bodyDeadlineMs: 10_000,
};

/** The short version for CI, in well under a minute. */
export const SHORT_PLAN: ChaosPlan = {
  seed: 20_250_101,
  enquiries: 40,
  faults: 160,
  kills: 4,
  inputs: 3_000,
  bodyDeadlineMs: 500,
};

/** Runs every trial, each against a separate receiver with an empty data folder. */
export async function* runChaos(plan: ChaosPlan): AsyncGenerator<Report> {
  const { seed, bodyDeadlineMs } = plan;
  yield await withReceiver(bodyDeadlineMs, ({ port, kept }) =>
    networkTrial({ seed, enquiries: plan.enquiries, faults: plan.faults, port, kept }),
  );
  yield await withFolder((dataDir) => killTrial({ seed, kills: plan.kills, dataDir }));
  yield await withReceiver(bodyDeadlineMs, ({ url }) =>
    fuzzTrial({ seed, inputs: plan.inputs, url }),
  );
  yield await withReceiver(bodyDeadlineMs, ({ url, kept }) =>
    hostileTrial({ seed, url, bodyDeadlineMs, kept: () => kept().length }),
  );
}

interface Running {
  readonly url: string;
  readonly port: number;
  readonly kept: () => { receipt: string; message: string }[];
}

async function withReceiver(
  bodyDeadlineMs: number,
  trial: (running: Running) => Promise<Report>,
): Promise<Report> {
  return withFolder(async (dataDir) => {
    const store = openStore(dataDir);
    const app = createReceiverApp({
      store,
      bodyDeadlineMs,
      allowedOrigin: 'https://www.hause.example',
      // All of these come from one address; the rate limit has its own tests.
      rate: { limit: Number.MAX_SAFE_INTEGER, windowMs: 1_000 },
    });
    const server = await listen((request, env) => app.fetch(request, env), 0, '127.0.0.1');
    try {
      return await trial({
        url: `${server.url}/enquiries`,
        port: Number(new URL(server.url).port),
        kept: () => store.list(),
      });
    } finally {
      await server.close();
      store.close();
    }
  });
}

async function withFolder(trial: (dataDir: string) => Promise<Report>): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hause-chaos-'));
  try {
    return await trial(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
