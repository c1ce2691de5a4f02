import * as v from 'valibot';
import { professions } from '../../domain/practice.ts';
import { servicePricings } from '../../domain/professions.ts';
import { calendarDate, count, extend, instant, integer, money, text, timeOfDay, timeZone } from './common.ts';
import { providerId, serviceId, slotId } from './ids.ts';

export const providerKind = v.picklist(professions);
export const gender = v.picklist(['FEMALE', 'MALE', 'NON_BINARY']);
export const sessionMode = v.picklist(['ONLINE', 'IN_PERSON']);
export const verificationStatus = v.picklist(['VERIFIED', 'PENDING', 'LAPSED']);

/** Topics a person wants help with; also the values of the search filter. */
export const speciality = v.picklist([
  'ANXIETY',
  'DEPRESSION',
  'GRIEF',
  'TRAUMA',
  'COUPLES',
  'FAMILY',
  'ADDICTION',
  'SLEEP',
  'WORK_STRESS',
  'YOUTH',
  'FAITH_QUESTIONS',
  'MARRIAGE_COUNSEL',
  'CONVERT_SUPPORT',
  'LIFE_DIRECTION',
  'NEW_PARENTS',
  'CHRONIC_ILLNESS',
]);

/** BCP 47 language tags that providers work in. */
export const language = v.picklist(['en', 'ar', 'ur', 'tr', 'fr', 'es', 'so', 'bn', 'fa', 'id']);

export const insurer = v.picklist(['AETNA', 'BLUE_CROSS', 'CIGNA', 'UNITED', 'MEDICAID', 'SELF_PAY']);

/** A provider as the directory lists them. */
export const providerSummary = v.object({
  id: providerId,
  /** User name of the public page, `/@handle`. */
  handle: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,38}$/)),
  kind: providerKind,
  /** Full name as it is shown, with its title: 'Dr. Amina Rahman'. */
  displayName: text,
  gender,
  /** What they do, in one line. */
  headline: text,
  specialities: v.pipe(v.array(speciality), v.minLength(1)),
  languages: v.pipe(v.array(language), v.minLength(1)),
  city: text,
  /** ISO 3166 country. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  timeZone,
  modes: v.pipe(v.array(sessionMode), v.minLength(1)),
  /** The lowest price of a full session and its length. */
  fee: v.object({ price: money, durationMinutes: count, pricing: v.optional(v.picklist(servicePricings)) }),
  slidingScale: v.boolean(),
  insurers: v.array(insurer),
  rating: v.nullable(v.object({ average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), count })),
  /** The first time that can be booked, or null when nothing is open in the next eight weeks. */
  nextSlotAt: v.nullable(instant),
  /**
   * The first open time from 7:00 to 22:00 on the searcher’s clock, where a search names their zone; null where there
   * is none.
   */
  nextDaytimeSlotAt: v.optional(v.nullable(instant)),
  verification: verificationStatus,
  acceptingNewClients: v.boolean(),
});

/** Something that can be booked with a provider. */
export const service = v.object({
  id: serviceId,
  name: text,
  description: text,
  durationMinutes: count,
  /** What a session costs; zero where it is free or by donation. */
  price: money,
  /** How it is priced; `FIXED` where it is left out. */
  pricing: v.optional(v.picklist(servicePricings)),
  modes: v.pipe(v.array(sessionMode), v.minLength(1)),
  /** A short first talk, before anything is decided. */
  isIntroduction: v.boolean(),
});

export const credential = v.object({
  title: text,
  issuer: text,
  /** Licence number as printed, or null where the standing has none (an ijazah, an appointment by a mosque). */
  number: v.nullable(text),
  verifiedOn: v.nullable(calendarDate),
  expiresOn: v.nullable(calendarDate),
});

export const review = v.object({
  id: text,
  author: text,
  rating: v.pipe(integer, v.minValue(1), v.maxValue(5)),
  body: text,
  writtenOn: calendarDate,
});

/** A line of what is said in an introduction, and the second at which it begins: caption and transcript in one. */
export const spokenLine = v.object({ atSecond: v.pipe(v.number(), v.minValue(0)), text });

/** A provider introducing themselves, to be read, and where there is a film, to be seen. */
export const introduction = v.object({
  /** BCP 47 tag of the language that is spoken. */
  language,
  video: v.nullable(
    v.object({
      /** Address of the video; it plays only on request. */
      src: text,
      /** The poster image, or null. */
      poster: v.nullable(text),
      durationSeconds: count,
    }),
  ),
  /** All that is said, in order. */
  lines: v.pipe(v.array(spokenLine), v.minLength(1)),
});

/** When and what a late cancellation costs, in the provider's own rule. */
export const cancellationPolicy = v.object({
  /** Cancelling up to this many hours before the start costs nothing. */
  freeUntilHours: count,
  /** Share of the price kept after that, in whole percent. */
  lateFeePercent: v.pipe(count, v.maxValue(100)),
});

/** A provider's own page. */
export const providerProfile = extend(providerSummary, {
  /** Paragraphs in the provider's own words. */
  about: v.array(text),
  approach: v.array(text),
  /** How faith enters the work, or null where it does not. */
  faithPractice: v.nullable(text),
  /** Null without a recording or transcript. */
  introduction: v.nullable(introduction),
  services: v.array(service),
  credentials: v.array(credential),
  /** Place of in-person sessions, or null when online only. */
  address: v.nullable(text),
  cancellationPolicy,
  reviews: v.array(review),
});

/** An open time. */
export const slot = v.object({ id: slotId, startsAt: instant, endsAt: instant, modes: v.array(sessionMode) });

/** Open times of one provider for one service. */
export const openSlots = v.object({ providerId, serviceId, timeZone, slots: v.array(slot) });

/**
 * A weekly rule of availability: `dayOfWeek` 1 is Monday, 7 Sunday (ISO 8601); times are wall clock in the provider's
 * zone.
 */
export const availabilitySlot = v.object({
  dayOfWeek: v.pipe(integer, v.minValue(1), v.maxValue(7)),
  from: timeOfDay,
  until: timeOfDay,
  modes: v.array(sessionMode),
});

/** A date on which the weekly rules do not hold; an empty list of slots is a day off. */
export const availabilityException = v.object({
  date: calendarDate,
  slots: v.array(v.omit(availabilitySlot, ['dayOfWeek'])),
  reason: v.nullable(text),
});

export const availability = v.object({
  providerId,
  timeZone,
  slots: v.array(availabilitySlot),
  exceptions: v.array(availabilityException),
  version: count,
});

export type ProviderKind = v.InferOutput<typeof providerKind>;
export type Gender = v.InferOutput<typeof gender>;
export type SessionMode = v.InferOutput<typeof sessionMode>;
export type Speciality = v.InferOutput<typeof speciality>;
export type Language = v.InferOutput<typeof language>;
export type Insurer = v.InferOutput<typeof insurer>;
export type ProviderSummary = v.InferOutput<typeof providerSummary>;
export type ProviderProfile = v.InferOutput<typeof providerProfile>;
export type Service = v.InferOutput<typeof service>;
export type Credential = v.InferOutput<typeof credential>;
export type Introduction = v.InferOutput<typeof introduction>;
export type SpokenLine = v.InferOutput<typeof spokenLine>;
export type Review = v.InferOutput<typeof review>;
export type CancellationPolicy = v.InferOutput<typeof cancellationPolicy>;
export type Slot = v.InferOutput<typeof slot>;
export type OpenSlots = v.InferOutput<typeof openSlots>;
export type Availability = v.InferOutput<typeof availability>;
export type AvailabilitySlot = v.InferOutput<typeof availabilitySlot>;
