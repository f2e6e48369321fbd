import axe from 'axe-core';

/** `wcag143`, `wcag1410` → `1.4.3`, `1.4.10`; undefined for other tags of a rule. */
function criterionOf(tag: string): string | undefined {
  const [, principle, guideline, number] = /^wcag([1-4])(\d)(\d{1,2})$/u.exec(tag) ?? [];
  return number === undefined ? undefined : `${String(principle)}.${String(guideline)}.${number}`;
}

/**
 * The rules by the number of the criterion that axe-core tags them with, in order of their names. A tag says that a
 * rule concerns a criterion; it does not say that the rule examines all of it.
 * @param ran the ids of the rules that ran
 */
export function axeRulesByCriterion(ran: readonly string[]): Record<string, string> {
  const found = new Map<string, string[]>();
  for (const { ruleId, tags } of axe.getRules().filter((rule) => ran.includes(rule.ruleId))) {
    for (const num of tags.flatMap((tag) => criterionOf(tag) ?? [])) {
      found.set(num, [...(found.get(num) ?? []), ruleId]);
    }
  }
  return Object.fromEntries(
    [...found].map(([num, rules]) => [num, rules.toSorted().join(', ')]).toSorted(),
  ) as Record<string, string>;
}
