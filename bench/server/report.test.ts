import { expect, it } from 'vitest';
import type { ServerFigures, ServerSize } from './measure.ts';
import { missedServerGoals, serverSection } from './report.ts';

const size: ServerSize = {
  pages: 1000,
  firstStartMs: 1_000,
  restartMs: 300,
  firstMemory: 110_000_000,
  restartMemory: 90_000_000,
  loadedMemory: 120_000_000,
};
const own = { name: 'this server', page: 5_000, asset: 4_000, sends: 'br, 8 bytes; br, 9 bytes' };
const figures = (more: Partial<ServerFigures> = {}): ServerFigures => ({
  sizes: [size],
  throughput: [
    own,
    { ...own, name: 'nginx 1', page: 40_000, asset: 12_000 },
    { ...own, name: 'Caddy 2', page: 10_000, asset: 5_000 },
  ],
  idle: { connections: 10_000, answered: 10_000, alone: 5_000, beside: 4_000, memory: 2e8 },
  skipped: [],
  ...more,
});

it('meets its goals at half of the slower peer', () => {
  expect(missedServerGoals(figures())).toEqual([]);
});

it('reports each missed goal in a sentence', () => {
  const missed = missedServerGoals(
    figures({
      sizes: [{ ...size, firstStartMs: 1_010, firstMemory: 121_000_000 }],
      throughput: [
        { ...own, page: 4_900 },
        { ...own, name: 'nginx 1', page: 10_000, asset: 9_000 },
      ],
      idle: { connections: 10_000, answered: 9_999, alone: 5_000, beside: 3_900, memory: 2e8 },
    }),
  );
  expect(missed).toEqual([
    'The server with 1000 pages starts in 1.01 s; the goal is at most 1.00 s.',
    'The server with 1000 pages takes 121 MB after its start; the goal is at most 120 MB.',
    'Requests per second of the page to the slower peer are 0.49; the goal is at least 0.5.',
    'Requests per second of the asset to the slower peer are 0.44; the goal is at least 0.5.',
    'Of 10000 idle connections, 1 are not answered.',
    'Requests per second beside 10000 idle connections are 0.78 of those without; the goal is at least 0.8.',
  ]);
});

it('lists what could not be measured, and applies no goal to it', () => {
  const { idle: _, ...rest } = figures({ throughput: [own], skipped: ['nginx: not installed.'] });
  expect(missedServerGoals(rest)).toEqual([]);
  const section = serverSection(rest);
  expect(section).toContain('- Not measured: nginx: not installed.');
  expect(section).toContain('| 1000 | 1.00 s | 0.30 s | 110 MB | 90 MB | 120 MB |');
  expect(section).not.toContain('To the slower');
});

it('gives each server’s rate relative to this one', () => {
  const section = serverSection(figures());
  expect(section).toContain('| nginx 1 | 40000 | 8.00 | 12000 | 3.00 | br, 8 bytes; br, 9 bytes |');
  expect(section).toContain('To the slower of the others: 0.50 for the page, 0.80 for the asset.');
});
