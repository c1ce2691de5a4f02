import * as v from 'valibot';
import { calendarDate, count, extend, integer, text, timeZone } from './common.ts';
import { availabilityException, availabilitySlot, sessionMode } from './provider.ts';
import { prayerRules } from './provider-account.ts';

/** Characters of why a day has other hours, and how many ranges a day has. */
export const hoursLimits = { reason: 120, ranges: 12 } as const;

const modes = v.pipe(v.array(sessionMode), v.minLength(1), v.maxLength(2));
const slot = extend(availabilitySlot, { modes });
/** Weekly hours as they are sent. */
export const weeklySlots = v.pipe(v.array(slot), v.maxLength(7 * hoursLimits.ranges));
const exception = extend(availabilityException, {
  slots: v.pipe(v.array(v.omit(slot, ['dayOfWeek'])), v.maxLength(hoursLimits.ranges)),
  reason: v.nullable(v.pipe(text, v.maxLength(hoursLimits.reason))),
});
/** Exceptions as they are sent. */
export const sentExceptions = v.pipe(v.array(exception), v.maxLength(366));

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
