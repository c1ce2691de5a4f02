import { Inline, Link, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { PanelBoundary, ReadView } from '../../shared/index.ts';
import { ConfirmBooking } from '../../shared/confirm-booking/index.ts';
import { useProviderAppointments } from '../api/use-provider-appointments.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { newBookings } from '../model/agenda.ts';
import { PersonLine } from './PersonLine.tsx';

const SHOWN = 5;

const Place = styled.div`&:focus { outline: none; }`;

/** Bookings that wait to be confirmed, and those of the last days; a new one shows up by itself. */
export function NewBookings() {
  const t = useProviderHomeText();
  const now = useNow();
  const read = useProviderAppointments();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Section title={t('bookings.title')} headingSize="lg" description={t('bookings.description')}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('bookings.loading')}>
              <Skeleton lines={3} />
            </LoadingRegion>
          }
          isEmpty={({ items }) => newBookings(items, now).length === 0}
          empty={
            <Text size="sm" tone="muted">
              {t('bookings.empty')}
            </Text>
          }
        >
          {({ items }) => (
            <Place ref={place} tabIndex={-1}>
              <Stack as="ul" gap="none" aria-label={t('bookings.list')} aria-live="polite">
                {newBookings(items, now)
                  .slice(0, SHOWN)
                  .map((appointment) => (
                    <Booking
                      key={appointment.id}
                      appointment={appointment}
                      onConfirmed={() => place.current?.focus()}
                    />
                  ))}
              </Stack>
            </Place>
          )}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}

interface BookingProps {
  appointment: Appointment;
  /** Called when its button has gone. */
  onConfirmed: () => void;
}

function Booking({ appointment, onConfirmed }: BookingProps) {
  const t = useProviderHomeText();
  const format = useFormat();
  const { client, startsAt, endsAt, status, timeZone } = appointment;
  return (
    <PersonLine
      name={client.displayName}
      fact={t('bookings.when', {
        day: format.dayInWords(startsAt),
        time: format.timeRange(startsAt, endsAt),
      })}
      end={
        status === 'PENDING' && (
          <Stack gap="half">
            <Text size="xs" weight="strong">
              {t('bookings.pending')}
            </Text>
            <Inline gap="x2">
              <ConfirmBooking appointment={appointment} onDone={onConfirmed} />
              <Link
                variant="standalone"
                href={paths.providerCalendar({ view: 'day', date: format.dateIn(startsAt, timeZone) })}
                aria-label={t('bookings.other.of', { client: client.displayName })}
              >
                {t('bookings.other')}
              </Link>
            </Inline>
          </Stack>
        )
      }
    />
  );
}
