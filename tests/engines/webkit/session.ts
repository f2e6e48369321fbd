import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';

/** The options that window.js is started with. */
export interface WindowOptions {
  /** Its profile. */
  readonly folder: string;
  readonly blocksCookies: boolean;
  /** Features of WebKit to switch off, by their identifiers. */
  readonly without: readonly string[];
  /** Runs in every document before its own scripts. */
  readonly script: string;
}

/** A window of WebKitGTK with its own profile. */
export interface WebKitSession {
  readonly driver: WebDriver;
  /** Errors and warnings in its console so far, one line each. */
  troubles(): string[];
  close(): Promise<void>;
}

/** Effectively no limit for a page: a test that hangs is ended by its own timeout. */
const MINUTES_10 = 600_000;

export async function openWebKit(
  driverUrl: string,
  options: Omit<WindowOptions, 'folder'>,
): Promise<WebKitSession> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hause-webkit-'));
  const log = path.join(folder, 'console.log');
  const program = path.join(folder, 'browser');
  // WebKitWebDriver starts a program and discards its output.
  writeFileSync(
    program,
    `#!/bin/sh\nexec gjs -m '${path.join(import.meta.dirname, 'window.js')}' "$@" >>'${log}' 2>&1\n`,
    { mode: 0o755 },
  );
  const argument: WindowOptions = { folder, ...options };
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(driverUrl)
    .withCapabilities(
      new Capabilities({
        browserName: 'WebKitGTK',
        timeouts: { script: MINUTES_10, pageLoad: MINUTES_10, implicit: 0 },
        'webkitgtk:browserOptions': { binary: program, args: [JSON.stringify(argument)] },
      }),
    )
    .build();
  return {
    driver,
    troubles: () => troublesIn(readFileSync(log, 'utf8')),
    async close() {
      await driver.quit();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/**
 * Not faults of the site: a directive that WebKitGTK does not know, a slow machine, its message for a
 * request to the page's own origin that was still pending when the page was left, and its own styles for a
 * text file, which the site's policy blocks.
 */
const KNOWN =
  /robots\.txt:\d+:\d+: CONSOLE SECURITY ERROR Refused to apply a stylesheet|Unrecognized Content-Security-Policy directive 'manifest-src'|was preloaded using link preload but not used within|annot load \S+ due to access control checks/u;

const troublesIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => /CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN)/u.test(line) && !KNOWN.test(line));
