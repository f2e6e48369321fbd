import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { ROOT } from '#tests/support/paths.ts';
import { setViewTransition } from './router-internals.ts';

const router = () =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });

const source = (file: string) => readFileSync(`${ROOT}/node_modules/@tanstack/${file}`, 'utf8');

it('the router still changes pages through a replaceable method', () => {
  const replaced = router();
  expect(typeof replaced.startViewTransition).toBe('function');
  const start = () => undefined;
  setViewTransition(replaced, start);
  expect(replaced.startViewTransition).toBe(start);
  expect(source('router-core/dist/esm/load-client.js')).toMatch(/router\.startViewTransition\(/u);
});

it('the router still observes the history by patching the instance methods', () => {
  expect(source('history/dist/esm/index.js')).toMatch(/win\.history\.pushState = function/u);
});
