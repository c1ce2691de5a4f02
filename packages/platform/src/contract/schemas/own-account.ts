import * as v from 'valibot';
import { count, instant, integer, text, timeZone } from './common.ts';
import { dataExportId } from './ids.ts';

/** Which calendar dates stand in: the Gregorian alone, or both, the first of them first. */
const calendarChoice = v.picklist(['GREGORIAN', 'GREGORIAN_FIRST', 'HIJRI_FIRST']);

/** How somebody wants times and dates. What is of a device, such as density, is not kept here. */
export const ownPreferences = v.object({
  /** Zone of every time that is shown and sent; null follows the device that is used. */
  timeZone: v.nullable(timeZone),
  calendar: calendarChoice,
  /** Days by which the person’s community differs from Umm al-Qura: positive where months begin earlier. */
  hijriOffsetDays: v.pipe(integer, v.minValue(-2), v.maxValue(2)),
});

/** `PREPARING` takes minutes; `READY` can be fetched until `expiresAt`; of an `EXPIRED` one the files are gone. */
const dataExportStatus = v.picklist(['PREPARING', 'READY', 'EXPIRED']);

/** A copy of everything that is kept about somebody, for themselves (GDPR, article 20; HIPAA, 45 CFR 164.524). */
export const dataExport = v.object({
  id: dataExportId,
  status: dataExportStatus,
  requestedAt: instant,
  /** When it was ready; null while it is prepared. */
  readyAt: v.nullable(instant),
  /** Until when it can be fetched; null while it is prepared. */
  expiresAt: v.nullable(instant),
});

/** JSON for programs, HTML for people. */
export const dataExportFormat = v.picklist(['JSON', 'HTML']);

/** One file of an export, whole: no address is handed out that somebody else could open. */
export const dataExportFile = v.object({
  name: text,
  mediaType: v.picklist(['application/json', 'text/html']),
  contentBase64: v.string(),
  sizeBytes: count,
});

export type CalendarChoice = v.InferOutput<typeof calendarChoice>;
export type OwnPreferences = v.InferOutput<typeof ownPreferences>;
export type DataExport = v.InferOutput<typeof dataExport>;
export type DataExportFormat = v.InferOutput<typeof dataExportFormat>;
export type DataExportFile = v.InferOutput<typeof dataExportFile>;
