import { Heading, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { lazyPanel } from '../../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { BookedSessions } from '../model/booking-flow.ts';
import { timingOf } from '../model/payment.ts';
import { Confirmation } from './Confirmation.tsx';
import { LoadingStep } from './LoadingStep.tsx';
import { MissedTimes } from './MissedTimes.tsx';
import { useWhen } from './use-when.ts';

export const LazyConfirmedSession = lazyPanel(() => import('./ConfirmedSession.tsx').then((m) => m.ConfirmedSession));

export interface BookedProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  booked: BookedSessions;
}

/** The confirmation of a booking: one session or a series, the payment, and the dates that could not be booked. */
export function Booked({ profile, booked }: BookedProps) {
  const t = useBookingText();
  const paid = usePaidText()(booked);
  const { appointments, missed } = booked;
  const [first] = appointments;
  const isSeries = appointments.length > 1;
  const isRequest = first.status === 'PENDING';
  return (
    <Confirmation
      title={
        isRequest
          ? t('done.requestTitle')
          : isSeries
            ? t('done.seriesTitle', { count: appointments.length })
            : t('done.title')
      }
      lead={t(isRequest ? 'done.requestLead' : 'done.lead', { name: first.provider.displayName })}
    >
      <LazyConfirmedSession
        appointment={first}
        policy={profile.cancellationPolicy}
        paid={paid}
        loading={<LoadingStep />}
      >
        {isSeries && <Sessions appointments={appointments} providerName={profile.displayName} />}
        {missed.length > 0 && <MissedTimes missed={missed} profile={profile} serviceId={first.service.id} />}
      </LazyConfirmedSession>
    </Confirmation>
  );
}

function Sessions({ appointments, providerName }: Pick<BookedSessions, 'appointments'> & { providerName: string }) {
  const t = useBookingText();
  const when = useWhen();
  return (
    <Stack as="section" gap="x1h" aria-labelledby="booking-sessions">
      <Heading level={2} size="lg" id="booking-sessions">
        {t('done.sessions')}
      </Heading>
      <Stack as="ol" gap="x1">
        {appointments.map((appointment) => {
          const { own, other } = when(appointment, appointment.timeZone);
          return (
            <li key={appointment.id}>
              {own}
              {other && (
                <Text size="sm" tone="muted">
                  {t('time.forOther', { name: providerName, when: other })}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** Returns the sentence about the payment of a booking; undefined for a free session. */
function usePaidText(): (booked: BookedSessions) => string | undefined {
  const t = useBookingText();
  const format = useFormat();
  return ({ payment, quote, appointments }) => {
    if (payment) {
      const values = { amount: format.money(payment.amount), last4: payment.method.last4 };
      return t(payment.status === 'PROCESSING' ? 'done.paidSoon' : 'done.paidNow', values);
    }
    if (!quote) return undefined;
    const isFirstFree = quote.total.amountMinor === 0;
    const amount = format.money(isFirstFree ? quote.furtherTotal : quote.total);
    if (timingOf(quote, appointments.length) === 'NEVER') return t('done.paidNever');
    return t(isFirstFree ? 'done.paidFurther' : 'done.paidLater', { amount });
  };
}
