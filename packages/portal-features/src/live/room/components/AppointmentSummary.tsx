import { KeyValueList } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useSessionText } from '../messages/index.ts';

/** What the provider wants to know at a glance before a session. */
export function AppointmentSummary({ appointment }: { appointment: Appointment }) {
  const t = useSessionText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { startsAt, endsAt, clientTimeZone, service, mode, location, price } = appointment;
  const when = (timeZone: string) =>
    t('when.withZone', {
      day: format.relativeDay(startsAt, timeZone),
      time: format.timeRange(startsAt, endsAt, timeZone),
      zone: format.zone(timeZone, startsAt),
    });
  const clientIsElsewhere = format.zone(clientTimeZone, startsAt) !== format.zone(format.timeZone, startsAt);

  return (
    <KeyValueList
      items={[
        { term: t('summary.when'), value: when(format.timeZone) },
        ...(clientIsElsewhere ? [{ term: t('summary.clientTime'), value: when(clientTimeZone) }] : []),
        {
          term: t('summary.service'),
          value: t('service', {
            name: nameOf(service),
            minutes: shared('minutes', { count: service.durationMinutes }),
          }),
        },
        { term: t('summary.how'), value: shared(`mode.${mode}`) },
        ...(location === null ? [] : [{ term: t('summary.place'), value: location }]),
        { term: t('summary.price'), value: format.money(price) },
      ]}
    />
  );
}
