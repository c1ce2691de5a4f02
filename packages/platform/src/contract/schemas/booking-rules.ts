import * as v from 'valibot';
import { calendarDate, count, integer, timeZone } from './common.ts';
import { prayerRules } from './provider-account.ts';

/** A journey: on these days, the first and the last among them, the hours are read on the clock of another zone. */
export const travelPeriod = v.object({
  from: calendarDate,
  until: calendarDate,
  timeZone: v.pipe(timeZone, v.maxLength(64)),
});

/** What opens and closes the hours besides the week and its exceptions. Seen by the provider alone. */
export const bookingRules = v.object({
  /** Minutes between a booking and its start, at least; at most two weeks. */
  noticeMinutes: v.pipe(count, v.maxValue(20_160)),
  /** How many days ahead can be booked. */
  horizonDays: v.pipe(integer, v.minValue(1), v.maxValue(365)),
  /** Minutes kept free before and after a session. */
  bufferMinutes: v.pipe(count, v.maxValue(60)),
  /** Minutes between two possible starts of a session. */
  stepMinutes: v.pipe(integer, v.minValue(10), v.maxValue(120)),
  /** In order of time; no two share a day. */
  travel: v.pipe(v.array(travelPeriod), v.maxLength(24)),
  prayer: prayerRules,
});

export type TravelPeriod = v.InferOutput<typeof travelPeriod>;
export type BookingRules = v.InferOutput<typeof bookingRules>;
