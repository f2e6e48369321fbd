import { spokenDuration } from './durations.ts';

/** How often progress is written to a log, in milliseconds. */
const LINE_EVERY = 30_000;
const REDRAW_EVERY = 500;

interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

interface Running {
  readonly since: number;
  done: number;
  total: number;
}

/**
 * Shows what is running: on a terminal in one line that is redrawn, in a log with one line per check
 * every half minute. Other output goes through here too, so that it does not collide with the line.
 */
export class Progress {
  readonly #screen: Screen;
  readonly #now: () => number;
  readonly #began: number;
  readonly #running = new Map<string, Running>();
  #timer: NodeJS.Timeout | undefined;

  constructor(screen: Screen = process.stdout, now = () => performance.now()) {
    this.#screen = screen;
    this.#now = now;
    this.#began = now();
  }

  start(): void {
    const every = this.#screen.isTTY === true ? REDRAW_EVERY : LINE_EVERY;
    this.#timer = setInterval(() => this.show(), every);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  begin(name: string): void {
    this.#running.set(name, { since: this.#now(), done: 0, total: 0 });
  }

  update(name: string, done: number, total: number): void {
    const running = this.#running.get(name);
    if (running !== undefined) Object.assign(running, { done, total });
  }

  end(name: string): void {
    this.#running.delete(name);
  }

  print(text: string): void {
    this.#clear();
    this.#screen.write(`${text}\n`);
  }

  show(): void {
    if (this.#running.size === 0) return;
    if (this.#screen.isTTY !== true) {
      for (const [name, { done, total, since }] of this.#running) {
        const count = total === 0 ? '' : `${String(done)} of ${String(total)}`;
        const time = spokenDuration(this.#now() - since);
        this.print(['...   ', name.padEnd(16), count.padEnd(14), time].join('').trimEnd());
      }
      return;
    }
    const parts = [...this.#running].map(([name, { done, total }]) =>
      total === 0 ? name : `${name} ${String(done)}/${String(total)}`,
    );
    const line = `${spokenDuration(this.#now() - this.#began)}  ${parts.join(', ')}`;
    // A line that is too long would wrap, and only its last row would be cleared.
    this.#screen.write(`\r\u001B[K${line.slice(0, (this.#screen.columns ?? 80) - 1)}`);
  }

  #clear(): void {
    if (this.#screen.isTTY === true) this.#screen.write('\r\u001B[K');
  }
}
