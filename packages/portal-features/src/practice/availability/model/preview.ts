import type { Slot } from '@sakina/platform/contract';
import { addDays, dateIn, instantAt } from '@sakina/platform/format';

/** The open times of one day of a client, in order. */
interface PreviewDay {
  /** `YYYY-MM-DD` on the client’s calendar. */
  date: string;
  slots: readonly Slot[];
}

/** Open times by the day on which the client has them. */
export function daysOf(slots: readonly Slot[], clientZone: string): PreviewDay[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const date = dateIn(slot.startsAt, clientZone);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** The instants between which the client’s seven days from a date lie. */
export function weekFrom(date: string, clientZone: string): { from: string; to: string } {
  return { from: instantAt(date, '00:00', clientZone), to: instantAt(addDays(date, 7), '00:00', clientZone) };
}
