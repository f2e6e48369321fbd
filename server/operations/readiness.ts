import { statfs } from 'node:fs/promises';
import type { Channel } from '../enquiries/store.ts';
import type { EnquiryStore, Overview } from '../enquiries/store-in-sql.ts';
import { NOTIFYING } from '../enquiries/store.ts';
import { proxyMistake, type Observations } from '../enquiries/observations.ts';
import { ENQUIRIES_PATH } from '../enquiries/protocol.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { StorageError } from '../enquiries/database/storage-error.ts';
import { overdueMessage } from './purge-regularly.ts';

/** Whether enquiries are accepted and reach someone, for monitors and for /readyz. */
export interface Readiness {
  readonly status: 'ready' | 'failing';
  readonly problems: readonly Finding[];
  /** Things an operator should know about, but which may be intentional. */
  readonly warnings: readonly Finding[];
}

/** A finding never contains visitor input. */
export interface Finding {
  readonly code: FindingCode;
  readonly message: string;
}

export const FINDING_CODES = [
  'draining',
  'storage',
  'low-space',
  'undelivered',
  'given-up',
  'overdue',
  'proxy',
  'simulated',
  'endpoint',
  'nobody-notified',
  'unnotified',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

/** Less free space than this, in bytes, is a problem. */
const SCARCE_BYTES = 50 * 1024 * 1024;

/** A delivery that waits longer than this, in milliseconds, is a problem: it was tried four times. */
const LATE_MS = 15 * 60_000;

/** How long a result is cached, in milliseconds: the endpoint is public, and the probe writes. */
const FRESH_MS = 3_000;

export interface State {
  readonly readiness: Readiness;
  /** Undefined while the database cannot be read. */
  readonly overview: Overview | undefined;
  readonly freeBytes: number | undefined;
}

export interface ReadinessOptions {
  readonly store: EnquiryStore;
  readonly dataDir: string;
  readonly channels: readonly Channel[];
  readonly observations: Observations;
  readonly isDraining: () => boolean;
  /** Why enquiries from the form of the served build do not arrive, if so. */
  readonly formMistake?: (() => Finding | undefined) | undefined;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
  readonly ticks?: () => number;
}

/** Nobody should have to learn this from an empty inbox. */
export const NOBODY_NOTIFIED =
  'Nobody is notified of enquiries: neither SMTP_URL nor WEBHOOK_URL is set. They are kept for 120 days; read them with: npm run enquiries -- list';

/** @returns a function that examines the receiver */
export function createReadiness(options: ReadinessOptions): () => Promise<State> {
  const { isDraining, ticks = () => performance.now() } = options;
  let last: { readonly at: number; readonly state: Promise<State> } | undefined;
  return async () => {
    if (last === undefined || ticks() - last.at > FRESH_MS) {
      last = { at: ticks(), state: examine(options) };
    }
    const state = await last.state;
    if (!isDraining()) return state;
    const draining = { code: 'draining', message: 'The server is stopping.' } as const;
    const problems = [draining, ...state.readiness.problems];
    return { ...state, readiness: { ...state.readiness, status: 'failing', problems } };
  };
}

async function examine(options: ReadinessOptions): Promise<State> {
  const { store, dataDir, channels, observations, now = Date.now } = options;
  const problems: Finding[] = [];
  const warnings: Finding[] = [];
  // No problem: a build may simulate delivery on purpose, and a proxy may change the path.
  const mistake = options.formMistake?.();
  if (mistake !== undefined) warnings.push(mistake);
  const problem = (code: FindingCode, message: string) => problems.push({ code, message });

  try {
    await store.probe();
  } catch (error) {
    problem('storage', error instanceof StorageError ? error.message : String(error));
  }
  const overview = await store.overview().catch(() => undefined);
  const freeBytes = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
  if (freeBytes !== undefined && freeBytes < SCARCE_BYTES) {
    problem('low-space', `Only ${Math.floor(freeBytes / 1024 / 1024)} MB are free for DATA_DIR.`);
  }
  if (overview !== undefined) {
    const { oldestWaiting, givenUp, overdue, unnotified } = overview;
    const lateMs = oldestWaiting === undefined ? 0 : now() - oldestWaiting;
    if (lateMs > LATE_MS) {
      problem(
        'undelivered',
        `A delivery has been waiting for ${Math.floor(lateMs / 60_000)} minutes. The reason: npm run enquiries -- list --undelivered`,
      );
    }
    if (givenUp > 0) {
      problem(
        'given-up',
        `${givenUp} ${givenUp === 1 ? 'delivery was' : 'deliveries were'} given up. The reason: npm run enquiries -- list --undelivered; then: npm run enquiries -- redeliver`,
      );
    }
    if (overdue > 0) problem('overdue', overdueMessage(overdue));
    if (!channels.some((channel) => NOTIFYING.includes(channel))) {
      if (mistake?.code !== 'simulated')
        warnings.push({ code: 'nobody-notified', message: NOBODY_NOTIFIED });
    } else if (unnotified > 0) {
      warnings.push({
        code: 'unnotified',
        message: `Nobody was notified of ${unnotified} earlier ${unnotified === 1 ? 'enquiry' : 'enquiries'}. To deliver them: npm run enquiries -- redeliver`,
      });
    }
  }
  const { unknownProxy } = observations.mistakes;
  if (unknownProxy !== undefined) problem('proxy', proxyMistake(unknownProxy));
  const status = problems.length === 0 ? 'ready' : 'failing';
  return { readiness: { status, problems, warnings }, overview, freeBytes };
}

const BUILD = `ENQUIRY_ENDPOINT=${ENQUIRIES_PATH} npm run build`;

/**
 * Why enquiries from the form of the served build do not reach this server; undefined if they do, or
 * if the form sends them to another host.
 */
export function formMistake(enquiry: SiteManifest['enquiry']): Finding | undefined {
  if (enquiry === 'simulated') {
    return {
      code: 'simulated',
      message: `This build only simulates delivery: its form sends nothing. To receive enquiries, build it with: ${BUILD}`,
    };
  }
  const { endpoint } = enquiry;
  if (!endpoint.startsWith('/') || endpoint === ENQUIRIES_PATH) return undefined;
  return {
    code: 'endpoint',
    message: `The site sends enquiries to ${endpoint}, but this server accepts them at ${ENQUIRIES_PATH}. Unless a proxy passes them on to that path, build it with: ${BUILD}`,
  };
}
