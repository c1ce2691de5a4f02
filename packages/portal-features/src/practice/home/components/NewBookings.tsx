import { LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { lazyPanel, PanelBoundary, ReadView } from '../../../shared/index.ts';
import type { ConfirmBookingProps } from '../../shared/confirm-booking/index.ts';
import { useProviderAppointments } from '../api/home.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { newBookings } from '../model/agenda.ts';
import { PersonLine } from './PersonLine.tsx';

const SHOWN = 5;

const PendingBooking = lazyPanel<ConfirmBookingProps>(() =>
  import('./PendingBooking.tsx').then((m) => m.PendingBooking),
);

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
  const { client, startsAt, endsAt, status } = appointment;
  return (
    <PersonLine
      name={client.displayName}
      fact={t('bookings.when', {
        day: format.relativeDay(startsAt),
        time: format.timeRange(startsAt, endsAt),
      })}
      end={
        status === 'PENDING' && (
          <PendingBooking
            loading={<Skeleton shape="block" size="sm" />}
            appointment={appointment}
            onDone={onConfirmed}
          />
        )
      }
    />
  );
}
