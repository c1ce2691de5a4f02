import * as v from 'valibot';
import { count, instant, text, timeZone } from './common.ts';
import { appointmentId, providerId, serviceId, userId, waitlistEntryId } from './ids.ts';
import { gender, language, providerKind, sessionMode } from './provider.ts';

/** A must excludes those who do not match; a wish ranks those who match first (CARE-7). */
export const wishStrength = v.picklist(['MUST', 'WISH']);

/** Characters of what someone who waits says of it, as a form says and the server keeps. */
export const waitlistWordsLength = { max: 1000 } as const;

/** Part of a day on the client's clock: until noon, until five, after that. */
export const partOfDay = v.picklist(['MORNING', 'AFTERNOON', 'EVENING']);

/**
 * Any of some values, as a must or as a wish.
 * @__NO_SIDE_EFFECTS__
 */
function wishFor<Value extends v.GenericSchema>(value: Value) {
  return v.object({ anyOf: v.pipe(v.array(value), v.minLength(1), v.maxLength(10)), strength: wishStrength });
}

/** Preferences of a person on a waitlist; omitted ones do not matter to them. */
export const waitlistWishes = v.object({
  kind: v.optional(wishFor(providerKind)),
  gender: v.optional(wishFor(gender)),
  language: v.optional(wishFor(language)),
  partOfDay: v.optional(wishFor(partOfDay)),
  mode: v.optional(wishFor(sessionMode)),
});

/**
 * `WAITING` in line; `OFFERED` a time that is to be answered; `EXPIRED` when an offer was not answered in time or its
 * provider is no longer in the directory: the place in line is kept, and another offer can follow; `BOOKED` and `LEFT`
 * are over.
 */
export const waitlistStatus = v.picklist(['WAITING', 'OFFERED', 'EXPIRED', 'BOOKED', 'LEFT']);

/** A time that a provider offers to a person on the waitlist. */
export const waitlistOffer = v.object({
  provider: v.object({ id: providerId, displayName: text }),
  service: v.object({ id: serviceId, name: text, durationMinutes: count }),
  startsAt: instant,
  endsAt: instant,
  mode: sessionMode,
  /** The provider's zone. */
  timeZone,
  offeredAt: instant,
  /** Until when it can be accepted. */
  expiresAt: instant,
});

/** A place on a waitlist: of one provider, or of any that fits. */
export const waitlistEntry = v.object({
  id: waitlistEntryId,
  client: v.object({ id: userId, displayName: text }),
  /** Null for any provider who fits the musts. */
  provider: v.nullable(v.object({ id: providerId, displayName: text })),
  wishes: waitlistWishes,
  /** The zone in which parts of the day are meant. */
  clientTimeZone: timeZone,
  /** What it is about, in the client's words, or null. */
  words: v.nullable(text),
  status: waitlistStatus,
  /** The newest offer, also one that has lapsed; null before the first and after one was declined. */
  offer: v.nullable(waitlistOffer),
  /** The session that resulted from it. */
  appointmentId: v.nullable(appointmentId),
  /** How many people are ahead in the same waitlist; null when no longer waiting. */
  ahead: v.nullable(count),
  joinedAt: instant,
  updatedAt: instant,
});

export type WishStrength = v.InferOutput<typeof wishStrength>;
export type PartOfDay = v.InferOutput<typeof partOfDay>;
export type WaitlistWishes = v.InferOutput<typeof waitlistWishes>;
export type WaitlistStatus = v.InferOutput<typeof waitlistStatus>;
export type WaitlistOffer = v.InferOutput<typeof waitlistOffer>;
export type WaitlistEntry = v.InferOutput<typeof waitlistEntry>;
