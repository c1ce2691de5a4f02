import * as z from 'zod/mini';
import { count, instant, text, timeZone } from './common.ts';
import { dataExportId } from './ids.ts';

/** Which calendar dates stand in: the Gregorian alone, or both, the first of them first. */
export const calendarChoice = z.enum(['GREGORIAN', 'GREGORIAN_FIRST', 'HIJRI_FIRST']);

/** How somebody wants times and dates. What is of a device, such as density, is not kept here. */
export const ownPreferences = z.object({
  /** Zone of every time that is shown and sent; null follows the device that is used. */
  timeZone: z.nullable(timeZone),
  calendar: calendarChoice,
  /** Days by which the person’s community differs from Umm al-Qura: positive where months begin earlier. */
  hijriOffsetDays: z.int().check(z.minimum(-2), z.maximum(2)),
});

/** `PREPARING` takes minutes; `READY` can be fetched until `expiresAt`; of an `EXPIRED` one the files are gone. */
export const dataExportStatus = z.enum(['PREPARING', 'READY', 'EXPIRED']);

/** A copy of everything that is kept about somebody, for themselves (GDPR, article 20; HIPAA, 45 CFR 164.524). */
export const dataExport = z.object({
  id: dataExportId,
  status: dataExportStatus,
  requestedAt: instant,
  /** When it was ready; null while it is prepared. */
  readyAt: z.nullable(instant),
  /** Until when it can be fetched; null while it is prepared. */
  expiresAt: z.nullable(instant),
});

/** JSON for programs, HTML for people. */
export const dataExportFormat = z.enum(['JSON', 'HTML']);

/** One file of an export, whole: no address is handed out that somebody else could open. */
export const dataExportFile = z.object({
  name: text,
  mediaType: z.enum(['application/json', 'text/html']),
  contentBase64: z.string(),
  sizeBytes: count,
});

export type CalendarChoice = z.infer<typeof calendarChoice>;
export type OwnPreferences = z.infer<typeof ownPreferences>;
export type DataExport = z.infer<typeof dataExport>;
export type DataExportFormat = z.infer<typeof dataExportFormat>;
export type DataExportFile = z.infer<typeof dataExportFile>;
