import { addDays } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import type { Day } from '../model/draft.ts';

/** A Monday. */
const MONDAY = '2024-01-01';

/** The name of a day of the week: 'Monday'. */
export function useDayNames(): (day: Day) => string {
  const format = useFormat();
  return (day) => format.date(addDays(MONDAY, day - 1), { weekday: 'long' });
}
