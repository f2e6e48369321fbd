import { parseArgs } from 'node:util';
import { examine } from './examine.ts';
import type { Finding } from './examine.ts';

/**
 * `npm run doctor -- https://www.example.com`: examines a deployment and reports what to fix
 * (docs/operations.md). Exit code 0: no fault (there may be warnings); 1: faults; 2: wrong usage.
 */

const USAGE = `Usage: npm run doctor -- https://www.example.com [--origin https://…] [--json]

  --origin  the origin that pages, sitemap and robots.txt should name, when it is not the address itself
  --json    prints JSON`;

const inWords = ({ id, severity, where, what, why, fix }: Finding) =>
  `${severity.toUpperCase()} ${id}  ${where}\n  ${what}\n  Why: ${why}\n  Fix: ${fix}\n`;

try {
  const { values, positionals } = parseArgs({
    options: { origin: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new TypeError('Give one address.');
  const findings = await examine(positionals[0] ?? '', values.origin);
  const faults = findings.filter(({ severity }) => severity === 'fault').length;
  if (values.json === true) console.log(JSON.stringify(findings, null, 2));
  else {
    for (const finding of findings) console.log(inWords(finding));
    console.log(`Faults: ${faults}, warnings: ${findings.length - faults}`);
  }
  if (faults > 0) process.exitCode = 1;
} catch (error) {
  // Of parseArgs, and of an address that is none.
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
