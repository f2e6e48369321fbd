import * as v from 'valibot';
import { LINES } from '#src/design/palette.ts';
import { MOTIFS } from '#src/art/motifs.ts';
import type { PictureFormat } from '#src/art/picture-spec.ts';
import type { HouseRequest } from './house.ts';
import { ICON_NAMES } from './icon-names.ts';

/** Characters that XML 1.0 (section 2.2) does not allow, as in the feeds; presentations paste them. */
const CONTROL = /(?![\t\n])\p{Cc}/u;

/** Text shown to a visitor: not empty, and without leading or trailing spaces. */
export const text = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.check((value) => value === value.trim(), 'must not begin or end with a space'),
  v.check(
    (value) => !CONTROL.test(value),
    'must not contain control characters; paste it as plain text',
  ),
);

/**
 * Running text with inline markup: `**strong**` and `[words](/path)`. `rich-text.ts` parses it; the
 * build checks where its links lead (prerender/checks/inline-links.ts).
 */
export const richText = v.pipe(text);

/** An id for use in a URL fragment: lowercase words joined by hyphens. */
export const id = v.pipe(
  v.string('must be text'),
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be lower-case words joined by hyphens'),
);

/** A document to download, which the company puts into `public/documents`. */
export const DOCUMENT_FILE = /^\/documents\/[a-z0-9-]+\.[a-z0-9]+$/u;

const TARGET =
  /^(?:\/(?!\/)(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+-]+)?(?:#[\w-]+)?|https:\/\/\S+|mailto:\S+|tel:\+\d+)$/u;

/** Whether a link may lead there (`href`). */
export const isLinkTarget = (target: string): boolean =>
  TARGET.test(target) || DOCUMENT_FILE.test(target);

/**
 * Where a link leads: a path of this site (no trailing slash; a query and a fragment are allowed),
 * a full https address, a mailbox, or a telephone. `#` alone leads nowhere and is refused.
 *
 * Checked content holds it under a mark, so that the build finds the links of a page without knowing
 * the names of its fields (prerender/content/resolve-references.ts). The mark comes before the check: valibot
 * transforms nothing that has failed, and a list with one untransformed item is not checked any further.
 */
export const href = v.pipe(
  v.string('must be text'),
  v.transform((target) => ({ kind: 'link' as const, target })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || isLinkTarget(dataset.value.target)) return;
    addIssue({
      message: 'must be a path without a trailing slash, an https address or a mailto address',
      input: dataset.value.target,
    });
  }),
);

export type LinkTarget = v.InferOutput<typeof href>;

export const line = v.picklist(LINES, `must be one of ${LINES.join(', ')}`);
export const motif = v.picklist(
  MOTIFS,
  `must be one of the motifs in src/art/motifs.ts: ${MOTIFS.join(', ')}`,
);
export const icon = v.picklist(
  ICON_NAMES,
  `must be one of the icons in src/content/schema/icon-names.ts: ${ICON_NAMES.join(', ')}`,
);

/**
 * A picture drawn by the art generator: up to four motifs, the focal one first. Its use on the page
 * determines the format. `url` uses an external image instead, whose server must allow CORS: it is
 * loaded lazily and cached at run time (docs/specification.md, 7.2).
 */
export const picture = <const F extends PictureFormat>(format: F) =>
  v.union(
    [
      v.pipe(
        v.strictObject({
          motifs: v.pipe(v.array(motif), v.minLength(1), v.maxLength(4)),
          /** Uses the colors of another line instead of the page's own. */
          line: v.optional(line),
        }),
        v.transform((value) => ({
          ...value,
          format: format as PictureFormat,
          kind: 'drawn' as const,
        })),
      ),
      v.pipe(
        v.strictObject({
          url: v.pipe(v.string(), v.url(), v.startsWith('https://', 'must begin with https://')),
          /** What it shows; '' for decoration. */
          alt: v.string(),
        }),
        v.transform((value) => ({ ...value, kind: 'remote' as const })),
      ),
    ],
    'must be { motifs: [...] } with one to four known motifs, or { url: "https://…", alt: "…" }: alt says what it shows, and is empty for decoration',
  );

export type PictureRequest = v.InferOutput<ReturnType<typeof picture>>;

/** A reference in checked content, which the build replaces. */
export type Reference = LinkTarget | PictureRequest | HouseRequest;

const MARKS: readonly unknown[] = [
  'link',
  'drawn',
  'remote',
  'house',
] satisfies Reference['kind'][];

export const isReference = (value: object): value is Reference =>
  'kind' in value && MARKS.includes(value.kind);

export const link = v.strictObject({ text, href });

/**
 * Metadata for search engines and share cards. Lengths in characters, as truncated on result pages.
 */
export const head = v.strictObject({
  title: v.pipe(text, v.maxLength(60, 'is over 60 characters: result pages cut it')),
  description: v.pipe(
    text,
    v.minLength(70, 'is under 70 characters: too thin for a result page'),
    v.maxLength(160, 'is over 160 characters: result pages cut it'),
  ),
});
