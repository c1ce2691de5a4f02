import type { CalendarDate } from '@internationalized/date';
import type { Availability, AvailabilitySlot, PrayerRules, SessionMode, TravelPeriod } from '@sakina/platform/contract';
import { closingMinute, hoursOfDate, isRamadan, placeOf, prayerTimes } from '@sakina/platform/domain';
import { dateIn, isoWeekday, plusDays, wallTime } from '../clock.ts';
import { overlaps } from './busy.ts';
import type { Span } from './busy.ts';

/** Weekly hours, exceptions by date, journeys, and the grid on which sessions start. */
export interface WorkingHours {
  timeZone: string;
  travel?: readonly TravelPeriod[] | undefined;
  weekly: readonly AvailabilitySlot[];
  exceptions: readonly Pick<Availability['exceptions'][number], 'date' | 'slots'>[];
  stepMinutes: number;
}

/** A possible start of a session, before conflicts. */
export interface Start extends Span {
  modes: SessionMode[];
}

/** The zone on whose clock the hours of a date are read: that of a journey, else the provider's own. */
export function zoneOn(
  date: CalendarDate,
  { timeZone, travel = [] }: Pick<WorkingHours, 'timeZone' | 'travel'>,
): string {
  const written = date.toString();
  return travel.find(({ from, until }) => from <= written && written <= until)?.timeZone ?? timeZone;
}

/**
 * The hours of a date in the provider's zone: those of an exception, else the weekly ones; and what the date before has
 * after midnight.
 */
export function hoursOn(
  date: CalendarDate,
  { exceptions, weekly }: Omit<WorkingHours, 'stepMinutes'>,
): readonly Omit<AvailabilitySlot, 'dayOfWeek'>[] {
  const own = (of: CalendarDate) => exceptions.find((entry) => entry.date === of.toString())?.slots;
  const weekday = isoWeekday(date);
  return hoursOfDate(own(date) ?? weekly.filter((slot) => slot.dayOfWeek === weekday), own(plusDays(date, -1)) ?? []);
}

/**
 * When hours of a date close, in epoch milliseconds. Those that are kept up to the last minute of the day close at
 * midnight, or with the hours of the next day that begin there and offer the same ways of meeting.
 */
function closesAt(
  date: CalendarDate,
  { until, modes }: Pick<AvailabilitySlot, 'until' | 'modes'>,
  hours: Omit<WorkingHours, 'stepMinutes'>,
): number {
  const timeZone = zoneOn(date, hours);
  if (closingMinute(until) < 1440) return wallTime(date, until, timeZone).getTime();
  const next = plusDays(date, 1);
  const [morning] = hoursOn(next, hours)
    .filter((slot) => slot.from === '00:00' && modes.every((mode) => slot.modes.includes(mode)))
    .toSorted((first, second) => (first.until < second.until ? 1 : -1));
  const isSameClock = zoneOn(next, hours) === timeZone;
  return wallTime(next, morning && isSameClock ? morning.until : '00:00', timeZone).getTime();
}

/**
 * Every start of a day for a session of some length, in order. Opening and closing are wall-clock times; in
 * between, elapsed minutes are counted, so that a session across a clock change keeps its length.
 */
export function startsOn(date: CalendarDate, hours: WorkingHours, durationMinutes: number): Start[] {
  const duration = durationMinutes * 60_000;
  const timeZone = zoneOn(date, hours);
  return hoursOn(date, hours)
    .flatMap(({ from, until, modes }) => {
      const opens = wallTime(date, from, timeZone).getTime();
      const closes = closesAt(date, { until, modes }, hours);
      // What begins after midnight is offered by the hours of that day.
      const midnight = wallTime(plusDays(date, 1), '00:00', timeZone).getTime();
      const starts: Start[] = [];
      for (let start = opens; start + duration <= closes && start < midnight; start += hours.stepMinutes * 60_000) {
        starts.push({ start, end: start + duration, modes: [...modes] });
      }
      return starts;
    })
    .toSorted((first, second) => first.start - second.start);
}

const FRIDAY = 5;
const MINUTE = 60_000;

/**
 * The times of a date that prayer closes, in the zone of that date (CARE-5): the margins around the daily prayers, the
 * Friday prayer, and in Ramadan, by the Umm al-Qura calendar, the time before iftar and the night. The daily prayers
 * follow the sun over the city that names the zone; a zone of no known city keeps the Friday prayer and the end of the
 * day alone.
 */
export function prayerSpans(date: CalendarDate, rules: PrayerRules, timeZone: string): Span[] {
  const { around, jumuah, ramadan } = rules;
  const at = (time: string) => wallTime(date, time, timeZone).getTime();
  const isFriday = isoWeekday(date) === FRIDAY;
  const isFasting = ramadan !== null && isRamadan(date.toString());
  const spans: Span[] = [];
  if (jumuah && isFriday) spans.push({ start: at(jumuah.from), end: at(jumuah.until) });
  if (isFasting) {
    spans.push({ start: at(ramadan.latestEnd), end: wallTime(plusDays(date, 1), '00:00', timeZone).getTime() });
  }
  const place = around.length > 0 || isFasting ? placeOf(timeZone) : null;
  if (!place) return spans;
  for (const { prayer, at: begins } of prayerTimes(date.toString(), place, rules)) {
    const margins = around.find((entry) => entry.prayer === (prayer === 'JUMUAH' ? 'DHUHR' : prayer));
    if (margins && !(prayer === 'JUMUAH' && jumuah)) {
      spans.push({
        start: begins - margins.minutesBefore * MINUTE,
        end: begins + margins.minutesAfter * MINUTE,
      });
    }
    if (isFasting && prayer === 'MAGHRIB') {
      spans.push({ start: begins - ramadan.minutesBeforeIftar * MINUTE, end: begins });
    }
  }
  return spans;
}

/** Whether a session lies within the hours of its date, apart from what else is booked. */
export function isWithinHours(
  session: { startsAt: string; endsAt: string; mode: SessionMode },
  hours: Omit<WorkingHours, 'stepMinutes'>,
  prayer: PrayerRules,
): boolean {
  const span = { start: Date.parse(session.startsAt), end: Date.parse(session.endsAt) };
  return datesAt(span.start, hours).some((date) => {
    const timeZone = zoneOn(date, hours);
    if (prayerSpans(date, prayer, timeZone).some((closed) => overlaps(closed, span))) return false;
    return hoursOn(date, hours).some(
      ({ from, until, modes }) =>
        modes.includes(session.mode) &&
        wallTime(date, from, timeZone).getTime() <= span.start &&
        span.end <= closesAt(date, { until, modes: [session.mode] }, hours),
    );
  });
}

/**
 * The dates that are shown at an instant, each on the clock of its own zone: where a journey begins or ends there can
 * be two, or none.
 */
function datesAt(instant: number, hours: Pick<WorkingHours, 'timeZone' | 'travel'>): CalendarDate[] {
  const at = new Date(instant);
  const date = dateIn(at, hours.timeZone);
  if (!hours.travel?.length) return [date];
  return [-1, 0, 1]
    .map((days) => plusDays(date, days))
    .filter((near) => dateIn(at, zoneOn(near, hours)).compare(near) === 0);
}
