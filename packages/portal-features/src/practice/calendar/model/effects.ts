import { closingMinute, hoursOfDate, isOverlap } from '@sakina/platform/domain';
import { addDays, minutesAfter, wallClock } from '@sakina/platform/format';
import type {
  Appointment,
  Availability,
  BookingRules,
  CalendarEvent,
  ProviderAccount,
} from '@sakina/platform/contract';
import { clashesAt } from './series.ts';

/** Minutes since midnight of a wall-clock time `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Something that a person should know before a session is moved. */
export type MoveEffect =
  /** These stop the move. */
  | { kind: 'SAME' | 'PAST' }
  | { kind: 'TAKEN'; titles: readonly string[] }
  /** These are said, and the provider decides. */
  | { kind: 'EXTERNAL'; titles: readonly string[] }
  | { kind: 'OUTSIDE_HOURS' | 'JUMUAH' | 'GAP' }
  /** The client’s clock shows another change of the time of day than the provider’s. */
  | { kind: 'CLIENT_CLOCK'; from: string; to: string };

interface Move {
  appointment: Pick<Appointment, 'id' | 'startsAt' | 'endsAt' | 'clientTimeZone' | 'timeZone'>;
  /** The new start, ISO 8601. */
  startsAt: string;
  /** The time that was asked for on the provider’s clock, `HH:mm`. */
  time: string;
  /** What stands on the calendar on that day. */
  events: readonly CalendarEvent[];
  /** The provider’s hours, if they are known. */
  availability: Hours | undefined;
  prayerRules: ProviderAccount['prayerRules'] | undefined;
  /** Epoch milliseconds. */
  now: number;
}

const STOPPING: readonly MoveEffect['kind'][] = ['SAME', 'PAST', 'TAKEN'];

/** Whether an effect stands in the way of the move. */
export const stops = ({ kind }: MoveEffect): boolean => STOPPING.includes(kind);

/** Everything that follows from a move, before it is made. Length and price of the session stay. */
export function effectsOf({ appointment, startsAt, time, events, availability, prayerRules, now }: Move): MoveEffect[] {
  const { timeZone, clientTimeZone } = appointment;
  const minutes = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
  const span = { startsAt, endsAt: minutesAfter(startsAt, minutes) };
  const effects: MoveEffect[] = [];
  if (Date.parse(startsAt) === Date.parse(appointment.startsAt)) return [{ kind: 'SAME' }];
  if (Date.parse(startsAt) <= now) effects.push({ kind: 'PAST' });
  const taken = clashesAt(startsAt, minutes, events, appointment.id);
  if (taken.length > 0) effects.push({ kind: 'TAKEN', titles: titlesOf(taken) });
  const outside = events.filter(
    (event) => event.kind === 'EXTERNAL' && event.isBusy !== false && isOverlap(span, event),
  );
  if (outside.length > 0) effects.push({ kind: 'EXTERNAL', titles: titlesOf(outside) });
  if (availability && !isInHours(span, availability, timeZone)) effects.push({ kind: 'OUTSIDE_HOURS' });
  if (prayerRules && isOverFridayPrayer(span, prayerRules, timeZone)) effects.push({ kind: 'JUMUAH' });
  if (wallClock(startsAt, timeZone).time !== time) effects.push({ kind: 'GAP' });
  const own = minutesOf(wallClock(startsAt, timeZone).time) - minutesOf(wallClock(appointment.startsAt, timeZone).time);
  const from = wallClock(appointment.startsAt, clientTimeZone).time;
  const to = wallClock(startsAt, clientTimeZone).time;
  // Compared over midnight: a clock shows only the time of day.
  if ((minutesOf(to) - minutesOf(from) - own + 2 * 1440) % 1440 !== 0) effects.push({ kind: 'CLIENT_CLOCK', from, to });
  return effects;
}

const DAY_MINUTES = 1440;
const titlesOf = (events: readonly CalendarEvent[]) => [...new Set(events.map(({ title }) => title))];

/** ISO 8601: Monday is 1, Sunday 7. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

interface TimeSpan {
  startsAt: string;
  endsAt: string;
}

/** The provider’s hours, with their journeys where those are known. */
type Hours = Pick<Availability, 'slots' | 'exceptions'> & { rules?: Pick<BookingRules, 'travel'> | undefined };

/**
 * Whether a session lies within one stretch of the provider’s hours; exceptions replace the weekly hours of their date,
 * and the hours of a journey are read on the clock of where the provider is.
 */
export function isInHours(span: TimeSpan, { slots, exceptions, rules }: Hours, timeZone: string): boolean {
  const travel = rules?.travel ?? [];
  const zoneOn = (date: string) =>
    travel.find((journey) => journey.from <= date && date <= journey.until)?.timeZone ?? timeZone;
  return [timeZone, ...travel.map((journey) => journey.timeZone)].some((zone) => {
    const { date, time } = wallClock(span.startsAt, zone);
    if (zoneOn(date) !== zone) return false;
    const from = minutesOf(time);
    const until = from + (Date.parse(span.endsAt) - Date.parse(span.startsAt)) / 60_000;
    const own = (day: string) => exceptions.find((exception) => exception.date === day)?.slots;
    const hoursOn = (day: string) =>
      hoursOfDate(
        own(day) ?? slots.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day)),
        own(addDays(day, -1)) ?? [],
      );
    return hoursOn(date).some((slot) => {
      const closes = closingMinute(slot.until);
      if (minutesOf(slot.from) > from) return false;
      if (until <= closes) return true;
      const next = closes === DAY_MINUTES ? hoursOn(addDays(date, 1)) : [];
      const morning = next.find((hours) => hours.from === '00:00');
      return morning !== undefined && until <= closes + closingMinute(morning.until);
    });
  });
}

function isOverFridayPrayer(span: TimeSpan, { jumuah }: ProviderAccount['prayerRules'], timeZone: string): boolean {
  const { date, time } = wallClock(span.startsAt, timeZone);
  if (!jumuah || weekdayOf(date) !== 5) return false;
  const from = minutesOf(time);
  const until = from + (Date.parse(span.endsAt) - Date.parse(span.startsAt)) / 60_000;
  return from < minutesOf(jumuah.until) && until > minutesOf(jumuah.from);
}
