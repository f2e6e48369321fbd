import { describe, expect, it } from 'vitest';
import { ensureEngines } from './find-engines.ts';

describe('engines that are missing and cannot be installed', () => {
  it.runIf(process.platform === 'linux')('are named, with what to install', () => {
    // No program is found by its name, apt-get included.
    const { found, missing } = ensureEngines({ PATH: '' });
    expect(found).toEqual([]);
    expect(missing).toEqual([
      expect.stringMatching(/^Firefox: not found.*apt-get install firefox-esr/u),
      expect.stringMatching(/^WebKitGTK: not found.*apt-get install webkit2gtk-driver/u),
    ]);
  });

  it.runIf(process.platform === 'linux')('are missing too if a given path leads nowhere', () => {
    const { missing } = ensureEngines({ PATH: '', FIREFOX_PATH: '/nowhere/firefox' });
    expect(missing).toHaveLength(2);
  });
});
