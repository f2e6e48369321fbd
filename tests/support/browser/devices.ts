/** A phone with a touch screen; every other test has a desktop's window (playwright.config.ts). */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;
