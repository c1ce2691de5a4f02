import { LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { useFormat, useNow } from '@sakina/platform/react';
import { PanelBoundary, ReadView } from '../../shared/index.ts';
import { useProviderAppointments } from '../api/use-provider-appointments.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { newBookings } from '../model/agenda.ts';
import { PersonLine } from './PersonLine.tsx';

const SHOWN = 5;

/** Sessions that clients booked lately; a new one shows up by itself. */
export function NewBookings() {
  const t = useProviderHomeText();
  const format = useFormat();
  const now = useNow();
  const read = useProviderAppointments();
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
            <Stack as="ul" gap="none" aria-label={t('bookings.list')} aria-live="polite">
              {newBookings(items, now)
                .slice(0, SHOWN)
                .map(({ id, client, startsAt, endsAt }) => (
                  <PersonLine
                    key={id}
                    name={client.displayName}
                    fact={t('bookings.when', {
                      day: format.dayInWords(startsAt),
                      time: format.timeRange(startsAt, endsAt),
                    })}
                  />
                ))}
            </Stack>
          )}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}
