import type { Availability, AvailabilitySlot, Slot } from '@sakina/platform/contract';
import { hoursAcrossMidnight } from '@sakina/platform/domain';
import { addDays, dateIn, daysBetween, offsetMinutes } from '@sakina/platform/format';

/** The free times of one date. */
export interface DayOfSlots {
  /** `YYYY-MM-DD` in the reader's zone. */
  date: string;
  slots: Slot[];
}

/** The first few free times, under the dates on which the reader will meet them. */
export function firstSlotsByDay(
  slots: readonly Slot[],
  timeZone: string,
  limits: { days: number; perDay: number },
): DayOfSlots[] {
  const days: DayOfSlots[] = [];
  for (const slot of [...slots].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const date = dateIn(slot.startsAt, timeZone);
    let day = days.find((known) => known.date === date);
    if (!day) {
      if (days.length === limits.days) break;
      day = { date, slots: [] };
      days.push(day);
    }
    if (day.slots.length < limits.perDay) day.slots.push(slot);
  }
  return days;
}

/** A provider's usual hours on one day of the week. */
export interface DayOfHours {
  /** 1 is Monday, 7 Sunday. */
  dayOfWeek: number;
  hours: AvailabilitySlot[];
}

/** The seven days of the week, Monday first, with the hours of each in order; a day off has none. */
export function hoursByDay(availability: Pick<Availability, 'slots'>): DayOfHours[] {
  const slots = hoursAcrossMidnight(availability.slots);
  return [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
    dayOfWeek,
    hours: slots.filter((slot) => slot.dayOfWeek === dayOfWeek).sort((a, b) => a.from.localeCompare(b.from)),
  }));
}

/** The dates within the next so many days on which the usual hours do not hold. */
export function comingExceptions(
  availability: Pick<Availability, 'exceptions' | 'timeZone'>,
  now: number,
  days: number,
) {
  const today = dateIn(new Date(now).toISOString(), availability.timeZone);
  return availability.exceptions
    .filter(({ date }) => daysBetween(today, date) >= 0 && date <= addDays(today, days))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** How far one zone is ahead of another: hours and minutes, and in which direction. */
export interface ZoneDifference {
  direction: 'SAME' | 'AHEAD' | 'BEHIND';
  hours: number;
  minutes: number;
}

/**
 * How far a provider's clock is from the reader's at an instant.
 * @param at ISO 8601 instant; clock changes make the difference depend on it.
 */
export function zoneDifference(providerZone: string, readerZone: string, at: string): ZoneDifference {
  const ahead = offsetMinutes(at, providerZone) - offsetMinutes(at, readerZone);
  const distance = Math.abs(ahead);
  return {
    direction: ahead === 0 ? 'SAME' : ahead > 0 ? 'AHEAD' : 'BEHIND',
    hours: Math.floor(distance / 60),
    minutes: distance % 60,
  };
}
