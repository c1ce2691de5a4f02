import { addDays } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';

/**
 * Writes a period by its first and last day: 'Nov 1 – 30, 2026'.
 * @param timeZone The provider's, in which the period begins and ends at midnight.
 */
export function useSpanText(timeZone: string): (span: { from: string; to: string }) => string {
  const format = useFormat();
  return ({ from, to }) => format.dateRange(format.dateIn(from, timeZone), addDays(format.dateIn(to, timeZone), -1));
}
