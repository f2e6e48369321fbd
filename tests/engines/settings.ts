import type { EngineName } from './find-engines.ts';

/** A browser setting, by a visitor or an administrator, that deprives the site of something. */
export interface Setting {
  readonly name: string;
  readonly engine: EngineName;
  /** Preferences of Firefox (about:config). */
  readonly preferences?: Readonly<Record<string, boolean | number>>;
  /** Features of WebKit that are switched off. */
  readonly without?: readonly string[];
  /** In WebKit, no cookie is accepted. */
  readonly blocksCookies?: boolean;
  /** Also in `npm test`: between them, these take away all that the others do (docs/quality.md). */
  readonly inShort?: boolean;
}

export const SETTINGS: readonly Setting[] = [
  {
    name: 'all cookies and site data blocked',
    engine: 'firefox',
    preferences: { 'network.cookie.cookieBehavior': 2 },
    inShort: true,
  },
  {
    name: 'always in private windows',
    engine: 'firefox',
    preferences: { 'browser.privatebrowsing.autostart': true },
  },
  {
    name: 'service workers off',
    engine: 'firefox',
    preferences: { 'dom.serviceWorkers.enabled': false },
    inShort: true,
  },
  {
    name: 'site data deleted on exit',
    engine: 'firefox',
    preferences: {
      'privacy.sanitize.sanitizeOnShutdown': true,
      'privacy.clearOnShutdown_v2.cookiesAndStorage': true,
      'privacy.clearOnShutdown_v2.cache': true,
    },
  },
  {
    name: 'local storage off',
    engine: 'firefox',
    preferences: { 'dom.storage.enabled': false },
  },
  {
    name: 'protection from fingerprinting',
    engine: 'firefox',
    preferences: { 'privacy.resistFingerprinting': true },
  },
  {
    name: 'strict tracking protection, scripts not compiled',
    engine: 'firefox',
    preferences: {
      'network.cookie.cookieBehavior': 5,
      'privacy.trackingprotection.enabled': true,
      'javascript.options.ion': false,
      'javascript.options.baselinejit': false,
      'javascript.options.wasm': false,
    },
  },
  { name: 'cookies blocked', engine: 'webkit', blocksCookies: true, inShort: true },
  { name: 'service workers off', engine: 'webkit', without: ['ServiceWorkers'], inShort: true },
  {
    name: 'every storage off',
    engine: 'webkit',
    without: ['ServiceWorkers', 'CacheAPI', 'IndexedDBAPI', 'LocalStorage', 'BroadcastChannel'],
  },
];

/** The title of its test. */
export const titleOf = ({ engine, name }: Setting): string =>
  `${engine}, ${name}: nothing is lost and nothing is said falsely`;
