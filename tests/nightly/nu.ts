import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptGet } from '#tests/support/browser/browser.ts';
import { grouped } from '#tests/support/problems.ts';
import { allPages } from '#tests/support/site-facts.ts';
import { LAB, installLab } from './lab.ts';

/** Runs every page through the Nu HTML checker in one process: no errors, no warnings. It needs Java. */
interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/** Properties of CSS drafts that the checker does not know yet, with their definitions. */
const NEWER_THAN_THE_CHECKER = [
  // https://drafts.csswg.org/css-forms-1/#field-sizing
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
  // https://drafts.csswg.org/css-conditional-5/#container-queries
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  'CSS: Unrecognized at-rule “@container”',
];

const hasJava = () => spawnSync('java', ['-version']).status === 0;
if (!hasJava()) {
  for (const [command = '', ...args] of aptGet('default-jre-headless')) spawnSync(command, args);
}
if (hasJava()) check();
else
  console.log(
    'skipped: the Nu HTML checker, which needs Java (apt-get install default-jre-headless)',
  );

function check(): void {
  const pages = allPages();
  installLab();
  const jar = path.join(LAB, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['-Xss1m', '-jar', jar, '--format', 'json', '--exit-zero-always'];
  const { stderr } = spawnSync('java', [...options, ...pages.map(({ file }) => file)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { messages } = JSON.parse(stderr.slice(stderr.search(/\{"(?:version|messages)"/u))) as {
    readonly messages: readonly Message[];
  };
  const byFile = new Map(pages.map(({ file, path }) => [file, path]));
  const problems = messages
    // Info messages are no warnings: React closes void elements with a slash.
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !NEWER_THAN_THE_CHECKER.includes(message))
    .map(({ url = 'file:///', lastLine = 0, message, extract = '' }) => ({
      page: byFile.get(fileURLToPath(url)) ?? url,
      what: message,
      at: `line ${String(lastLine)}: ${extract.replaceAll(/\s+/gu, ' ')}`,
    }));
  for (const line of grouped(problems)) console.log(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
