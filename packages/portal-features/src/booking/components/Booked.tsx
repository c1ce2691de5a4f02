import { Banner, ButtonLink, Heading, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';
import { Confirmation } from './Confirmation.tsx';
import type { BookedSessions } from './use-booking-attempt.ts';
import { useWhen } from './use-when.ts';

export interface BookedProps {
  profile: ProviderProfile;
  /** What came of the booking. */
  booked: BookedSessions;
}

/** The confirmation of a booking: one session or a series, what is paid, and what could not be booked. */
export function Booked({ profile, booked }: BookedProps) {
  const t = useBookingText();
  const when = useWhen();
  const paid = usePaidWords()(booked);
  const { appointments, missed } = booked;
  const [first, ...further] = appointments;
  return (
    <Confirmation appointment={first} policy={profile.cancellationPolicy} paid={paid} count={appointments.length}>
      {further.length > 0 && (
        <Stack as="section" gap="x1h" aria-labelledby="booking-sessions">
          <Heading level={2} size="lg" id="booking-sessions">{t('done.sessions')}</Heading>
          <Stack as="ol" gap="x1">
            {appointments.map((appointment) => {
              const { own, other } = when(appointment, appointment.timeZone);
              return (
                <li key={appointment.id}>
                  {own}
                  {other && <Text size="sm" tone="muted">{t('time.forOther', { name: profile.displayName, when: other })}</Text>}
                </li>
              );
            })}
          </Stack>
        </Stack>
      )}
      {missed.length > 0 && (
        <Banner
          tone="warning"
          urgency="none"
          title={t('done.missedTitle', { count: missed.length })}
          actions={<ButtonLink variant="secondary" href={paths.therapist(profile.id)}>{t('done.missedBook')}</ButtonLink>}
        >
          <Stack gap="half">
            <ul>{missed.map(({ startsAt }) => <li key={startsAt}>{when({ startsAt, endsAt: startsAt }, profile.timeZone).own}</li>)}</ul>
            <p>{t('done.missedBody')}</p>
          </Stack>
        </Banner>
      )}
    </Confirmation>
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
