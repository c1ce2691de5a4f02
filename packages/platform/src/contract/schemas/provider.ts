import * as z from 'zod/mini';
import { calendarDate, count, instant, money, text, timeOfDay, timeZone } from './common.ts';
import { providerId, serviceId, slotId } from './ids.ts';

export const providerKind = z.enum(['THERAPIST', 'IMAM', 'MENTOR']);
export const gender = z.enum(['FEMALE', 'MALE', 'NON_BINARY']);
export const sessionMode = z.enum(['ONLINE', 'IN_PERSON']);
export const verificationStatus = z.enum(['VERIFIED', 'PENDING', 'LAPSED']);

/** What somebody wants help with; also the words of the search filter. */
export const speciality = z.enum([
  'ANXIETY', 'DEPRESSION', 'GRIEF', 'TRAUMA', 'COUPLES', 'FAMILY', 'ADDICTION', 'SLEEP', 'WORK_STRESS', 'YOUTH',
  'FAITH_QUESTIONS', 'MARRIAGE_COUNSEL', 'CONVERT_SUPPORT', 'LIFE_DIRECTION', 'NEW_PARENTS', 'CHRONIC_ILLNESS',
]);

/** BCP 47 language tags that providers work in. */
export const language = z.enum(['en', 'ar', 'ur', 'tr', 'fr', 'es', 'so', 'bn', 'fa', 'id']);

export const insurer = z.enum(['AETNA', 'BLUE_CROSS', 'CIGNA', 'UNITED', 'MEDICAID', 'SELF_PAY']);

/** A provider as the directory lists them. */
export const providerSummary = z.object({
  id: providerId,
  /** User name of the public page, `/@handle`. */
  handle: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,38}$/)),
  kind: providerKind,
  /** Full name as it is shown, with its title: 'Dr. Amina Rahman'. */
  displayName: text,
  gender,
  /** What they do, in one line. */
  headline: text,
  specialities: z.array(speciality).check(z.minLength(1)),
  languages: z.array(language).check(z.minLength(1)),
  city: text,
  /** ISO 3166 country. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  timeZone,
  modes: z.array(sessionMode).check(z.minLength(1)),
  /** The lowest price of a full session and its length. */
  fee: z.object({ price: money, durationMinutes: count }),
  slidingScale: z.boolean(),
  insurers: z.array(insurer),
  rating: z.nullable(z.object({ average: z.number().check(z.minimum(1), z.maximum(5)), count })),
  /** The first time that can be booked, or null when nothing is open in the next eight weeks. */
  nextSlotAt: z.nullable(instant),
  verification: verificationStatus,
  acceptingNewClients: z.boolean(),
});

/** Something that can be booked with a provider. */
export const service = z.object({
  id: serviceId,
  name: text,
  description: text,
  durationMinutes: count,
  price: money,
  modes: z.array(sessionMode).check(z.minLength(1)),
  /** A short first talk, before anything is decided. */
  isIntroduction: z.boolean(),
});

export const credential = z.object({
  title: text,
  issuer: text,
  /** Licence number as printed, or null where the standing has none (an ijazah, an appointment by a mosque). */
  number: z.nullable(text),
  verifiedOn: z.nullable(calendarDate),
  expiresOn: z.nullable(calendarDate),
});

export const review = z.object({ id: text, author: text, rating: z.int().check(z.minimum(1), z.maximum(5)), body: text, writtenOn: calendarDate });

/** A line of what is said in an introduction, and the second at which it begins: caption and transcript in one. */
export const spokenLine = z.object({ atSecond: z.number().check(z.nonnegative()), text });

/** A provider introducing themselves, to be read, and where there is a film, to be seen. */
export const introduction = z.object({
  /** BCP 47 tag of the language that is spoken. */
  language,
  video: z.nullable(z.object({
    /** Address of the film; it plays only when somebody asks for it. */
    src: text,
    /** The picture that stands before it plays, or null. */
    poster: z.nullable(text),
    durationSeconds: count,
  })),
  /** All that is said, in order. */
  lines: z.array(spokenLine).check(z.minLength(1)),
});

/** When and what a late cancellation costs, in the provider's own rule. */
export const cancellationPolicy = z.object({
  /** Cancelling up to this many hours before the start costs nothing. */
  freeUntilHours: count,
  /** Share of the price kept after that, in whole percent. */
  lateFeePercent: count.check(z.maximum(100)),
});

/** A provider's own page. */
export const providerProfile = z.extend(providerSummary, {
  /** Paragraphs in the provider's own words. */
  about: z.array(text),
  approach: z.array(text),
  /** How faith enters the work, or null where it does not. */
  faithPractice: z.nullable(text),
  /** Null where nobody has recorded or written one. */
  introduction: z.nullable(introduction),
  services: z.array(service),
  credentials: z.array(credential),
  /** Place of in-person sessions, or null when online only. */
  address: z.nullable(text),
  cancellationPolicy,
  reviews: z.array(review),
});

/** An open time. */
export const slot = z.object({ id: slotId, startsAt: instant, endsAt: instant, modes: z.array(sessionMode) });

/** Open times of one provider for one service. */
export const openSlots = z.object({ providerId, serviceId, timeZone, slots: z.array(slot) });

/** A weekly rule of availability: `dayOfWeek` 1 is Monday, 7 Sunday (ISO 8601); times are wall clock in the provider's zone. */
export const availabilitySlot = z.object({ dayOfWeek: z.int().check(z.minimum(1), z.maximum(7)), from: timeOfDay, until: timeOfDay, modes: z.array(sessionMode) });

/** A date on which the weekly rules do not hold; an empty list of slots is a day off. */
export const availabilityException = z.object({ date: calendarDate, slots: z.array(z.omit(availabilitySlot, { dayOfWeek: true })), reason: z.nullable(text) });

export const availability = z.object({ providerId, timeZone, slots: z.array(availabilitySlot), exceptions: z.array(availabilityException), version: count });

export type ProviderKind = z.infer<typeof providerKind>;
export type Gender = z.infer<typeof gender>;
export type SessionMode = z.infer<typeof sessionMode>;
export type Speciality = z.infer<typeof speciality>;
export type Language = z.infer<typeof language>;
export type Insurer = z.infer<typeof insurer>;
export type ProviderSummary = z.infer<typeof providerSummary>;
export type ProviderProfile = z.infer<typeof providerProfile>;
export type Service = z.infer<typeof service>;
export type Credential = z.infer<typeof credential>;
export type Introduction = z.infer<typeof introduction>;
export type SpokenLine = z.infer<typeof spokenLine>;
export type Review = z.infer<typeof review>;
export type CancellationPolicy = z.infer<typeof cancellationPolicy>;
export type Slot = z.infer<typeof slot>;
export type OpenSlots = z.infer<typeof openSlots>;
export type Availability = z.infer<typeof availability>;
export type AvailabilitySlot = z.infer<typeof availabilitySlot>;
