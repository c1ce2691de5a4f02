import * as z from 'zod/mini';
import { calendarDate, count, instant, money, text, timeOfDay } from './common.ts';
import { credentialDocument } from './document.ts';
import { serviceId, userId } from './ids.ts';
import { credential, gender, insurer, language, providerProfile, service, sessionMode, speciality } from './provider.ts';

export const prayerName = z.enum(['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA']);

const aroundPrayer = z.int().check(z.minimum(0), z.maximum(120));

/** How a provider's calendar respects the times of prayer. The times themselves follow from place and date. */
export const prayerRules = z.object({
  /** No session may lie so many minutes before and after the beginning of these prayers; each prayer at most once. */
  around: z.array(z.object({ prayer: prayerName, minutesBefore: aroundPrayer, minutesAfter: aroundPrayer })).check(z.maxLength(5)),
  /** Fridays between these wall-clock times are kept for the Friday prayer, or null. */
  jumuah: z.nullable(z.object({ from: timeOfDay, until: timeOfDay })),
  /** In Ramadan no session begins in the minutes before iftar or ends after `latestEnd`; null keeps the usual hours. */
  ramadan: z.nullable(z.object({ minutesBeforeIftar: aroundPrayer, latestEnd: timeOfDay })),
  /** Whose convention gives the angles of dawn and night. */
  method: z.enum(['MUSLIM_WORLD_LEAGUE', 'ISNA', 'EGYPT', 'UMM_AL_QURA', 'KARACHI', 'DIYANET']),
  /** Asr by the length of a shadow once (STANDARD) or twice (HANAFI). */
  asr: z.enum(['STANDARD', 'HANAFI']),
  /** Where the sun hardly sets: by which rule dawn and night are found. */
  highLatitude: z.enum(['MIDDLE_OF_NIGHT', 'SEVENTH_OF_NIGHT', 'TWILIGHT_ANGLE']),
});

/** What a provider sees of their own account: all that the public page shows (reviews excepted), and what stands behind it. */
export const providerAccount = z.extend(z.omit(providerProfile, { reviews: true }), {
  userId,
  email: z.email(),
  memberSince: calendarDate,
  /** Minutes between two possible starts of a session. */
  stepMinutes: count,
  /** Minutes kept free before and after a session. */
  bufferMinutes: count,
  /** Whether sessions have to be recorded; the practice decides, not the provider. */
  recordsSessions: z.boolean(),
  prayerRules,
  /** What was handed in to prove the credentials, the newest first. */
  documents: z.array(credentialDocument),
  updatedAt: instant,
  version: count,
});

const paragraph = text.check(z.maxLength(2000));
const unique = <Item extends z.ZodMiniType>(item: Item, least: number) => z.array(item).check(z.minLength(least), z.maxLength(16));

/** A service as its provider writes it; without an id it is a new one. */
export const serviceInput = z.extend(service, {
  id: z.optional(serviceId),
  name: text.check(z.maxLength(80)),
  description: text.check(z.maxLength(500)),
  durationMinutes: z.int().check(z.minimum(10), z.maximum(240)),
  price: z.extend(money, { amountMinor: z.int().check(z.minimum(0), z.maximum(500_000)), currency: z.literal('USD') }),
  modes: unique(sessionMode, 1),
});

/** What a provider may change of their page; what is left out stays. */
export const providerAccountChanges = z.object({
  handle: z.optional(providerProfile.shape.handle),
  displayName: z.optional(text.check(z.maxLength(120))),
  gender: z.optional(gender),
  headline: z.optional(text.check(z.maxLength(160))),
  specialities: z.optional(unique(speciality, 1)),
  languages: z.optional(unique(language, 1)),
  city: z.optional(text.check(z.maxLength(80))),
  country: z.optional(providerProfile.shape.country),
  timeZone: z.optional(providerProfile.shape.timeZone.check(z.maxLength(64))),
  modes: z.optional(unique(sessionMode, 1)),
  slidingScale: z.optional(z.boolean()),
  insurers: z.optional(unique(insurer, 0)),
  acceptingNewClients: z.optional(z.boolean()),
  about: z.optional(z.array(paragraph).check(z.minLength(1), z.maxLength(8))),
  approach: z.optional(z.array(paragraph).check(z.maxLength(8))),
  faithPractice: z.optional(z.nullable(paragraph)),
  /** The whole list: a service that is not in it is no longer offered. */
  services: z.optional(z.array(serviceInput).check(z.minLength(1), z.maxLength(12))),
  address: z.optional(z.nullable(text.check(z.maxLength(240)))),
  cancellationPolicy: z.optional(z.object({ freeUntilHours: z.int().check(z.minimum(0), z.maximum(168)), lateFeePercent: z.int().check(z.minimum(0), z.maximum(100)) })),
  stepMinutes: z.optional(z.int().check(z.minimum(10), z.maximum(120))),
  bufferMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
  prayerRules: z.optional(prayerRules),
});

/** What the register of a state's board says of a licence. */
export const licenseCheck = z.object({
  verified: z.boolean(),
  /** `NOT_FOUND`: no such number in the register. `NAME_DIFFERS`: it is somebody else's. `LAPSED`: it has run out. Null where all is well. */
  reason: z.nullable(z.enum(['NOT_FOUND', 'NAME_DIFFERS', 'LAPSED'])),
  /** The same in words for the provider, or null. */
  problem: z.nullable(text),
  /** The credential as it stands on the page now, or null where nothing was verified. */
  credential: z.nullable(credential),
  checkedAt: instant,
});

export type PrayerName = z.infer<typeof prayerName>;
export type PrayerRules = z.infer<typeof prayerRules>;
export type ProviderAccount = z.infer<typeof providerAccount>;
export type ProviderAccountChanges = z.infer<typeof providerAccountChanges>;
export type ServiceInput = z.infer<typeof serviceInput>;
export type LicenseCheck = z.infer<typeof licenseCheck>;
