import { parseArgs } from 'node:util';
import { examine } from './examine.ts';
import type { Examination } from './examine.ts';
import type { Finding } from './finding.ts';

/**
 * `npm run doctor -- https://www.example.com`: examines a deployment and reports what to fix
 * (docs/operations.md). Exit code 0: no fault (there may be warnings); 1: faults; 2: wrong usage.
 */

const USAGE = `Usage: npm run doctor -- https://www.example.com [--origin https://…] [--json]

  --origin  the origin that pages, sitemap and robots.txt should name, when it is not the address itself
  --json    prints JSON`;

function inWords({ origin, requests, findings }: Examination): string {
  const count = (severity: Finding['severity'], word: string) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return `${String(number)} ${word}${number === 1 ? '' : 's'}`;
  };
  const head = `${origin}: ${count('fault', 'fault')}, ${count('warning', 'warning')} (${String(requests)} requests)`;
  const parts = findings.map(({ id, severity, where, what, why, mend }) => {
    const { nginx, caddy, staticHost } = mend;
    const isSame = nginx === caddy && caddy === staticHost;
    const how = isSame
      ? [`  Mend:   ${nginx}`]
      : [
          `  nginx:  ${nginx}`,
          `  Caddy:  ${caddy.replaceAll('\n', '\n          ')}`,
          `  static: ${staticHost}`,
        ];
    return [
      `${severity.toUpperCase()} ${id}  ${where}`,
      `  ${what}`,
      `  Why:    ${why}`,
      ...how,
    ].join('\n');
  });
  return [head, ...parts].join('\n\n');
}

/** @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  let options: { origin?: string | undefined; json?: boolean | undefined };
  let addresses: string[];
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { origin: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    ({ values: options, positionals: addresses } = parsed);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const [address, ...others] = addresses;
  if (address === undefined || others.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const examination = await examine(address, options.origin);
    console.log(options.json ? JSON.stringify(examination, null, 2) : inWords(examination));
    return examination.findings.some(({ severity }) => severity === 'fault') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
