import { useFormat } from '@sakina/platform/react';
import { useAdminText } from './messages/index.ts';

/** Writes an instant as day and time in the reader’s zone; the screen names the zone once. */
export function usePlaceTime(): (instant: string) => string {
  const t = useAdminText();
  const format = useFormat();
  return (instant) => t('moment', { day: format.shortDate(instant), time: format.time(instant) });
}
