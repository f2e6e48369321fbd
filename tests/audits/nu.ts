import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { conclude } from '#tests/support/conclude.ts';
import { ensureJava } from '#tests/support/runner/java.ts';
import { PageMemory } from '#tests/support/memory/pages.ts';
import { runProcess } from '#tests/support/runner/run-process.ts';
import { allPages } from '#tests/support/site-facts.ts';

/** Runs every page through the Nu HTML checker in one process: no errors, no warnings. */
interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Properties of CSS drafts that the checker does not know yet, with their definitions. A browser
 * without them ignores them.
 */
const NEWER_THAN_THE_CHECKER = [
  // https://drafts.csswg.org/css-forms-1/#field-sizing
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
];

ensureJava();
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const memory = new PageMemory('nu', allPages(), 'markup', ['tests/audits/nu.ts']);
const pages = memory.open;
const messages = pages.length === 0 ? [] : await check(pages.map(({ file }) => file));
const byFile = new Map(pages.map(({ file, path }) => [file, path]));
// Ignore info messages (React closes void elements with a slash); they are not warnings.
const found = messages.filter(
  ({ type, subType, message }) =>
    (type !== 'info' || subType === 'warning') && !NEWER_THAN_THE_CHECKER.includes(message),
);
const problems = found.map(({ url = '', lastLine = 0, message, extract = '' }) => {
  const file = fileURLToPath(url === '' ? 'file:///' : url);
  return {
    page: byFile.get(file) ?? file,
    what: message,
    at: `line ${String(lastLine)}: ${extract.replaceAll(/\s+/gu, ' ')}`,
  };
});
const faulty = new Set(problems.map(({ page }) => page));
memory.keep(pages.flatMap(({ path }) => (faulty.has(path) ? [] : [[path, null]])));
conclude(problems, memory.note);

async function check(files: readonly string[]): Promise<readonly Message[]> {
  const { code, output } = await runProcess('java', [
    '-Xss1m',
    '-jar',
    jar,
    '--format',
    'json',
    '--exit-zero-always',
    ...files,
  ]);
  const start = output.search(/\{"(?:version|messages)"/u);
  if (code !== 0 || start < 0) throw new Error(`The Nu HTML checker did not run:\n${output}`);
  return (JSON.parse(output.slice(start)) as { readonly messages: readonly Message[] }).messages;
}
