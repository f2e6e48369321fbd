import type { PageFacts } from '../site-facts.ts';
import { distDir } from '../paths.ts';
import { BuiltSite } from './built-site.ts';
import { digest } from './digest.ts';
import { MEMORY_IS_ON } from './is-on.ts';
import { digestOfSources } from './source-files.ts';
import { Verdicts } from './verdicts.ts';

/** The dependencies of a verdict on a page besides the checks. */
type Depends = 'markup' | 'markup, scripts, styles and pictures';

/**
 * Verdicts of an audit on single pages, with a detail of each, such as its score. The audit's own
 * sources, its settings and the versions of packages always count.
 */
export class PageMemory<Detail = null> {
  readonly #verdicts: Verdicts<Detail> | null;
  readonly #digestOf: (facts: PageFacts) => string;
  readonly #pages: readonly PageFacts[];
  readonly #held: ReadonlyMap<string, Detail>;

  /** @param settings files of the project, besides the lockfile, that the audit depends on */
  constructor(
    name: string,
    pages: readonly PageFacts[],
    depends: Depends,
    settings: readonly string[],
  ) {
    this.#verdicts = MEMORY_IS_ON ? new Verdicts<Detail>(name) : null;
    this.#pages = pages;
    const site = new BuiltSite(distDir());
    const shared = digest(
      digestOfSources((file) => ['package-lock.json', ...settings].includes(file)),
      depends === 'markup' ? '' : site.code(),
    );
    this.#digestOf = ({ path, html }) => {
      const pictures = depends === 'markup' ? [] : (html.match(/\/art\/[\w.-]+/gu) ?? []);
      const parts = [...new Set(pictures)].toSorted().map((picture) => site.path(picture));
      return digest(shared, site.normalized(html), path, ...parts);
    };
    this.#held = this.#verdicts?.holding((path) => this.#now(path)) ?? new Map();
  }

  /** The pages to examine, without those that passed before and are unchanged. */
  get open(): readonly PageFacts[] {
    return this.#pages.filter(({ path }) => !this.#held.has(path));
  }

  /** The details of those pages. */
  get remembered(): readonly Detail[] {
    return this.#pages.flatMap(({ path }) => {
      const detail = this.#held.get(path);
      return detail === undefined ? [] : [detail];
    });
  }

  /** A note for the check's line. */
  get note(): string {
    const count = this.remembered.length;
    return `${String(this.#pages.length)} pages${count === 0 ? '' : `, ${String(count)} of them remembered`}`;
  }

  /** Records that pages have passed. */
  keep(passed: readonly (readonly [path: string, detail: Detail])[]): void {
    for (const [path, detail] of passed) {
      this.#verdicts?.keep(path, { examined: { [path]: this.#now(path) }, detail });
    }
    this.#verdicts?.save();
  }

  #now(path: string): string {
    const facts = this.#pages.find((page) => page.path === path);
    return facts === undefined ? 'none' : this.#digestOf(facts);
  }
}
