import { groupLimits } from '@sakina/platform/contract';
import type { GroupRecurrence } from '@sakina/platform/contract';
import { addDays, instantAt, offsetMinutes, wallClock } from '@sakina/platform/format';

/** One date of a series. */
export interface MeetingDate {
  startsAt: string;
  /**
   * The clocks of the zone changed since the meeting before, by so many minutes: 60 forward, -60 back, 0 not at all.
   */
  clockChange: number;
  /** The clock has no such time on this day, so it begins after the gap. */
  isAfterGap: boolean;
  /** The month has no such day, so it is on its last one. */
  isLastDay: boolean;
}

/**
 * Every date of a series, at the same time of day over clock changes; a month without that day uses its last one, as
 * the server does.
 * @param date The first day `YYYY-MM-DD`. @param time `HH:mm` on the host’s clock.
 */
export function meetingDates(
  date: string,
  time: string,
  timeZone: string,
  recurrence: GroupRecurrence | null,
): MeetingDate[] {
  const count = Math.min(Math.max(recurrence?.occurrences ?? 1, 1), groupLimits.occurrences.max);
  const starts = Array.from({ length: count }, (_, step) => {
    const day = recurrence ? dayOf(date, step, recurrence.frequency) : date;
    return { day, startsAt: instantAt(day, time, timeZone) };
  });
  return starts.map(({ day, startsAt }, step) => ({
    startsAt,
    clockChange:
      offsetMinutes(startsAt, timeZone) - offsetMinutes(starts[Math.max(0, step - 1)]?.startsAt ?? startsAt, timeZone),
    isAfterGap: wallClock(startsAt, timeZone).time !== time,
    isLastDay: recurrence?.frequency === 'MONTHLY' && day.slice(8) !== date.slice(8),
  }));
}

function dayOf(date: string, step: number, frequency: GroupRecurrence['frequency']): string {
  if (frequency !== 'MONTHLY') return addDays(date, step * (frequency === 'WEEKLY' ? 7 : 14));
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 7);
  const next = new Date(Date.UTC(year, month + step, 1)).toISOString().slice(0, 10);
  const last = Number(addDays(next, -1).slice(8));
  return `${first}-${String(Math.min(day, last)).padStart(2, '0')}`;
}
