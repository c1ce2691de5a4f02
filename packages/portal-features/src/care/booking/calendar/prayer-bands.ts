import type { Slot } from '@sakina/platform/contract';
import { prayerTimes } from '@sakina/platform/domain';
import type { Place, Prayer } from '@sakina/platform/domain';
import { dateIn } from '@sakina/platform/format';

/** A span around a prayer that sessions should leave free. */
export interface PrayerBand {
  id: string;
  prayer: Prayer;
  /** Epoch milliseconds. */
  start: number;
  end: number;
}

const MINUTE_MS = 60_000;
/** Minutes kept free before a prayer begins, and after. */
const BEFORE = 10;
const AFTER: Readonly<Record<Prayer, number>> = { FAJR: 30, DHUHR: 30, JUMUAH: 75, ASR: 30, MAGHRIB: 30, ISHA: 30 };

/** The spans around the prayers of a date that overlap with an open time. */
export function prayerBands(date: string, place: Place, slots: readonly Slot[]): PrayerBand[] {
  const bands = prayerTimes(date, place).map(({ prayer, at }) => ({
    id: `${date} ${prayer}`,
    prayer,
    start: at - BEFORE * MINUTE_MS,
    end: at + AFTER[prayer] * MINUTE_MS,
  }));
  return bands.filter((band) => slots.some((slot) => fallsInto(slot, band)));
}

/** Whether a session overlaps with the span around a prayer. */
export function fallsInto(
  { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>,
  { start, end }: PrayerBand,
): boolean {
  return Date.parse(startsAt) < end && Date.parse(endsAt) > start;
}

/** The open times of a date in a zone. */
export function slotsOn(slots: readonly Slot[], date: string, timeZone: string): Slot[] {
  return slots.filter(({ startsAt }) => dateIn(startsAt, timeZone) === date);
}
