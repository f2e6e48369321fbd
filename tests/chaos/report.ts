/** The outcome of one trial. */
export interface Report {
  readonly name: string;
  /** A summary for the table. */
  readonly done: string;
  /** Counts that must be zero. */
  readonly mustBeZero: Readonly<Record<string, number>>;
  /** The first few failures, for debugging. */
  readonly examples: readonly string[];
}

export function hasFailed({ mustBeZero }: Report): boolean {
  return Object.values(mustBeZero).some((count) => count > 0);
}

/** Collects failures and counts them. */
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
