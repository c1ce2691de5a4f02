import * as z from 'zod/mini';

/** An instant: ISO 8601 with an offset, for example `2026-11-24T14:30:00-05:00`. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar date without a time, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** A time of day without a date, `HH:mm`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** An IANA time zone, for example `America/New_York`. */
export const timeZone = z.string().check(z.regex(/^[A-Za-z_+\-0-9]+(\/[A-Za-z_+\-0-9]+)*$/));

/** An amount in minor units (cents) with its ISO 4217 currency. */
export const money = z.object({ amountMinor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

/** A count or a number of minutes: a whole number, never negative. */
export const count = z.int().check(z.nonnegative());

/** Free text with something in it. */
export const text = z.string().check(z.trim(), z.minLength(1));

/** One page of a list. */
/** @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: count, page: z.int().check(z.positive()), pageSize: z.int().check(z.positive()) });
}

/** Query of a list that comes in pages; pages count from 1. */
export const pageQuery = { page: z.optional(z.int().check(z.positive())), pageSize: z.optional(z.int().check(z.positive(), z.maximum(100))) };

/**
 * One piece of a long list: `nextCursor` is what the next call hands back as `after`, null at the end. A cursor is opaque
 * and good for the same filters and the same order alone. `total` counts all that match.
 * @__NO_SIDE_EFFECTS__
 */
export function cursorPageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: count, nextCursor: z.nullable(z.string()) });
}

/** Query of a list that comes in pieces. */
export const cursorQuery = { after: z.optional(text), limit: z.optional(z.int().check(z.positive(), z.maximum(100))) };

/** What every list that can be sorted takes. */
export const sortDirection = z.enum(['asc', 'desc']);

export type Money = z.infer<typeof money>;
