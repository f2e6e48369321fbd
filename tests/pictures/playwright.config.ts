import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Takes pictures of the build in `PICTURES_OF` (tests/pictures/main.ts). */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../reports/pictures/results',
  snapshotPathTemplate: '../../reports/pictures/{arg}{ext}',
  reporter: [['dot'], ['html', { outputFolder: '../../reports/pictures/report', open: 'never' }]],
  projects: [{ name: 'pictures', testMatch: 'pictures.spec.ts' }],
  // A new page has no picture yet, which is no fault.
  updateSnapshots: 'missing',
  ignoreSnapshots: false,
});
