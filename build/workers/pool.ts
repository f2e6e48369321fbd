import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import type * as tasks from './compress.ts';

/**
 * The workers of a build compress its files. Compressing in the thread pool of the main thread would
 * cost as much again: V8 counts the memory of each encoder as part of the main thread's heap and keeps
 * collecting all of that heap, which holds the whole site, to get some of it back. The heap of a worker
 * is nearly empty.
 */
let pool: Tinypool | undefined;

type Tasks = typeof tasks;
type TaskName = 'writeSiblings' | 'brotliSizes';

function run<Name extends TaskName>(
  name: Name,
  task: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  pool ??= new Tinypool({
    filename: path.join(import.meta.dirname, 'compress.ts'),
    minThreads: 0,
    maxThreads: availableParallelism(),
    // Idle workers stay until the end of the build: files come in bursts.
    idleTimeout: 60_000,
  });
  return pool.run(task, { name }) as Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

export const writeSiblings = (task: Parameters<Tasks['writeSiblings']>[0]) =>
  run('writeSiblings', task);

export const brotliSizesOf = (task: Parameters<Tasks['brotliSizes']>[0]) =>
  run('brotliSizes', task);
