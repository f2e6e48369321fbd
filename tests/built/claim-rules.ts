import { parse } from 'parse5';
import type { Problem } from '#tests/support/problems.ts';
import { spaced } from '#tests/support/html.ts';
import { storyParts } from './story-rules.ts';
import type { RenderedPage } from './story-rules.ts';

/**
 * What only the company can say of itself, and nobody gave us: each kind of phrase with the reason why
 * no page may have it. The owner fills in what is true (docs/owner-questions.md).
 */
const CLAIMS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b(?:articles?|insights?|drawn|written) (?:by|from) our (?:own )?(?:designers|editors|engineers|experts|experience|practice|work)\b|\bwrit(?:e|ten) (?:by|from) (?:experience|practice|the people)\b|\bthe people who do the work\b/giu,
    'says who wrote it: no author is known',
  ],
  [
    /\b(?:beside|next to) their names?\b|\b(?:asked|prefer(?:red)?|wish(?:ed)?) (?:us )?(?:not to be|to stay|to remain) (?:named|unnamed|anonymous)\b|\bfindings belong to\b|\b(?:don’t|do not) (?:list|name|post|publish) [^.]*(?:: |because|since)/giu,
    'gives a reason why something is not shown: none was given',
  ],
  [
    /\beveryone (?:sits|joins|takes part|spends)\b|\b(?:will be on|will join|joins) the first call\b|\breviewed by peers\b|\bour (?:culture|offices|perks|staff of)\b/giu,
    'tells of a practice of the company: none was given',
  ],
  [
    /\bno (?:model )?training on your\b|\bexclude training on your\b|\bnot used to train\b/giu,
    'promises what only a contract can',
  ],
  [
    /\b(?:our|many|most) (?:clients|customers) (?:say|tell|told|report)|\bwe(?:’ve| have) (?:helped|worked with|learned from)\b|\b(?:buyers|clients|companies|customers|districts|people|publishers|teams|universities) (?:\w+ )?(?:ask us|bring to us|come to us|tell us)\b|\b(?:questions|words) we (?:are asked|hear)\b|\bin our experience\b/giu,
    'tells of clients: nothing is known of them but their figures',
  ],
  [
    /\b(?:award-winning|best-in-class|industry-leading|leading provider|market leader|trusted by|world-class)\b/giu,
    'ranks the company: nobody has',
  ],
  [
    /\b(?:fully|100%) (?:accessible|compliant|conformant)\b|\bthis (?:web)?site (?:conforms to|has been tested by|was (?:audited|tested) by)\b|\bwe tested (?:this|our own) (?:web)?site with (?:people|users)\b/giu,
    'claims a conformance or a test by people: this site was tested by programs',
  ],
];

/** Every phrase of a page that claims what nobody gave. */
export function claimed({ path, html }: RenderedPage): Problem[] {
  const words = spaced(parse(html));
  return CLAIMS.flatMap(([pattern, why]) =>
    [...words.matchAll(pattern)].map((match) => ({
      page: path,
      what: `"${match[0]}" ${why}.`,
      at: `"…${words.slice(Math.max(0, match.index - 50), match.index + 50)}…"`,
    })),
  );
}

/** A past that is told; the figures, which a sentence in the past may state, have a digit. */
const PAST =
  /\b(?:was|were|had|did|wanted|needed|asked|received|has been|have been|now has|is now|we (?:began|built|chose|did|found|kept|ran|took|went|wrote|\w+ed))\b/iu;
const CLIENT =
  /\b(?:the|an?|one|this) (?:client|university|college|company|provider|publisher|district|school)(?:’s)? (?:has|had|wanted|needed|asked|holds|received|records|kept|can now|now)\b|\bthe client\b/iu;

/** The build's own section on when each law was checked, which ends a story (prerender/content/page-sources.ts). */
const CHECKS = 'Laws and standards What this page says';

/** Sentences of a client study that tell a past around its figures, or describe its client. */
export function invented({ path, html }: RenderedPage): Problem[] {
  return storyParts(parse(html))
    .flatMap((part) => (spaced(part).split(CHECKS)[0] ?? '').split(/(?<=[.?!:])\s+/u))
    .filter((sentence) => CLIENT.test(sentence) || (PAST.test(sentence) && !/\d/u.test(sentence)))
    .map((sentence) => ({
      page: path,
      what: 'A case study tells more than its figures: give the method, in the present tense.',
      at: `"${sentence}"`,
    }));
}
