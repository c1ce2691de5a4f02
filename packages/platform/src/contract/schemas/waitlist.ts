import * as z from 'zod/mini';
import { count, instant, text, timeZone } from './common.ts';
import { appointmentId, providerId, serviceId, userId, waitlistEntryId } from './ids.ts';
import { gender, language, providerKind, sessionMode } from './provider.ts';

/** A must leaves out whoever does not fit; a wish puts those who fit first (CARE-7). */
export const wishStrength = z.enum(['MUST', 'WISH']);

/** Part of a day on the client's clock: until noon, until five, after that. */
export const partOfDay = z.enum(['MORNING', 'AFTERNOON', 'EVENING']);

/**
 * Any of some values, as a must or as a wish.
 * @__NO_SIDE_EFFECTS__
 */
function wishFor<Value extends z.ZodMiniType>(value: Value) {
  return z.object({ anyOf: z.array(value).check(z.minLength(1), z.maxLength(10)), strength: wishStrength });
}

/** What somebody who waits would like; what is left out does not matter to them. */
export const waitlistWishes = z.object({
  kind: z.optional(wishFor(providerKind)),
  gender: z.optional(wishFor(gender)),
  language: z.optional(wishFor(language)),
  partOfDay: z.optional(wishFor(partOfDay)),
  mode: z.optional(wishFor(sessionMode)),
});

/**
 * `WAITING` in line; `OFFERED` a time that is to be answered; `EXPIRED` when an offer was not answered in time: the place in
 * line is kept, and another offer can follow; `BOOKED` and `LEFT` are over.
 */
export const waitlistStatus = z.enum(['WAITING', 'OFFERED', 'EXPIRED', 'BOOKED', 'LEFT']);

/** A time that a provider offers to somebody who waits. */
export const waitlistOffer = z.object({
  provider: z.object({ id: providerId, displayName: text }),
  service: z.object({ id: serviceId, name: text, durationMinutes: count }),
  startsAt: instant,
  endsAt: instant,
  mode: sessionMode,
  /** The provider's zone. */
  timeZone,
  offeredAt: instant,
  /** Until when it can be accepted. */
  expiresAt: instant,
});

/** Somebody's place on a waitlist: of one provider, or of any who fits. */
export const waitlistEntry = z.object({
  id: waitlistEntryId,
  client: z.object({ id: userId, displayName: text }),
  /** Null for any provider who fits the musts. */
  provider: z.nullable(z.object({ id: providerId, displayName: text })),
  wishes: waitlistWishes,
  /** The zone in which parts of the day are meant. */
  clientTimeZone: timeZone,
  /** What it is about, in the client's words, or null. */
  words: z.nullable(text),
  status: waitlistStatus,
  /** The newest offer, also one that has lapsed; null before the first and after one was declined. */
  offer: z.nullable(waitlistOffer),
  /** The session that came of it. */
  appointmentId: z.nullable(appointmentId),
  /** How many of those that wait for the same have come before; null once nobody waits here any more. */
  ahead: z.nullable(count),
  joinedAt: instant,
  updatedAt: instant,
});

export type WishStrength = z.infer<typeof wishStrength>;
export type PartOfDay = z.infer<typeof partOfDay>;
export type WaitlistWishes = z.infer<typeof waitlistWishes>;
export type WaitlistStatus = z.infer<typeof waitlistStatus>;
export type WaitlistOffer = z.infer<typeof waitlistOffer>;
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
