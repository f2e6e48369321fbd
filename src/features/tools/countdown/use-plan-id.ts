import { useCallback, useRef } from 'react';
import type { Answers } from '#machines/worksheet/index.ts';
import { PLAN } from './plan.ts';

/**
 * The random id of a plan, which its answers hold once something is changed. Until then it is the one
 * that they will get, so that a calendar saved from an unchanged link is updated after a change.
 */
export function usePlanId() {
  const next = useRef('');
  /** The id for these answers, as an answer. */
  const identify = useCallback((answers: Answers): { readonly [PLAN]: string } => {
    const own = answers[PLAN] ?? '';
    if (own === '') next.current ||= crypto.randomUUID();
    return { [PLAN]: own === '' ? next.current : own };
  }, []);
  /** The next plan without an id is another one. */
  const begin = useCallback(() => {
    next.current = '';
  }, []);
  return { identify, begin };
}
