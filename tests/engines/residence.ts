import type { Page } from '@playwright/test';
import { startGate } from '#tests/support/servers/gate.ts';
import type { Gate } from '#tests/support/servers/gate.ts';
import { WIDE } from './engine.ts';
import type { Visit } from './engine.ts';

/** The visitor who lives there. */
interface Resident {
  readonly visit: Visit;
  /** The visitor's single origin. */
  readonly gate: Gate;
}

/**
 * One window for all tests of an engine that need no new profile, opened with the first of them. A new
 * profile fetches and saves the whole site, which takes longer than most tests.
 */
export class Residence {
  readonly #url: string;
  readonly #open: (base: string) => Promise<Visit>;
  #resident: Promise<Resident> | undefined;

  /** @param url the server behind the visitor's origin */
  constructor(url: string, open: (base: string) => Promise<Visit>) {
    this.#url = url;
    this.#open = open;
  }

  enter(): Promise<Resident> {
    this.#resident ??= this.#moveIn();
    return this.#resident;
  }

  async #moveIn(): Promise<Resident> {
    const gate = await startGate(this.#url);
    return { gate, visit: await this.#open(gate.url) };
  }

  /** Closes the window; the next test gets a new profile. */
  async leave(): Promise<void> {
    const resident = await this.#resident;
    this.#resident = undefined;
    await resident?.visit.close();
    await resident?.gate.shut();
  }
}

/** A file of the site that runs no scripts, so nothing is stored while it is open. */
const PLAIN = '/robots.txt';

/** Leaves the page, and what pages have noted about the visitor; the saved site is kept. */
export async function forget(page: Page): Promise<void> {
  await page.goto(PLAIN);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(WIDE);
}
