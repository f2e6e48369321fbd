/**
 * Lighthouse as the checks and the bench run it: its own mobile settings (simulated slow 4G, a
 * processor four times slower), every audit, nothing skipped.
 *
 * @type {import('lighthouse').Config}
 */
export default {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The report is read by a program: no full-page screenshot, which costs seconds a run.
    disableFullPageScreenshot: true,
    maxWaitForLoad: 45_000,
  },
};
