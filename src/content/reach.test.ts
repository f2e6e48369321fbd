import { expect, it, vi } from 'vitest';

// The site with everything filled in, and with nothing, is rendered in prerender/content/rendered.test.ts.
it('with a telephone and no calendar, "Schedule a call" leads to the telephone', async () => {
  vi.doMock('./site.ts', () => ({ reach: { telephone: '+1 617-555-0100', replyDays: 1 } }));
  const { callHref, replyTime } = await import('./reach.ts');
  expect(callHref).toBe('tel:+16175550100');
  expect(replyTime).toBe('within one business day');
});
