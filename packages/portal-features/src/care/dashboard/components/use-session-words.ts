import type { Appointment } from '@sakina/platform/contract';
import { offsetMinutes } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useDashboardText } from '../messages/index.ts';

/** The words in which a session is told of. */
export interface SessionWords {
  /** 'Tomorrow, 2:30 – 3:20 PM, Eastern Time': by the reader's clock, and in person by that of the place. */
  when: string;
  /** The same moment by the other clock, the provider's or the reader's; null where both show the same (CARE-9). */
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
    const isThere = mode === 'IN_PERSON';
    const by = (zone: string) => ({
      day: format.relativeDay(startsAt, zone),
      range: format.timeRange(startsAt, endsAt, zone),
      zone: format.zone(zone, startsAt),
    });
    const theirs = { ...by(timeZone), day: format.day(startsAt, timeZone), name: provider.displayName };
    const other = isThere ? t('next.whenHere', by(format.timeZone)) : t('next.whenOther', theirs);
    return {
      when: t('next.when', by(isThere ? timeZone : format.timeZone)),
      whenOther: isSameClock ? null : other,
      service: t('next.service', { name: nameOf(service), minutes: service.durationMinutes }),
      where: mode === 'IN_PERSON' && location !== null ? t('next.inPerson', { address: location }) : t('next.online'),
    };
  };
}
