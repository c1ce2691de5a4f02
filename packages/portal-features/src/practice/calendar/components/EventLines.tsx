import { LineBreaks, Stack } from '@sakina/design-system';
import type { CalendarEvent } from '@sakina/platform/contract';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/** How many events are listed; the rest is a number. */
const MOST = 8;

/** Events in words, one a line. */
export function EventLines({ events, timeZone }: { events: readonly CalendarEvent[]; timeZone: string }) {
  const t = useProviderCalendarText();
  const when = useWhen();
  return (
    <Stack as="ul" gap="half">
      {events.slice(0, MOST).map((event) => (
        <li key={event.id}>
          <LineBreaks>{t('event.line', { title: event.title, when: when(event, timeZone) })}</LineBreaks>
        </li>
      ))}
      {events.length > MOST && <li>{t('event.more', { count: events.length - MOST })}</li>}
    </Stack>
  );
}
