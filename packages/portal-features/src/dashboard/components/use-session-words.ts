import type { Appointment } from '@sakina/platform/contract';
import { offsetMinutes } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useServiceName } from '../../shared/service-names/index.ts';
import { useDashboardText } from '../messages/index.ts';

/** The words in which a session is told of. */
export interface SessionWords {
  /** 'Tomorrow, 2:30 – 3:20 PM, Eastern Time' */
  when: string;
  /** The same moment for the provider, or null where both clocks show the same (CARE-9). */
  whenOther: string | null;
  /** 'Individual session, 50 minutes' */
  service: string;
  /** Online, or the address. */
  where: string;
}

/** Gives the words for a session. */
export function useSessionWords(): (appointment: Appointment) => SessionWords {
  const t = useDashboardText();
  const nameOf = useServiceName();
  const format = useFormat();
  return ({ startsAt, endsAt, timeZone, provider, service, mode, location }) => {
    const isSameClock = offsetMinutes(startsAt, format.timeZone) === offsetMinutes(startsAt, timeZone);
    return {
      when: t('next.when', {
        day: format.dayInWords(startsAt),
        range: format.timeRange(startsAt, endsAt),
        zone: format.zone(format.timeZone, startsAt),
      }),
      whenOther: isSameClock
        ? null
        : t('next.whenOther', {
            name: provider.displayName,
            day: format.day(startsAt, timeZone),
            range: format.timeRange(startsAt, endsAt, timeZone),
            zone: format.zone(timeZone, startsAt),
          }),
      service: t('next.service', { name: nameOf(service), minutes: service.durationMinutes }),
      where: mode === 'IN_PERSON' && location !== null ? t('next.inPerson', { address: location }) : t('next.online'),
    };
  };
}
