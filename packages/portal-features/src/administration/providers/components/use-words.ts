import { useClock, useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useAdminProvidersText } from '../messages/index.ts';
import { DECISION_DAYS, daysUntil } from '../model/checks.ts';

const DAY = 86_400_000;

/** Today, and how far a day or a duty is from it, in words. */
export function useDayWords() {
  const t = useAdminProvidersText();
  const format = useFormat();
  const clock = useClock();
  const today = format.dateIn(new Date(clock.now()).toISOString());
  return useMemo(
    () => ({
      today,
      /** When a credential ends or ended. */
      ends: (day: string) => {
        const days = daysUntil(day, today);
        return days < 0 ? t('ended', { count: -days }) : t('ends', { count: days });
      },
      /** When a case that was handed in has to be decided. */
      due: (submittedAt: string) => {
        // Whole days of 24 hours, as the overview counts them.
        const days = Math.trunc((Date.parse(submittedAt) + DECISION_DAYS * DAY - clock.now()) / DAY);
        return days < 0 ? t('overdue', { count: -days }) : t('due', { count: days });
      },
      day: (day: string) => format.date(day, { day: 'numeric', month: 'short', year: 'numeric' }),
    }),
    [t, format, clock, today],
  );
}
