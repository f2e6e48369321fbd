/**
 * Whether the browser may have filled in form controls by itself: it restores them on a reload and on the way
 * back (HTML, 7.4.6.2), except those with `autocomplete="off"`, which check boxes and radio buttons cannot have.
 */
export function mayBeRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}
