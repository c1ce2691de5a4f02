import { Banner, ButtonLink, Inline } from '@sakina/design-system';
import { getClient, listAppointments, listClients } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { paths, sessionStateAt } from '@sakina/platform/domain';
import { useInvalidate, useNow, useOperation } from '@sakina/platform/react';
import { ConfirmBooking } from '../../shared/confirm-booking/index.ts';
import { useClientsText } from '../messages/index.ts';
import { useMoment } from './use-moment.ts';

/** Sessions that a discharged client asks for: confirming one is the provider’s act that readmits them. */
export function ReturnRequest({ client }: { client: Client }) {
  const t = useClientsText();
  const moment = useMoment();
  const now = useNow();
  const invalidate = useInvalidate();
  const query = { as: 'provider', clientId: client.id, status: 'PENDING' } as const;
  const sessions = useOperation(listAppointments, { query });
  const asked = sessions.data?.items.find((session) => sessionStateAt(session, now) === 'AHEAD');
  if (!asked) return null;
  const name = client.displayName;
  return (
    <Banner
      tone="info"
      urgency="none"
      title={t('return.title', { name })}
      actions={
        <Inline gap="x1">
          <ConfirmBooking
            appointment={asked}
            onDone={() => void Promise.all([invalidate(getClient), invalidate(listClients)])}
          />
          <ButtonLink size="small" variant="quiet" href={paths.providerCalendar()}>
            {t('return.calendar')}
          </ButtonLink>
        </Inline>
      }
    >
      {t('return.body', { moment: moment(asked.startsAt), name })}
    </Banner>
  );
}
