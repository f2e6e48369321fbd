import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { InlineConfig, Manifest } from 'vite';

/** The minimal valid document around the content of the bare page and the floor. */
const page = (head: string, body: string) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Bench</title>\n<meta name="description" content="A page to measure others against.">\n${head}</head>\n<body>\n${body}\n</body>\n</html>\n`;

/** Writes a static 1 kB page, which measures only the network and the browser. */
export function writeBarePage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const words = 'A page with nothing but words, so that only the way to it is measured. ';
  writeFileSync(
    path.join(folder, 'index.html'),
    page('', `<main>\n<h1>A bare page</h1>\n<p>${words.repeat(9).trim()}</p>\n</main>`),
  );
}

/** Builds bench/floor the way the site itself is built: prerendered, and hydrated by a module. */
export async function buildFloor(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const root = path.join(import.meta.dirname, 'floor');
  const server = `${folder}-server`;
  const common: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
  };
  await build({
    ...common,
    build: {
      outDir: folder,
      manifest: 'manifest.json',
      rolldownOptions: { input: path.join(root, 'entry-client.tsx') },
    },
  });
  await build({
    ...common,
    build: { outDir: server, ssr: path.join(root, 'entry-server.tsx') },
  });
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The floor has no entry.');
  const { render } = (await import(
    pathToFileURL(path.join(server, 'entry-server.js')).href
  )) as typeof import('./floor/entry-server.tsx');
  writeFileSync(
    path.join(folder, 'index.html'),
    page(
      `<script type="module" src="/${entry.file}"></script>\n`,
      `<div id="root">${await render()}</div>`,
    ),
  );
}
