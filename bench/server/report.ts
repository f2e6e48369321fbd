import type { ServerFigures } from './measure.ts';

/**
 * The goals of the server (docs/quality.md): times in ms, memory after the start in bytes, ratios.
 */
export const SERVER_GOALS = {
  startMs: 1_000,
  memory: 120_000_000,
  /** Minimum responses per second relative to the slower peer. */
  toPeer: 0.5,
  /** Minimum responses per second with idle connections relative to without. */
  besideIdle: 0.8,
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const rate = (perSecond: number) => perSecond.toFixed(0);

/** This server's responses per second relative to the slower peer; undefined without a peer. */
function toSlower({ throughput }: ServerFigures, kind: 'page' | 'asset'): number | undefined {
  const [own, ...peers] = throughput;
  if (own === undefined || peers.length === 0) return undefined;
  return own[kind] / Math.min(...peers.map((peer) => peer[kind]));
}

/** Missed goals, one sentence each. */
export function missedServerGoals(figures: ServerFigures): string[] {
  const missed: string[] = [];
  for (const { pages, firstStartMs, restartMs, firstMemory, restartMemory } of figures.sizes) {
    const what = `The server with ${String(pages)} pages`;
    for (const ms of [firstStartMs, restartMs]) {
      if (!(ms <= SERVER_GOALS.startMs)) {
        missed.push(
          `${what} starts in ${seconds(ms)}; the goal is at most ${seconds(SERVER_GOALS.startMs)}.`,
        );
      }
    }
    const most = Math.max(firstMemory, restartMemory);
    if (!(most <= SERVER_GOALS.memory)) {
      missed.push(
        `${what} takes ${MB(most)} after its start; the goal is at most ${MB(SERVER_GOALS.memory)}.`,
      );
    }
  }
  for (const kind of ['page', 'asset'] as const) {
    const ratio = toSlower(figures, kind);
    if (ratio !== undefined && !(ratio >= SERVER_GOALS.toPeer)) {
      missed.push(
        `Requests per second of the ${kind} to the slower peer are ${ratio.toFixed(2)}; the goal is at least ${String(SERVER_GOALS.toPeer)}.`,
      );
    }
  }
  const { idle } = figures;
  if (idle !== undefined) {
    if (idle.answered < idle.connections) {
      missed.push(
        `Of ${String(idle.connections)} idle connections, ${String(idle.connections - idle.answered)} are not answered.`,
      );
    }
    const ratio = idle.beside / idle.alone;
    if (!(ratio >= SERVER_GOALS.besideIdle)) {
      missed.push(
        `Requests per second beside ${String(idle.connections)} idle connections are ${ratio.toFixed(2)} of those without; the goal is at least ${String(SERVER_GOALS.besideIdle)}.`,
      );
    }
  }
  return missed;
}

/** The section of the report about the server, as Markdown. */
export function serverSection(figures: ServerFigures): string {
  const { sizes, throughput, idle, skipped } = figures;
  const [own] = throughput;
  const parts: string[] = [];
  if (sizes.length > 0) {
    parts.push(
      'The first start of a build compiles the modules, in a process of its own, and copies the build; memory is the most that the process has taken so far.',
      [
        '| Pages | First start | Restart | Memory, first | Memory, restart | After every page in three codings |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        ...sizes.map(
          (size) =>
            `| ${String(size.pages)} | ${seconds(size.firstStartMs)} | ${seconds(size.restartMs)} | ${MB(size.firstMemory)} | ${MB(size.restartMemory)} | ${MB(size.loadedMemory)} |`,
        ),
      ].join('\n'),
    );
  }
  if (own !== undefined) {
    parts.push(
      'The same build with the same headers, from 50 connections on the same machine, in turns. The others know files by their dates, use every processor and, as Debian has them, no cache of files.',
      [
        '| Server | Page, requests/s | To this server | Asset, requests/s | To this server | Page; asset |',
        '| --- | ---: | ---: | ---: | ---: | --- |',
        ...throughput.map(
          ({ name, page, asset, sends }) =>
            `| ${name} | ${rate(page)} | ${(page / own.page).toFixed(2)} | ${rate(asset)} | ${(asset / own.asset).toFixed(2)} | ${sends} |`,
        ),
      ].join('\n'),
    );
    const [page, asset] = [toSlower(figures, 'page'), toSlower(figures, 'asset')];
    if (page !== undefined && asset !== undefined) {
      parts.push(
        `To the slower of the others: ${page.toFixed(2)} for the page, ${asset.toFixed(2)} for the asset.`,
      );
    }
  }
  if (idle !== undefined) {
    parts.push(
      `With ${String(idle.connections)} idle connections, each of which was answered before: ${rate(idle.beside)} requests per second beside them, ${rate(idle.alone)} without (${(idle.beside / idle.alone).toFixed(2)}); afterwards ${String(idle.answered)} are answered again. Memory with them is ${MB(idle.memory)}.`,
    );
  }
  if (skipped.length > 0) parts.push(skipped.map((line) => `- Not measured: ${line}`).join('\n'));
  return parts.join('\n\n');
}
