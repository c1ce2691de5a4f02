import type { ReactNode } from 'react';

/** One time that can be booked. */
export interface Slot {
  id: string;
  /** The time as the reader lives it: '2:30 PM'. */
  label: string;
  /** The same moment for the other person: '11:30 PM in Istanbul'. */
  secondaryLabel?: ReactNode;
  /** Whether it cannot be chosen any more, for example because another client booked it. */
  isDisabled?: boolean;
  /** The part of the day it belongs to; times without one are in one row of buttons. */
  part?: DayPart;
  /** The id of the band of its day that it falls into. */
  bandId?: string;
}

/** A part of the day that times are grouped by. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/**
 * A span of a day with a name, such as the time around a prayer: times within it are marked in words and can be hidden.
 */
export interface SlotBand {
  id: string;
  /** 'Around Dhuhr prayer'. */
  label: string;
  /** '12:05 – 12:45 PM'. */
  span: string;
}

/** One day and its times. */
export interface SlotDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The day in words: 'Tuesday 24 November'. */
  label: string;
  slots: readonly Slot[];
  /** The named spans of the day. */
  bands?: readonly SlotBand[];
  /** Something to know about this day, such as a change of the clocks. */
  notice?: ReactNode;
  /** Whether its times are still being read, or could not be. */
  state?: 'loading' | 'failed';
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

const PARTS: readonly (DayPart | undefined)[] = [undefined, 'morning', 'afternoon', 'evening'];

/** The times of a day by its parts, in the order of the day; parts without times are left out. */
export function groupByPart(slots: readonly Slot[]): { part: DayPart | undefined; slots: Slot[] }[] {
  return PARTS.map((part) => ({ part, slots: slots.filter((slot) => slot.part === part) })).filter(
    (group) => group.slots.length > 0,
  );
}

/** How many times of a day fall into one of its bands. */
export function bandedCount(day: SlotDay | undefined): number {
  return day?.slots.filter((slot) => slot.bandId).length ?? 0;
}

/** A day without the times of its bands; the chosen time stays visible. */
export function withoutBands(day: SlotDay, chosenId: string | null): SlotDay {
  return { ...day, slots: day.slots.filter((slot) => !slot.bandId || slot.id === chosenId) };
}
