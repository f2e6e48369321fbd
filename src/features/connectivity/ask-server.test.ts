import { afterEach, describe, expect, it, vi } from 'vitest';
import { askServer } from './ask-server.ts';

afterEach(() => vi.unstubAllGlobals());

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const text = { 'Content-Type': 'text/plain; charset=utf-8' };

/** The response to a redirect that is not followed: browsers reveal nothing about it. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

const answered = (response: Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  return askServer();
};

describe('who answers', () => {
  it.each<[string, () => Response]>([
    ['its text', () => new Response('', { headers: text })],
    ['its text through a proxy that strips headers', () => new Response('')],
    ['an error of its own', () => new Response('', { status: 500, headers: html })],
    ['a gateway of its own', () => new Response('', { status: 502, headers: html })],
    ['too many requests', () => new Response('', { status: 429, headers: html })],
    ['a host without the text', () => new Response('', { status: 404, headers: html })],
  ])('is the site: %s', async (_, response) => {
    expect(await answered(response())).toBe('site');
  });

  it.each<[string, () => Response]>([
    ['a page in the place of a text', () => new Response('', { headers: html })],
    ['a redirect to a login', redirect],
    ['a filter', () => new Response('', { status: 403, headers: html })],
    ['a proxy’s login', () => new Response('', { status: 407 })],
    ['a page of the law', () => new Response('', { status: 451 })],
    ['a network that wants a login', () => new Response('', { status: 511, headers: html })],
  ])('is the network: %s', async (_, response) => {
    expect(await answered(response())).toBe('network');
  });

  it('rejects when nobody does', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(askServer()).rejects.toThrow('Failed to fetch');
  });
});
