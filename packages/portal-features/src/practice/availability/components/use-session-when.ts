import { useFormat } from '@sakina/platform/react';
import { useAvailabilityText } from '../messages/index.ts';
import type { SessionOutside } from '../model/outside.ts';

/** When a session is, on the provider’s clock: 'Tuesday, December 1, 10:00 – 10:50 AM'. */
export function useSessionWhen(timeZone: string): (session: SessionOutside) => string {
  const t = useAvailabilityText();
  const format = useFormat();
  return ({ startsAt, endsAt }) =>
    t('when', { day: format.day(startsAt, timeZone), time: format.timeRange(startsAt, endsAt, timeZone) });
}
