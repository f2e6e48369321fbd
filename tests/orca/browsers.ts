import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserFlags } from '#tests/support/browser/browser.ts';

export type BrowserName = 'firefox' | 'chromium';

/** Turns off what Firefox asks or announces on its first start. */
const PREFERENCES: Readonly<Record<string, boolean | string>> = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': '0',
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'app.normandy.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'browser.urlbar.suggest.searches': false,
  'browser.urlbar.autoFill': false,
};

/** The command that starts a browser with a new profile and an empty page. */
export function startBrowser(name: BrowserName, profile: string): [string, readonly string[]] {
  mkdirSync(profile);
  if (name === 'firefox') {
    const lines = Object.entries(PREFERENCES).map(
      ([preference, value]) => `user_pref(${JSON.stringify([preference, value]).slice(1, -1)});`,
    );
    writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
    return ['firefox-esr', ['--no-remote', '--new-instance', '--profile', profile, 'about:blank']];
  }
  return [
    'chromium',
    [
      ...browserFlags(),
      '--force-renderer-accessibility',
      '--disable-features=Translate',
      '--password-store=basic',
      '--window-size=1280,1000',
      '--window-position=0,0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
  ];
}
