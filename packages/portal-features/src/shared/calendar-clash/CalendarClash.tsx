import { Banner, Stack } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import type { ReactNode } from 'react';
import { useWhen } from '../when/index.ts';
import { conflictsOf } from './calendar-conflicts.ts';
import { useClashText } from './messages/index.ts';

export interface CalendarClashProps {
  /** A `CALENDAR_CONFLICT`. */
  error: Pick<ApiError, 'details'>;
  /** The zone of the calendar. */
  timeZone: string;
  /** What was not done, before the list. */
  children: ReactNode;
}

/** What is on the calendar where something else was meant to be, by name and time. */
export function CalendarClash({ error, timeZone, children }: CalendarClashProps) {
  const t = useClashText();
  const when = useWhen();
  return (
    <Banner tone="danger" urgency="assertive" title={t('title')}>
      {children}
      <Stack as="ul" gap="half">
        {conflictsOf(error).map((event) => (
          <li key={`${event.startsAt} ${event.title}`}>
            {t('line', { title: event.title, when: when(event, timeZone) })}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
