import { useFormat } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';

/** Words an instant with its day and time where the reader is: 'Tomorrow, 10:30 AM'. */
export function useMoment(): (instant: string) => string {
  const t = useClientsText();
  const format = useFormat();
  return (instant) => t('moment', { day: format.dayInWords(instant), time: format.time(instant) });
}
