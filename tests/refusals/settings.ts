/** A setting of Chromium, by a visitor or an administrator, that deprives the site of something. */
export interface ChromiumSetting {
  readonly name: string;
  /** Default permissions of sites: what the settings page writes, and a policy of the same name sets. */
  readonly permissions: Readonly<Record<string, 1 | 2 | 4>>;
  /** Whether sites cannot store anything, so that there is no worker either. */
  readonly keepsNothing: boolean;
}

const ALLOW = 1;
const BLOCK = 2;
const UNTIL_EXIT = 4;

export const CHROMIUM_SETTINGS: readonly ChromiumSetting[] = [
  {
    // Policy DefaultCookiesSetting = 2.
    name: 'all cookies and site data blocked',
    permissions: { cookies: BLOCK },
    keepsNothing: true,
  },
  {
    // Policy DefaultCookiesSetting = 4.
    name: 'site data deleted on exit',
    permissions: { cookies: UNTIL_EXIT },
    keepsNothing: false,
  },
  {
    // Policy DefaultJavaScriptJitSetting = 2, as high-security profiles have it.
    name: 'scripts are not compiled',
    permissions: { cookies: ALLOW, javascript_jit: BLOCK },
    keepsNothing: false,
  },
];

/** The title of its test. */
export const chromiumTitleOf = ({ name }: ChromiumSetting): string =>
  `chromium, ${name}: nothing is lost and nothing is said falsely`;
