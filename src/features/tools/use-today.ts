import { useEffect, useState } from 'react';
import { today } from '#src/calendar/day.ts';
import type { Day } from '#src/calendar/day.ts';

/** The day on which the visitor is; null while the page is that of every visitor. */
export function useToday(): Day | null {
  const [now, setNow] = useState<Day | null>(null);
  useEffect(() => setNow(today()), []);
  return now;
}
