import type { Slot } from '@sakina/platform/contract';
import { dateIn, formatTime, offsetMinutes } from '@sakina/platform/format';

/** A time to choose, with what the reader must be told about it. */
export interface SlotTime {
  slot: Slot;
  /** The clock shows this time twice on that day, because it is put back: the offset has to be said. */
  isRepeated: boolean;
  /** Whether the other person's clock shows another time, and whether on another date. */
  other: 'same' | 'time' | 'date';
}

/** The open times of one date in the zone they are read in. */
export interface DayOfSlots {
  date: string;
  times: readonly SlotTime[];
}

/**
 * Groups open times by the date on which the reader lives them.
 * @param slots In any order; a slot that was sent twice counts once.
 * @param timeZone The zone the times are read in.
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

/** How another person's clock reads an instant, compared with one's own. */
export function compareClocks(instant: string, timeZone: string, otherZone: string): SlotTime['other'] {
  if (offsetMinutes(instant, timeZone) === offsetMinutes(instant, otherZone)) return 'same';
  return dateIn(instant, timeZone) === dateIn(instant, otherZone) ? 'time' : 'date';
}

/** Whether two zones read any of some instants differently. */
export function zonesDiffer(instants: readonly string[], timeZone: string, otherZone: string): boolean {
  return timeZone !== otherZone && instants.some((instant) => compareClocks(instant, timeZone, otherZone) !== 'same');
}

/** The slot that starts at an instant, however that instant is written. */
export function slotAt(slots: readonly Slot[], startsAt: string): Slot | undefined {
  const at = Date.parse(startsAt);
  return slots.find((slot) => Date.parse(slot.startsAt) === at);
}
