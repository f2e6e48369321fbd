import { describe, expect, it, vi } from 'vitest';
import { openChannel } from './channel.ts';

describe('a channel', () => {
  it('delivers messages to other contexts until they stop listening', async () => {
    const [one, other] = [openChannel<string>('test'), openChannel<string>('test')];
    const heard: string[] = [];
    const stop = other.listen((message) => heard.push(message));
    one.listen((message) => heard.push(`itself: ${message}`));
    one.post('first');
    await vi.waitUntil(() => heard.length > 0);
    stop();
    const second = Promise.withResolvers<string>();
    other.listen(second.resolve);
    one.post('second');
    expect(await second.promise).toBe('second');
    expect(heard).toEqual(['first']);
    for (const channel of [one, other]) channel.close();
  });

  it('ignores messages after it was closed, and does not throw', () => {
    const channel = openChannel<string>('test');
    channel.close();
    expect(() => channel.post('too late')).not.toThrow();
  });
});
