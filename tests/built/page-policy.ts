import { createHash } from 'node:crypto';
import type { Problem } from '#tests/support/problems.ts';
import { elementsOf } from '#tests/support/html.ts';

/** The parts of a build's Content-Security-Policy that concern a page's HTML. */
export interface Allowed {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly imageOrigins: readonly string[];
}

/** Script types that execute or affect execution; browsers treat other types (JSON) as data. */
const EXECUTABLE = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Attributes that make an element load a resource automatically. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  iframe: ['src'],
  use: ['href'],
};

/** `rel` values that make a link load something; others (canonical, alternate) are metadata. */
const LOADING_RELS = /\b(?:stylesheet|preload|modulepreload|icon|manifest|apple-touch-icon)\b/u;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Lists everything in a prerendered page that a strict Content-Security-Policy would block, one
 * sentence each. Browsers drop it silently, and hydration does not repair it.
 */
export function policyProblems(page: string, html: string, allowed: Allowed): Problem[] {
  const problems: Problem[] = [];
  for (const { name, attributes, text } of elementsOf(html)) {
    const say = (what: string) => problems.push({ page, what: `<${name}> ${what}` });
    if (name === 'script' && !attributes.has('src')) {
      const runs = EXECUTABLE.has((attributes.get('type') ?? '').toLowerCase());
      if (runs && !allowed.scriptHashes.includes(hashOf(text))) {
        say(`contains a script whose hash is not in the policy: ${start(text)}`);
      }
    }
    if (name === 'style' && !allowed.styleHashes.includes(hashOf(text))) {
      say(`contains styles whose hash is not in the policy: ${start(text)}`);
    }
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') say(`has style="${start(value)}"`);
      if (/^on[a-z]+$/u.test(attribute)) say(`has the event handler ${attribute}`);
      if (/^\s*(?:javascript|data):/iu.test(value) && ['href', 'src'].includes(attribute)) {
        say(`has ${attribute}="${start(value)}"`);
      }
    }
    if (name === 'link' && !LOADING_RELS.test(attributes.get('rel') ?? '')) continue;
    for (const attribute of LOADING[name] ?? []) {
      const value = attributes.get(attribute) ?? '';
      if (!/^(?:[a-z]+:)?\/\//iu.test(value)) continue;
      if (name !== 'img' || !allowed.imageOrigins.includes(URL.parse(value)?.origin ?? '')) {
        say(`loads ${value} from another origin`);
      } else if (attributes.get('crossorigin') !== 'anonymous') {
        say(`loads ${value} without crossorigin="anonymous"`);
      }
    }
  }
  return problems;
}

const start = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
