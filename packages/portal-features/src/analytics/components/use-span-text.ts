import { addDays } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useAnalyticsText } from '../messages/index.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Writes a period by its first and last day: 'Nov 1, 2026 – Nov 30, 2026'.
 * @param timeZone The provider's, in which the period begins and ends at midnight.
 */
export function useSpanText(timeZone: string): (span: { from: string; to: string }) => string {
  const t = useAnalyticsText();
  const format = useFormat();
  return ({ from, to }) =>
    t('span', {
      from: format.date(format.dateIn(from, timeZone), DAY),
      to: format.date(addDays(format.dateIn(to, timeZone), -1), DAY),
    });
}
