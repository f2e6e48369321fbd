/**
 * Prints how the copy reads, by page and as a whole: sentences with a contraction, with a triplet ("a, b,
 * and c"), with a colon that opens a list. For an editor to look at; no target.
 *
 *   node tools/prose.ts [part of a path]
 */
import { globSync } from 'node:fs';
import { plainText } from '#src/components/rich-text/rich-text.ts';

const ROOT = new URL('../src/content/pages/', import.meta.url);
/** Law, policies and statements, where nobody contracts. */
const FORMAL = /^(?:accessibility|cookie-policy|privacy-policy|regulations|trust\/.+)$/u;
/** Fields that are names, addresses or choices. */
const SILENT = new Set([
  'id',
  'href',
  'icon',
  'picture',
  'related',
  'topic',
  'head',
  'processSteps',
]);

const CONTRACTION =
  /n’t\b|’(?:re|ve|ll|d|m)\b|\b(?:it|that|there|here|what|who|where|how|when|let|he|she|nobody|everyone)’s\b/iu;
const TRIPLET = /\S, [^,;:.?!]+, (?:and|or) \S/u;
const COLON_LIST = /: [^:]*, [^:]*\b(?:and|or)\b/u;

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return plainText(value)
      .split(/(?<=[.?!]["”’)]?)\s+/u)
      .filter((text) => /[.?!]["”’)]?$/u.test(text) && text.split(/\s+/u).length > 2);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (SILENT.has(key) ? [] : sentencesOf(item)));
}

function row(name: string, sentences: readonly string[]) {
  const count = (pattern: RegExp) => sentences.filter((text) => pattern.test(text)).length;
  const share = (part: number) => `${((100 * part) / sentences.length || 0).toFixed(1)}%`;
  return {
    page: name,
    words: sentences.join(' ').split(/\s+/u).length,
    sentences: sentences.length,
    contracted: share(count(CONTRACTION)),
    triplets: share(count(TRIPLET)),
    'colon lists': count(COLON_LIST),
  };
}

const pages = await Promise.all(
  globSync('**/*.ts', { cwd: ROOT })
    .toSorted()
    .map(async (file): Promise<[string, string[]]> => {
      const { default: page } = (await import(new URL(file, ROOT).href)) as { default: unknown };
      return [file.replace(/\.ts$/u, ''), sentencesOf(page)];
    }),
);
const wanted = pages.filter(([name]) => name.includes(process.argv[2] ?? ''));
const all = (isFormal: boolean) =>
  new Set(wanted.flatMap(([name, texts]) => (FORMAL.test(name) === isFormal ? texts : [])));

console.table([
  ...wanted.map(([name, texts]) => row(name, texts)),
  row('law, policies, statements', [...all(true)]),
  row('all others', [...all(false)]),
]);
