import { useEffect, useState } from 'react';
import { today } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';

/** The visitor's current date; null during prerendering and hydration. */
export function useToday(): Day | null {
  const [now, setNow] = useState<Day | null>(null);
  useEffect(() => setNow(today()), []);
  return now;
}
