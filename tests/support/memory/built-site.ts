import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageFile, parseSiteManifest } from '#server/http/site-manifest.ts';
import { pageDataFromHtml } from '#src/app/navigation/page-text.ts';
import { digest } from './digest.ts';

/**
 * Digests of a build for verdicts: they ignore details that may differ between builds without
 * affecting how a page looks or behaves (names of scripts and styles, content hashes).
 */
export class BuiltSite {
  readonly #dist: string;
  readonly #code: string;

  /** @param dist the folder of the build */
  constructor(dist: string) {
    this.#dist = dist;
    const home = readFileSync(path.join(dist, pageFile('/')), 'utf8');
    this.#code = pageDataFromHtml(home)?.code ?? '';
  }

  /** Scripts, styles and fonts, on which every page depends. */
  code(): string {
    const folder = path.join(this.#dist, 'assets');
    const names = readdirSync(folder).toSorted();
    return digest(
      ...names
        .filter((name) => /\.(?:js|css|svg)$/u.test(name))
        .map((name) => this.#normalized(path.join(folder, name))),
      ...names
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => readFileSync(path.join(folder, name))),
    );
  }

  /** The list of pages. */
  pages(): string {
    const { pages } = this.#manifest();
    return digest(...pages);
  }

  /** Every page. */
  content(): string {
    const { pages } = this.#manifest();
    return digest(...pages.map((page) => this.path(page)));
  }

  /** The content at a request path: a page, a file, or neither. */
  path(requested: string): string {
    const page = requested.replace(/(?<=.)\/$|\.html$/gu, '');
    const file = [pageFile(page), requested.slice(1)]
      .map((name) => path.join(this.#dist, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    return file === undefined ? 'none' : digest(this.#normalized(file));
  }

  #manifest() {
    const file = path.join(`${this.#dist}-meta`, 'site.json');
    return parseSiteManifest(JSON.parse(readFileSync(file, 'utf8')));
  }

  /** HTML without parts that may change from build to build. */
  normalized(html: string): string {
    return withoutRevisions(html, this.#code);
  }

  #normalized(file: string): string {
    return this.normalized(readFileSync(file, 'latin1'));
  }
}

/** Strips the code's name and content hashes, which do not affect a page's behavior. */
export const withoutRevisions = (text: string, code: string): string =>
  (code === '' ? text : text.replaceAll(code, 'code')).replaceAll(
    /-[\w-]{8}\.(js|css|woff2|svg|json|html)\b/gu,
    '.$1',
  );
