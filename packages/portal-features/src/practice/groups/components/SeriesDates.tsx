import { minutesAfter } from '@sakina/platform/format';
import { Heading, Stack, Text } from '@sakina/design-system';
import { useId } from 'react';
import { useWhen } from '../../../shared/when/index.ts';
import { useGroupsText } from '../messages/index.ts';
import type { MeetingDate } from '../model/series.ts';

export interface SeriesDatesProps {
  dates: readonly MeetingDate[];
  /** Length of a meeting. */
  minutes: number;
  /** The host’s zone. */
  timeZone: string;
}

/** Each date of a series, with what the calendar and the clock do to it (CARE-9). */
export function SeriesDates({ dates, minutes, timeZone }: SeriesDatesProps) {
  const t = useGroupsText();
  const when = useWhen();
  const headingId = useId();
  return (
    <Stack as="section" gap="x1" aria-labelledby={headingId}>
      <Heading level={3} size="sm" id={headingId}>
        {t('dates.title', { count: dates.length })}
      </Heading>
      <Text size="sm" tone="muted">
        {t('dates.help')}
      </Text>
      <Stack as="ol" gap="x1">
        {dates.map(({ startsAt, clockChange, isAfterGap, isLastDay }) => (
          <li key={startsAt}>
            <Text>{when({ startsAt, endsAt: minutesAfter(startsAt, minutes) }, timeZone)}</Text>
            {clockChange !== 0 && (
              <Text size="sm" tone="warning">
                {t(clockChange > 0 ? 'dates.forward' : 'dates.back')}
              </Text>
            )}
            {isAfterGap && (
              <Text size="sm" tone="warning">
                {t('dates.gap')}
              </Text>
            )}
            {isLastDay && (
              <Text size="sm" tone="warning">
                {t('dates.lastDay')}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
