import { useEffect, useState } from 'react';
import { today } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';

/**
 * The visitor's current date, also after a night in the background; null during prerendering and
 * hydration.
 */
export function useToday(): Day | null {
  const [now, setNow] = useState<Day | null>(null);
  useEffect(() => {
    const look = () => setNow(today());
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return now;
}
