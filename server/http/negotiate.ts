import type { Coding } from './site-file.ts';

/**
 * Picks the content coding for a response: among those offered that the client accepts, the one
 * with the highest weight; ties go to the first offered (RFC 9110, 12.5.3).
 * @param accept the Accept-Encoding header, or null when there is none
 * @param offered codings in the server's order of preference
 * @returns undefined to send the bytes unencoded; a malformed header counts as missing
 */
export function chooseCoding(
  accept: string | null,
  offered: readonly Coding[],
): Coding | undefined {
  if (!accept) return undefined;
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (name !== '') weights.set(name, weightOf(parameters));
  }
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  let best: Coding | undefined;
  let bestWeight = 0;
  for (const coding of offered) {
    if (weight(coding) > bestWeight) {
      best = coding;
      bestWeight = weight(coding);
    }
  }
  return identity > bestWeight ? undefined : best;
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  const value = Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
