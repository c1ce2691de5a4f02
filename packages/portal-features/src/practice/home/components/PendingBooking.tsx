import { Inline, Link, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { ConfirmBooking } from '../../shared/confirm-booking/index.ts';
import type { ConfirmBookingProps } from '../../shared/confirm-booking/index.ts';
import { useProviderHomeText } from '../messages/index.ts';

/** A booking that waits for its provider: confirm it here, or move or decline it in the calendar. */
export function PendingBooking({ appointment, onDone }: ConfirmBookingProps) {
  const t = useProviderHomeText();
  const format = useFormat();
  const { id, client, startsAt, timeZone } = appointment;
  return (
    <Stack gap="half">
      <Text size="xs" weight="strong">
        {t('bookings.pending')}
      </Text>
      <Inline gap="x2">
        <ConfirmBooking appointment={appointment} onDone={onDone} />
        <Link
          variant="standalone"
          href={paths.providerCalendar({ view: 'day', date: format.dateIn(startsAt, timeZone), event: id })}
          aria-label={t('bookings.other.of', { client: client.displayName })}
        >
          {t('bookings.other')}
        </Link>
      </Inline>
    </Stack>
  );
}
