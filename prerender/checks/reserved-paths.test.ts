import { expect, it } from 'vitest';
import { CONFIRM_PATH, ENQUIRIES_PATH } from '#server/enquiries/protocol.ts';
import { LIVE_PATH, READY_PATH } from '#server/operations/health.ts';
import { reservedFor } from './reserved-paths.ts';

it.each([ENQUIRIES_PATH, CONFIRM_PATH, LIVE_PATH, READY_PATH])(
  '%s is answered by the server, so no page or redirect can be there',
  (path) => {
    expect(reservedFor(path)).toBe('the server answers requests for it itself');
  },
);

it.each(['/art/history', '/assets/brand', '/social/media', '/icon-design', '/sw.js'])(
  '%s is among the generated files, so no page or redirect can be there',
  (path) => {
    expect(reservedFor(path)).toBe('it belongs to the files that the build generates');
  },
);

it.each(['/', '/k-12', '/art', '/enquiries-and-answers', '/old.pdf'])('%s is free', (path) => {
  expect(reservedFor(path)).toBeNull();
});
