import type { Appointment, CalendarEvent } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { shownEvents } from '../model/shown-events.ts';
import { eventIcon, statusIcon } from './event-icon.tsx';

const NONE: readonly never[] = [];

/** The events as the views draw them, worked out once for each answer: a busy month has a thousand. */
export function useShown(events: readonly CalendarEvent[] = NONE, sessions: readonly Appointment[] = NONE) {
  const t = useProviderCalendarText();
  const shared = useSharedText();
  return useMemo(
    () =>
      shownEvents(events, sessions, {
        kind: (kind) => t(`kind.${kind}`),
        status: (status) => shared(`status.${status}`),
        icon: eventIcon,
        statusIcon,
      }),
    [events, sessions, t, shared],
  );
}
