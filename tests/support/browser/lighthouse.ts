import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Config } from 'lighthouse';
import { defaultSettings } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import config from '../../../lighthouse.config.js';
import { browserFlags, ensureBrowser } from './browser.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The result of one Lighthouse run on a page. */
export interface Measured {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** First and largest contentful paint and total blocking time in ms; layout shift is unitless. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** All main-thread work until the page is idle, on the simulated phone, in ms. */
  readonly mainThreadMs: number;
  /** The scripts' share of it: parsing, compiling and running, in ms. */
  readonly scriptMs: number;
  /** How many times slower than this machine the simulated phone is. */
  readonly slowdown: number;
  /** Bytes over the wire. */
  readonly bytes: number;
  /** The reasons a category is below 100, one line each. */
  readonly shortfalls: readonly string[];
}

/** @param settings change how Lighthouse runs, for instance which files the browser may not fetch */
export type Measure = (url: string, settings?: Settings) => Promise<Measured>;

type Settings = NonNullable<Config['settings']>;

/** How many times slower than this machine, at this moment, the simulated phone is. */
export const phoneSlowdown = (): number => processorSlowdown(pageFunctions.computeBenchmarkIndex());

/**
 * Starts a separate browser for Lighthouse, and closes it when the work is done.
 * @param slowdown called before each page, because the load on the machine changes from minute to
 * minute; when pages are compared, it must be the same for all
 */
export async function withLighthouse<T>(
  work: (measure: Measure) => Promise<T>,
  slowdown: () => number = phoneSlowdown,
): Promise<T> {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserFlags()],
    logLevel: 'error',
  });
  try {
    return await work(async (url, settings = {}) => {
      // On a busy machine, the trace occasionally lacks its beginning.
      for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
        try {
          return await measureOnce(url, { port: chrome.port, slowdown, settings });
        } catch (error) {
          if (!(error instanceof RecordingError)) throw error;
        }
      }
      return measureOnce(url, { port: chrome.port, slowdown, settings });
    });
  } finally {
    chrome.kill();
  }
}

/** How often to try a page when the browser's own trace of it fails. */
const ATTEMPTS = 3;

/** Lighthouse could not record the page. */
class RecordingError extends Error {}

interface Conditions {
  readonly port: number;
  readonly slowdown: () => number;
  readonly settings: Settings;
}

async function measureOnce(
  url: string,
  { port, slowdown, settings }: Conditions,
): Promise<Measured> {
  const cpuSlowdownMultiplier = slowdown();
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    {
      ...config,
      settings: {
        ...config.settings,
        ...settings,
        throttling: { ...defaultSettings.throttling, cpuSlowdownMultiplier },
      },
    },
  );
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) {
    throw new RecordingError(`Lighthouse failed at ${url}: ${lhr.runtimeError.message}`);
  }
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const shortfalls = CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 1)
        return [];
      return [`${category}: ${audit.title} (${id}, ${audit.displayValue ?? String(audit.score)})`];
    }),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    mainThreadMs: number('mainthread-work-breakdown'),
    scriptMs: scriptWork(lhr.audits['mainthread-work-breakdown']?.details),
    slowdown: cpuSlowdownMultiplier,
    bytes: number('total-byte-weight'),
    shortfalls,
  };
}

/** Lighthouse's groups of work that scripts cause (`core/lib/tracehouse/task-groups.js`). */
const SCRIPT_WORK: ReadonlySet<string> = new Set(['scriptEvaluation', 'scriptParseCompile']);

function scriptWork(details: unknown): number {
  const { items = [] } = (details ?? {}) as {
    items?: readonly { group?: string; duration?: number }[];
  };
  return items
    .filter(({ group = '' }) => SCRIPT_WORK.has(group))
    .reduce((sum, { duration = 0 }) => sum + duration, 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

/**
 * How many times slower than this machine a mid-range phone is, so that the same phone is simulated
 * wherever the checks run. Lighthouse's default is 4, which is right for a fast desktop; on a
 * slower machine it would simulate an unrealistically slow phone, as its report warns. The steps
 * follow Lighthouse's guide to throttling, "Calibrating the CPU slowdown".
 *
 * @param benchmarkIndex Lighthouse's benchmark result for this machine: about 1,500 to 2,000 for a
 * fast desktop, 125 to 800 for a mid-range phone
 * @returns 1 to 4; never more than Lighthouse's default
 */
function processorSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}
