/** The outcome of one kind of trouble. */
export interface Report {
  readonly name: string;
  /** What was done, for the table. */
  readonly done: string;
  /** What must be nothing, with how often it happened. */
  readonly mustBeZero: Readonly<Record<string, number>>;
  /** The first few things that went wrong, to look into. */
  readonly examples: readonly string[];
}

export function hasFailed({ mustBeZero }: Report): boolean {
  return Object.values(mustBeZero).some((count) => count > 0);
}

/** Collects what went wrong, and how often. */
export class Findings {
  readonly counts: Record<string, number> = {};
  readonly examples: string[] = [];

  constructor(...kinds: string[]) {
    for (const kind of kinds) this.counts[kind] = 0;
  }

  add(kind: string, example: string): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    if (this.examples.length < 10) this.examples.push(`${kind}: ${example}`);
  }
}
