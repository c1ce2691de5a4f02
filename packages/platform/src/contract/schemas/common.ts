import * as v from 'valibot';

/** Whether a text starts with a valid calendar date `YYYY-MM-DD`: rejects 30 February. */
function isDay(value: string): boolean {
  const day = Number(value.slice(8, 10));
  return new Date(Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, day)).getUTCDate() === day;
}

// Not every browser reads a space for the T, or an offset without a colon.
/** An instant: ISO 8601 with an offset, for example `2026-11-24T14:30:00-05:00`. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => isDay(value) && /T.+(?:Z|:\d\d)$/.test(value)),
);

/** A calendar date without a time, `YYYY-MM-DD`. */
export const calendarDate = v.pipe(v.string(), v.isoDate(), v.check(isDay));

/** An email address as forms take it, with a top-level domain. */
export const emailAddress = v.pipe(
  v.string(),
  v.rfcEmail(),
  v.check((value) => /^(?!\.)(?!.*\.\.).+\.[A-Za-z]{2,}$/.test(value)),
);

/** A whole number, as far as a number holds it exactly. */
export const integer = v.pipe(v.number(), v.safeInteger());

/**
 * An object with the fields of another and more; one of the same name takes its place.
 * @__NO_SIDE_EFFECTS__
 */
export function extend<const Base extends v.ObjectEntries, const Added extends v.ObjectEntries>(
  base: { readonly entries: Base },
  added: Added,
): v.ObjectSchema<Omit<Base, keyof Added> & Added, undefined> {
  return v.object({ ...base.entries, ...added });
}

/** A time of day without a date, `HH:mm`. */
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** An IANA time zone, for example `America/New_York`. */
export const timeZone = v.pipe(v.string(), v.regex(/^[A-Za-z_+\-0-9]+(\/[A-Za-z_+\-0-9]+)*$/));

/** An amount in minor units (cents) with its ISO 4217 currency. */
export const money = v.object({ amountMinor: integer, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) });

/** A count or a number of minutes: a whole number, never negative. */
export const count = v.pipe(integer, v.minValue(0));

/** Free text with something in it. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/**
 * An object with a value for each of some names, or for some of them.
 * @__NO_SIDE_EFFECTS__
 */
export function someOf<const Name extends string, Value extends v.GenericSchema>(
  { options }: { readonly options: readonly Name[] },
  value: Value,
) {
  return v.object(v.entriesFromList(options, v.exactOptional(value)));
}

/** One page of a list. */
/** @__NO_SIDE_EFFECTS__ */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    total: count,
    page: v.pipe(integer, v.gtValue(0)),
    pageSize: v.pipe(integer, v.gtValue(0)),
  });
}

/** Query of a paged list; pages count from 1. */
export const pageQuery = {
  page: v.optional(v.pipe(integer, v.gtValue(0))),
  pageSize: v.optional(v.pipe(integer, v.gtValue(0), v.maxValue(100))),
};

/**
 * One piece of a long list: `nextCursor` is what the next call hands back as `after`, null at the end. A cursor is
 * opaque and good for the same filters and the same order alone. `total` counts all that match.
 * @__NO_SIDE_EFFECTS__
 */
export function cursorPageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), total: count, nextCursor: v.nullable(v.string()) });
}

/** Characters of what lists are searched for. */
export const searchLength = { max: 100 } as const;

/** Query of a list with a cursor. */
export const cursorQuery = {
  after: v.optional(text),
  limit: v.optional(v.pipe(integer, v.gtValue(0), v.maxValue(100))),
};

/** What every list that can be sorted takes. */
export const sortDirection = v.picklist(['asc', 'desc']);

export type Money = v.InferOutput<typeof money>;
