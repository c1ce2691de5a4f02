import * as z from 'zod/mini';
import { count, instant, text, timeOfDay } from './common.ts';

/** Largest document that is taken, in bytes. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024;

/** What a document may be. The server looks at the content, not at the name alone. */
export const documentMediaTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const documentMediaType = z.enum(documentMediaTypes);

/** A scan or a PDF of at most 10 MB. */
export const documentFile = z.file().check(z.mime([...documentMediaTypes]), z.minSize(1), z.maxSize(DOCUMENT_BYTES));

/** What a document proves. `IJAZAH` is a chain of teaching in Islamic learning. */
export const documentKind = z.enum(['LICENSE', 'DIPLOMA', 'IJAZAH', 'IDENTITY', 'LIABILITY_INSURANCE', 'REFERENCE_LETTER', 'OTHER']);

/** Somebody looks at every document: until then it is UNDER_REVIEW. `EXPIRED` was accepted and has run out since. */
export const documentStatus = z.enum(['UNDER_REVIEW', 'ACCEPTED', 'REJECTED', 'EXPIRED']);

/** A document that somebody handed in to show what they may do. Its content is never part of an answer. */
export const credentialDocument = z.object({
  id: text,
  kind: documentKind,
  fileName: text,
  mediaType: documentMediaType,
  sizeBytes: count,
  status: documentStatus,
  uploadedAt: instant,
  reviewedAt: z.nullable(instant),
  /** Why it was rejected, in words for whoever handed it in, or null. */
  problem: z.nullable(text),
});

/** States of the USA, the District of Columbia and the territories with boards of their own, by their postal codes. */
export const usState = z.enum([
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT',
  'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY',
]);

export const prayer = z.enum(['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA']);

const aroundPrayer = z.int().check(z.minimum(0), z.maximum(120));

/** How a provider's calendar respects the times of prayer. The times themselves follow from place and date. */
export const prayerRules = z.object({
  /** No session may lie so many minutes before and after the beginning of these prayers; each prayer at most once. */
  around: z.array(z.object({ prayer, minutesBefore: aroundPrayer, minutesAfter: aroundPrayer })).check(z.maxLength(5)),
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

export type CredentialDocument = z.infer<typeof credentialDocument>;
export type DocumentKind = z.infer<typeof documentKind>;
export type DocumentStatus = z.infer<typeof documentStatus>;
export type DocumentMediaType = z.infer<typeof documentMediaType>;
export type UsState = z.infer<typeof usState>;
export type PrayerRules = z.infer<typeof prayerRules>;
