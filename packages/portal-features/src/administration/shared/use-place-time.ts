import { useFormat } from '@sakina/platform/react';
import { useCallback } from 'react';
import { useAdminText } from './messages/index.ts';

/**
 * Writes an instant as day and time in the reader’s zone; the screen names the zone once. The same function until the
 * language or the zone changes.
 */
export function usePlaceTime(): (instant: string) => string {
  const t = useAdminText();
  const format = useFormat();
  return useCallback(
    (instant) => t('moment', { day: format.shortDate(instant), time: format.time(instant) }),
    [t, format],
  );
}
