import * as v from 'valibot';
import { calendarDate, count, emailAddress, extend, instant, integer, money, text, timeOfDay } from './common.ts';
import { credentialDocument } from './document.ts';
import { serviceId, userId } from './ids.ts';
import {
  credential,
  gender,
  insurer,
  language,
  providerProfile,
  service,
  sessionMode,
  speciality,
} from './provider.ts';

export const prayerName = v.picklist(['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA']);

const aroundPrayer = v.pipe(count, v.maxValue(120));

/** How a provider's calendar respects the times of prayer. The times themselves follow from place and date. */
export const prayerRules = v.object({
  /** No session may lie so many minutes before and after the beginning of these prayers; each prayer at most once. */
  around: v.pipe(
    v.array(v.object({ prayer: prayerName, minutesBefore: aroundPrayer, minutesAfter: aroundPrayer })),
    v.maxLength(5),
  ),
  /** Fridays between these wall-clock times are kept for the Friday prayer, or null. */
  jumuah: v.nullable(v.object({ from: timeOfDay, until: timeOfDay })),
  /**
   * In Ramadan the minutes before iftar are kept free and no session ends after `latestEnd`; null keeps the usual
   * hours.
   */
  ramadan: v.nullable(v.object({ minutesBeforeIftar: aroundPrayer, latestEnd: timeOfDay })),
  /** Whose convention gives the angles of dawn and night. */
  method: v.picklist(['MUSLIM_WORLD_LEAGUE', 'ISNA', 'EGYPT', 'UMM_AL_QURA', 'KARACHI', 'DIYANET']),
  /** Asr by the length of a shadow once (STANDARD) or twice (HANAFI). */
  asr: v.picklist(['STANDARD', 'HANAFI']),
  /** Where the sun hardly sets: by which rule dawn and night are found. */
  highLatitude: v.picklist(['MIDDLE_OF_NIGHT', 'SEVENTH_OF_NIGHT', 'TWILIGHT_ANGLE']),
});

/** A provider’s view of their own account: everything on the public page (except reviews), and the data behind it. */
export const providerAccount = extend(v.omit(providerProfile, ['reviews']), {
  userId,
  email: emailAddress,
  memberSince: calendarDate,
  /** Minutes between two possible starts of a session. */
  stepMinutes: count,
  /** Minutes kept free before and after a session. */
  bufferMinutes: count,
  /** Whether sessions have to be recorded; the practice decides, not the provider. */
  recordsSessions: v.boolean(),
  prayerRules,
  /** What was handed in to prove the credentials, the newest first. */
  documents: v.array(credentialDocument),
  updatedAt: instant,
  version: count,
});

/**
 * Characters that forms say and the server keeps of a provider’s page, how many paragraphs a text and how many services
 * the page has, how long a service lasts, and what it costs at most in cents.
 */
export const pageLimits = {
  displayName: 120,
  headline: 160,
  city: 80,
  address: 240,
  paragraph: 2000,
  paragraphs: 8,
  services: 12,
  serviceName: 80,
  serviceDescription: 500,
  serviceMinutes: { min: 10, max: 240 },
  servicePrice: 500_000,
} as const;

const paragraph = v.pipe(text, v.maxLength(pageLimits.paragraph));
const unique = <Item extends v.GenericSchema>(item: Item, least: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(16));

/** A service as its provider writes it; without an id it is a new one. */
export const serviceInput = extend(service, {
  id: v.optional(serviceId),
  name: v.pipe(text, v.maxLength(pageLimits.serviceName)),
  description: v.pipe(text, v.maxLength(pageLimits.serviceDescription)),
  durationMinutes: v.pipe(
    integer,
    v.minValue(pageLimits.serviceMinutes.min),
    v.maxValue(pageLimits.serviceMinutes.max),
  ),
  price: extend(money, { amountMinor: v.pipe(count, v.maxValue(pageLimits.servicePrice)), currency: v.literal('USD') }),
  modes: unique(sessionMode, 1),
});

/** What a provider may change of their page; what is left out stays. */
export const providerAccountChanges = v.object({
  handle: v.optional(providerProfile.entries.handle),
  displayName: v.optional(v.pipe(text, v.maxLength(pageLimits.displayName))),
  gender: v.optional(gender),
  headline: v.optional(v.pipe(text, v.maxLength(pageLimits.headline))),
  specialities: v.optional(unique(speciality, 1)),
  languages: v.optional(unique(language, 1)),
  city: v.optional(v.pipe(text, v.maxLength(pageLimits.city))),
  country: v.optional(providerProfile.entries.country),
  timeZone: v.optional(v.pipe(providerProfile.entries.timeZone, v.maxLength(64))),
  modes: v.optional(unique(sessionMode, 1)),
  slidingScale: v.optional(v.boolean()),
  insurers: v.optional(unique(insurer, 0)),
  acceptingNewClients: v.optional(v.boolean()),
  about: v.optional(v.pipe(v.array(paragraph), v.minLength(1), v.maxLength(pageLimits.paragraphs))),
  approach: v.optional(v.pipe(v.array(paragraph), v.maxLength(pageLimits.paragraphs))),
  faithPractice: v.optional(v.nullable(paragraph)),
  /** The whole list: a service that is not in it is no longer offered. */
  services: v.optional(v.pipe(v.array(serviceInput), v.minLength(1), v.maxLength(pageLimits.services))),
  address: v.optional(v.nullable(v.pipe(text, v.maxLength(pageLimits.address)))),
  cancellationPolicy: v.optional(
    v.object({ freeUntilHours: v.pipe(count, v.maxValue(168)), lateFeePercent: v.pipe(count, v.maxValue(100)) }),
  ),
  stepMinutes: v.optional(v.pipe(integer, v.minValue(10), v.maxValue(120))),
  bufferMinutes: v.optional(v.pipe(count, v.maxValue(60))),
  prayerRules: v.optional(prayerRules),
});

/** What the register of a state's board says of a licence. */
export const licenseCheck = v.object({
  verified: v.boolean(),
  /**
   * `NOT_FOUND`: no such number in the register. `NAME_DIFFERS`: it belongs to another person. `LAPSED`: it has
   * expired. Null if valid.
   */
  reason: v.nullable(v.picklist(['NOT_FOUND', 'NAME_DIFFERS', 'LAPSED'])),
  /** The same in words for the provider, or null. */
  problem: v.nullable(text),
  /** The credential currently on the page, or null if none was verified. */
  credential: v.nullable(credential),
  checkedAt: instant,
});

export type PrayerName = v.InferOutput<typeof prayerName>;
export type PrayerRules = v.InferOutput<typeof prayerRules>;
export type ProviderAccount = v.InferOutput<typeof providerAccount>;
export type ProviderAccountChanges = v.InferOutput<typeof providerAccountChanges>;
export type ServiceInput = v.InferOutput<typeof serviceInput>;
export type LicenseCheck = v.InferOutput<typeof licenseCheck>;
