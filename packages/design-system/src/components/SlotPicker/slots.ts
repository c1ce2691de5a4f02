import type { ReactNode } from 'react';

/** One time that can be booked. */
export interface Slot {
  id: string;
  /** The time as the reader lives it: '2:30 PM'. */
  label: string;
  /** The same moment for the other person: '11:30 PM in Istanbul'. */
  secondaryLabel?: ReactNode;
  /** Whether it cannot be chosen any more, for example because somebody was faster. */
  isDisabled?: boolean;
}

/** One day and its times. */
export interface SlotDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The day in words: 'Tuesday 24 November'. */
  label: string;
  slots: readonly Slot[];
}

/** How many times of a day can still be chosen. */
export function freeCount(day: SlotDay | undefined): number {
  return day?.slots.filter((slot) => !slot.isDisabled).length ?? 0;
}

/** The next day with a free time after a date; when there is none, the first with a free time at all. */
export function nextFreeDay(days: readonly SlotDay[], date: string): SlotDay | undefined {
  const free = days.filter((day) => freeCount(day) > 0 && day.date !== date);
  return free.find((day) => day.date > date) ?? free[0];
}
