import { spokenDuration } from './durations.ts';

/** How often a log that is read afterwards says what is running, in milliseconds. */
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
 * Says what is running: on a terminal in one line that moves on, in a log in a line for each check every
 * half minute. What is printed meanwhile goes through here, so that the line does not get in its way.
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
    // A line that is too long would be broken, and only its last part cleared.
    this.#screen.write(`\r\u001B[K${line.slice(0, (this.#screen.columns ?? 80) - 1)}`);
  }

  #clear(): void {
    if (this.#screen.isTTY === true) this.#screen.write('\r\u001B[K');
  }
}
