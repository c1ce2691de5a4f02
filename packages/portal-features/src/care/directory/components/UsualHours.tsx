import styled from 'styled-components';
import { LoadingRegion, Section, Skeleton, Stack, Text, theme } from '@sakina/design-system';
import { getAvailability } from '@sakina/platform/contract';
import type { Availability, ProviderProfile } from '@sakina/platform/contract';
import { useClock, useFormat, useOperation } from '@sakina/platform/react';
import { comingExceptions, hoursByDay } from '../model/opening.ts';
import { ReadView } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useZoneText } from './use-zone-text.ts';

/** Exceptions further away than bookings go are no news. */
const EXCEPTION_DAYS = 56;
/** A Monday; days of the week are named by counting from it. */
const A_MONDAY = 5;

const Week = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1} ${theme.space.x4};
  max-inline-size: 30rem;
  font-size: ${theme.text.sm};
  & > dt { font-family: ${theme.font.control}; font-weight: 600; }
  & > dd { font-family: ${theme.font.data}; font-variant-numeric: tabular-nums; }
  & > dd[data-closed] { color: ${theme.color.textMuted}; }
`;

/**
 * The hours in which sessions usually take place, on the provider's own clock, with how far that is from the reader's.
 */
export function UsualHours({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  const read = useOperation(getAvailability, { query: { providerId: provider.id } });
  return (
    <Section title={t('hours.title')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('hours.loading')}>
            <Skeleton lines={5} />
          </LoadingRegion>
        }
        isEmpty={({ slots }) => slots.length === 0}
        empty={<Text tone="muted">{t('hours.none')}</Text>}
      >
        {(availability) => <Hours availability={availability} city={provider.city} />}
      </ReadView>
    </Section>
  );
}

function Hours({ availability, city }: { availability: Availability; city: string }) {
  const t = useDirectoryText();
  const format = useFormat();
  const clock = useClock();
  const { words, isSame } = useZoneText()(availability.timeZone);
  // A time of day has no date, so it is formatted as that of any day in a zone without clock changes.
  const time = (value: string) => format.time(`2026-01-05T${value}:00Z`, 'UTC');
  const hoursOf = (hours: readonly { from: string; until: string }[]) =>
    format.list(
      hours.map(({ from, until }) => t('hours.range', { from: time(from), until: time(until) })),
      { type: 'unit', style: 'short' },
    );
  const dayName = (dayOfWeek: number) =>
    format.date(`2026-01-${String(A_MONDAY + dayOfWeek - 1).padStart(2, '0')}`, { weekday: 'long' });
  const exceptions = comingExceptions(availability, clock.now(), EXCEPTION_DAYS);

  return (
    <Stack gap="x2">
      <Text tone="muted" size="sm">
        {t(isSame ? 'hours.zoneSame' : 'hours.zone', {
          zone: format.zone(availability.timeZone, new Date(clock.now()).toISOString()),
          city,
          difference: words,
        })}
      </Text>
      <Week>
        {hoursByDay(availability).map(({ dayOfWeek, hours }) => [
          <dt key={`${dayOfWeek} day`}>{dayName(dayOfWeek)}</dt>,
          <dd key={`${dayOfWeek} hours`} data-closed={hours.length === 0 || undefined}>
            {hours.length === 0 ? t('hours.closed') : hoursOf(hours)}
          </dd>,
        ])}
      </Week>
      {exceptions.length > 0 && (
        <Stack gap="half">
          <Text size="sm" weight="strong">
            {t('hours.exceptions')}
          </Text>
          <Stack as="ul" gap="half">
            {exceptions.map(({ date, slots }) => (
              <Text as="li" key={date} size="sm">
                {slots.length === 0
                  ? t('hours.dayOff', { date: format.date(date) })
                  : t('hours.otherHours', { date: format.date(date), hours: hoursOf(slots) })}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
