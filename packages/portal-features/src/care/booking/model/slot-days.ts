import type { Slot } from '@sakina/platform/contract';
import { dateIn, formatTime, offsetMinutes } from '@sakina/platform/format';

/** An open time, with what has to be shown about it. */
export interface SlotTime {
  slot: Slot;
  /** Clocks go back that day and show this time twice, so the offset has to be shown. */
  isRepeated: boolean;
  /** Whether the other zone's clock shows another time, and whether on another date. */
  other: 'same' | 'time' | 'date';
}

/** The open times of one date in the displayed zone. */
export interface DayOfSlots {
  date: string;
  times: readonly SlotTime[];
}

/**
 * Groups open times by date.
 * @param slots In any order; duplicates count once.
 * @param timeZone The displayed zone, which decides the date.
 * @param otherZone The zone of the other person.
 */
export function groupByDay(slots: readonly Slot[], timeZone: string, otherZone: string): DayOfSlots[] {
  const days = new Map<string, Slot[]>();
  const unique = new Map(slots.map((slot) => [Date.parse(slot.startsAt), slot]));
  for (const [, slot] of [...unique].toSorted(([a], [b]) => a - b)) {
    const date = dateIn(slot.startsAt, timeZone);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({
    date,
    times: ofDay.map((slot) => describeSlot(slot, ofDay, timeZone, otherZone)),
  }));
}

function describeSlot(slot: Slot, ofDay: readonly Slot[], timeZone: string, otherZone: string): SlotTime {
  const clock = (at: Slot) => formatTime(at.startsAt, { locale: 'en-GB', timeZone });
  return {
    slot,
    isRepeated: ofDay.some((at) => at !== slot && clock(at) === clock(slot)),
    other: compareClocks(slot.startsAt, timeZone, otherZone),
  };
}

/** How the clock of another zone differs at an instant. */
export function compareClocks(instant: string, timeZone: string, otherZone: string): SlotTime['other'] {
  if (offsetMinutes(instant, timeZone) === offsetMinutes(instant, otherZone)) return 'same';
  return dateIn(instant, timeZone) === dateIn(instant, otherZone) ? 'time' : 'date';
}

/** Whether the clocks of two zones differ at any of the instants. */
export function zonesDiffer(instants: readonly string[], timeZone: string, otherZone: string): boolean {
  return timeZone !== otherZone && instants.some((instant) => compareClocks(instant, timeZone, otherZone) !== 'same');
}

/** The slot that starts at an instant, in whatever notation. */
export function slotAt(slots: readonly Slot[], startsAt: string): Slot | undefined {
  const at = Date.parse(startsAt);
  return slots.find((slot) => Date.parse(slot.startsAt) === at);
}
