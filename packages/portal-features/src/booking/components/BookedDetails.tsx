import { Heading, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';
import { ConfirmedSession } from './ConfirmedSession.tsx';
import { MissedTimes } from './MissedTimes.tsx';
import type { BookedSessions } from './use-booking-attempt.ts';
import { useWhen } from './use-when.ts';

export interface BookedDetailsProps {
  profile: ProviderProfile;
  /** What came of the booking. */
  booked: BookedSessions;
}

/** What stands after a booking: one session or a series, what is paid, and what could not be booked. */
export function BookedDetails({ profile, booked }: BookedDetailsProps) {
  const t = useBookingText();
  const when = useWhen();
  const paid = usePaidWords()(booked);
  const { appointments, missed } = booked;
  const [first, ...further] = appointments;
  return (
    <ConfirmedSession appointment={first} policy={profile.cancellationPolicy} paid={paid}>
      {further.length > 0 && (
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
                      {t('time.forOther', { name: profile.displayName, when: other })}
                    </Text>
                  )}
                </li>
              );
            })}
          </Stack>
        </Stack>
      )}
      {missed.length > 0 && <MissedTimes missed={missed} profile={profile} serviceId={first.service.id} />}
    </ConfirmedSession>
  );
}

/** Gives the sentence about the money of a booking; nothing to say of a free session. */
function usePaidWords(): (booked: BookedSessions) => string | undefined {
  const t = useBookingText();
  const format = useFormat();
  return ({ payment, quote }) => {
    if (payment) {
      const values = { amount: format.money(payment.amount), last4: payment.method.last4 };
      return t(payment.status === 'PROCESSING' ? 'done.paidSoon' : 'done.paidNow', values);
    }
    if (!quote) return undefined;
    return quote.timing === 'NEVER' ? t('done.paidNever') : t('done.paidLater', { amount: format.money(quote.total) });
  };
}
