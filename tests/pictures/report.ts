import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '#tests/support/paths.ts';
import type { Album, Finding, Part } from './album.ts';

export const REPORT_FILE = path.join(REPORTS, 'pictures/index.html');

/** Tests in several processes report at the same time: the last to finish has seen all findings. */
export function writeReport(album: Album, file = REPORT_FILE): void {
  for (;;) {
    const findings = album.findings();
    mkdirSync(path.dirname(file), { recursive: true });
    const aside = `${file}.${String(process.pid)}`;
    writeFileSync(aside, reportOf(findings, album));
    renameSync(aside, file);
    if (album.findings().length === findings.length) return;
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const TITLES: Readonly<Record<Part, string>> = {
  before: 'Accepted',
  accepted: 'Accepted, as stored',
  difference: 'What differs',
  after: 'Now',
};

/** A page that shows the accepted picture, the difference and the current picture, side by side. */
export function reportOf(findings: readonly Finding[], album: Album): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  section { border-top: 1px solid; margin-top: 2rem }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
  figure { margin: 0; flex: 1 1 0; min-width: 15rem }
  figcaption { font-weight: 600 }
  img { width: 100%; border: 1px solid gray; background: #fff }
  .reduced { image-rendering: pixelated }
  code { font-size: 1.1em }
</style>
<h1>${findings.length === 0 ? 'Every picture looks as accepted' : `${String(findings.length)} pictures differ`}</h1>
<p>To accept all that this page shows: <code>npm run pictures -- --accept</code>; some of it: <code>npm run pictures -- --accept name name</code>. A name may end with <code>*</code>.</p>
<ol>${findings.map(({ name, words }) => `<li><a href="#${escape(name)}">${escape(name)}</a> ${escape(words)}</li>`).join('\n')}</ol>
${findings.map((finding) => sectionOf(finding, album)).join('\n')}
</html>
`;
}

function sectionOf({ name, words, shown }: Finding, album: Album): string {
  // The stored picture is shown only without an original: on a machine other than the one that took it.
  const parts = shown.filter((part) => part !== 'accepted' || !shown.includes('before'));
  const figures = parts.map((part) => {
    const source = escape(path.basename(album.partFile(name, part)));
    const isReduced = part === 'accepted' || part === 'difference';
    return `<figure><figcaption>${TITLES[part]}</figcaption><a href="${source}"><img alt="" loading="lazy" src="${source}"${isReduced ? ' class="reduced"' : ''}></a></figure>`;
  });
  return `<section id="${escape(name)}"><h2>${escape(name)}</h2><p>${escape(words)}</p><div class="row">${figures.join('')}</div></section>`;
}
