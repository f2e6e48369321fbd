#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Runs from source in this folder; a packed version has only the bundle (build.ts).
const sources = new URL('main.ts', import.meta.url);
const bundle = new URL('dist/machine-atlas.js', import.meta.url);
await import((existsSync(sources) ? sources : bundle).href);
