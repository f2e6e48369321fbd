import { onPath } from '#tests/support/browser/browser.ts';
import type { BrowserName } from './browsers.ts';

/** The programs needed besides a browser, and the Debian packages that contain them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus',
  openbox: 'openbox',
  xdotool: 'xdotool',
  orca: 'orca',
};

const BROWSERS: Readonly<Record<BrowserName, Readonly<Record<string, string>>>> = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  chromium: { chromium: 'chromium' },
};

/** @returns why nothing can be heard in this browser, or undefined */
export function missingFor(browser: BrowserName): string | undefined {
  if (process.platform !== 'linux') return 'Orca is for Linux only';
  const missing = Object.entries({ ...PROGRAMS, ...BROWSERS[browser] }).filter(
    ([program]) => onPath([program], process.env) === undefined,
  );
  if (missing.length === 0) return undefined;
  const programs = missing.map(([program]) => program).join(', ');
  const packages = missing.map(([, name]) => name).join(' ');
  return `${programs} not found; try \`apt-get install ${packages}\``;
}
