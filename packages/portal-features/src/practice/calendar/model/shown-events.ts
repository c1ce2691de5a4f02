import type { CalendarEvent as ShownEvent, EventTone, ScheduleBand, WorkingHours } from '@sakina/design-system';
import type {
  Appointment,
  AppointmentStatus,
  Availability,
  CalendarEvent,
  ProviderAccount,
} from '@sakina/platform/contract';
import { bookingStateOf, isPlanned } from '@sakina/platform/domain';
import type { BookingState } from '@sakina/platform/domain';
import { addDays, instantAt } from '@sakina/platform/format';

/**
 * What an event is, as the calendar tells it apart: a session by its mode, a block by what it reserves the time for.
 */
export type EventKind = 'ONLINE' | 'IN_PERSON' | 'SESSION' | 'BLOCK' | 'GROUP' | 'BROADCAST' | 'EXTERNAL' | 'IGNORED';

/** The words and drawings that the screen adds. */
export interface EventWords {
  kind: (kind: EventKind) => string;
  status: (state: BookingState) => string;
  icon: (kind: EventKind) => ShownEvent['icon'];
  statusIcon: (status: AppointmentStatus) => ShownEvent['statusIcon'];
}

const TONES: Readonly<Record<EventKind, EventTone>> = {
  ONLINE: 'primary',
  IN_PERSON: 'pink',
  SESSION: 'primary',
  BLOCK: 'neutral',
  GROUP: 'success',
  BROADCAST: 'warning',
  EXTERNAL: 'orange',
  IGNORED: 'neutral',
};

/** What an event is. @param session The session behind it, where it is known. */
export function kindOf(event: CalendarEvent, session: Pick<Appointment, 'mode'> | undefined): EventKind {
  if (event.kind === 'APPOINTMENT') return session?.mode ?? 'SESSION';
  if (event.kind === 'EXTERNAL') return event.isBusy === false ? 'IGNORED' : 'EXTERNAL';
  return event.reservedFor ?? 'BLOCK';
}

/**
 * The events as the calendar draws them, with the session behind each where it is known. Only sessions ahead can be
 * moved.
 */
export function shownEvents(
  events: readonly CalendarEvent[],
  sessions: readonly Appointment[],
  words: EventWords,
): ShownEvent[] {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  return events.map((event): ShownEvent => {
    const session = event.appointmentId === null ? undefined : byId.get(event.appointmentId);
    const kind = kindOf(event, session);
    return {
      id: event.id,
      title: event.title,
      start: event.startsAt,
      end: event.endsAt,
      kind: words.kind(kind),
      icon: words.icon(kind),
      tone: TONES[kind],
      isFixed: session === undefined || !isPlanned(session),
      isTentative: session?.status === 'PENDING',
      isCancelled: event.isCancelled ?? false,
      ...(session && { status: words.status(bookingStateOf(session)), statusIcon: words.statusIcon(session.status) }),
    };
  });
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The weekly hours as the schedule draws them. */
export function workingHoursOf(slots: Availability['slots']): WorkingHours {
  return Object.fromEntries(
    DAYS.map((day, index) => [
      day,
      slots.filter(({ dayOfWeek }) => dayOfWeek === index + 1).map(({ from, until }) => ({ from, to: until })),
    ]),
  );
}

/**
 * The Friday prayers between two days, as the provider’s rules keep them. Other prayers need a place, which is not
 * known.
 */
export function fridayBands(
  { jumuah }: ProviderAccount['prayerRules'],
  { from, to }: { from: string; to: string },
  timeZone: string,
  label: string,
): ScheduleBand[] {
  const bands: ScheduleBand[] = [];
  if (!jumuah) return bands;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (new Date(`${date}T00:00:00Z`).getUTCDay() !== 5) continue;
    bands.push({
      id: `jumuah-${date}`,
      label,
      start: instantAt(date, jumuah.from, timeZone),
      end: instantAt(date, jumuah.until, timeZone),
    });
  }
  return bands;
}
