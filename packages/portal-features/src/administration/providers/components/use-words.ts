import { useClock, useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useAdminProvidersText } from '../messages/index.ts';
import { daysUntil } from '../model/checks.ts';

/** Today, and how far a day is from it, in words. */
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
      day: (day: string) => format.date(day, { day: 'numeric', month: 'short', year: 'numeric' }),
    }),
    [t, format, today],
  );
}
