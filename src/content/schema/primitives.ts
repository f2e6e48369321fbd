import * as v from 'valibot';
import { LINES } from '#src/design/palette.ts';
import { MOTIFS } from '#src/art/motifs.ts';
import type { PictureFormat } from '#src/art/picture-spec.ts';
import { ICON_NAMES } from './icon-names.ts';

/** Words shown to a visitor: never empty, never with stray spaces at the ends. */
export const text = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.check((value) => value === value.trim(), 'must not begin or end with a space'),
);

/**
 * Running text with the little mark-up that copy may use: `**strong**` and `[words](/path)`.
 * `rich-text.ts` parses it; the link check reads the targets.
 */
export const richText = v.pipe(text);

/** An id that may stand in a URL fragment: lower-case words joined by hyphens. */
export const id = v.pipe(
  v.string('must be text'),
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, 'must be lower-case words joined by hyphens'),
);

/**
 * Where a link leads: a path of this site (no trailing slash; a query and a fragment are allowed),
 * a full https address, or a mailbox. `#` alone leads nowhere and is refused.
 */
export const href = v.pipe(
  v.string('must be text'),
  v.regex(
    /^(?:\/(?!\/)(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+-]+)?(?:#[\w-]+)?|https:\/\/\S+|mailto:\S+)$/u,
    'must be a path without a trailing slash, an https address or a mailto address',
  ),
);

export const line = v.picklist(LINES, `must be one of ${LINES.join(', ')}`);
export const motif = v.picklist(MOTIFS, 'must be one of the motifs in src/art/motifs.ts');
export const icon = v.picklist(ICON_NAMES, 'must be one of the icons in icon-names.ts');

/**
 * A picture that the art generator draws: up to four motifs, the focal one first. The place where it
 * stands decides its format. `url` instead takes an image from elsewhere, whose server must allow CORS:
 * loaded lazily, cached at run time (docs/specification.md, 7.2).
 */
export const picture = <const F extends PictureFormat>(format: F) =>
  v.union(
    [
      v.pipe(
        v.strictObject({
          motifs: v.pipe(v.array(motif), v.minLength(1), v.maxLength(4)),
          /** Takes another line's colors than the page's own. */
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
          alt: v.optional(v.string(), ''),
        }),
        v.transform((value) => ({ ...value, kind: 'remote' as const })),
      ),
    ],
    'must be { motifs: [...] } with one to four known motifs, or { url: "https://…" }',
  );

export type PictureRequest = v.InferOutput<ReturnType<typeof picture>>;

export const link = v.strictObject({ text, href });

/** What search engines and share cards say of a page. Lengths in characters, as result pages cut them. */
export const head = v.strictObject({
  title: v.pipe(text, v.maxLength(60, 'is over 60 characters: result pages cut it')),
  description: v.pipe(
    text,
    v.minLength(70, 'is under 70 characters: too thin for a result page'),
    v.maxLength(160, 'is over 160 characters: result pages cut it'),
  ),
});
