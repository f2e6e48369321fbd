/** The outcome of each test, by its title. */
export type Verdicts = ReadonlyMap<string, 'works' | '**fails**'>;

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

/** The verdicts in a report of Playwright (`--reporter=json`); a title may name its setting. */
export function verdictsIn(report: Suite): Verdicts {
  const verdicts = new Map<string, 'works' | '**fails**'>();
  const visit = ({ suites = [], specs = [] }: Suite) => {
    for (const { title, ok } of specs) verdicts.set(title, ok ? 'works' : '**fails**');
    for (const suite of suites) visit(suite);
  };
  visit(report);
  return verdicts;
}
