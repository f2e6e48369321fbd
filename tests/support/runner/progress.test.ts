import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';

function screenOf(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) };
}

function running(isTTY: boolean, columns?: number) {
  const screen = screenOf(isTTY, columns);
  let now = 0;
  const progress = new Progress(screen, () => now);
  progress.begin('build');
  now = 5_000;
  progress.begin('unit');
  progress.update('unit', 12, 90);
  now = 65_000;
  return { progress, screen };
}

describe('progress', () => {
  it('is one line per check in a log', () => {
    const { progress, screen } = running(false);
    progress.show();
    progress.end('build');
    progress.show();
    expect(screen.written).toEqual([
      '...   build                         1 min 5 s\n',
      '...   unit            12 of 90      1 min 0 s\n',
      '...   unit            12 of 90      1 min 0 s\n',
    ]);
  });

  it('is a single line on a terminal, which makes room for other output', () => {
    const { progress, screen } = running(true);
    progress.show();
    progress.print('ok    build');
    expect(screen.written).toEqual([
      '\r\u001B[K1 min 5 s  build, unit 12/90',
      '\r\u001B[K',
      'ok    build\n',
    ]);
  });

  it('is no wider than the terminal', () => {
    const { progress, screen } = running(true, 20);
    progress.show();
    expect(screen.written).toEqual(['\r\u001B[K1 min 5 s  build, u']);
  });

  it('is silent when nothing is running', () => {
    const screen = screenOf(false);
    new Progress(screen).show();
    expect(screen.written).toEqual([]);
  });
});
