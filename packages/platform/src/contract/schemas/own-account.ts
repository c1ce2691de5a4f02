import * as v from 'valibot';
import { count, extend, instant, integer, text, timeZone } from './common.ts';
import { dataExportId } from './ids.ts';

/** The calendars for dates: only the Gregorian, or both, the first one first. */
export const calendarChoice = v.picklist(['GREGORIAN', 'GREGORIAN_FIRST', 'HIJRI_FIRST']);

/** A user’s preferences for times and dates. Device preferences such as density are not kept here. */
export const ownPreferences = v.object({
  /** Zone of every time that is shown and sent; null follows the device that is used. */
  timeZone: v.nullable(timeZone),
  calendar: calendarChoice,
  /** Days by which the person’s community differs from Umm al-Qura: positive where months begin earlier. */
  hijriOffsetDays: v.pipe(integer, v.minValue(-2), v.maxValue(2)),
});

/** Those preferences as the account has them. */
export const savedPreferences = extend(ownPreferences, {
  /** Counts every change, from 0 where nothing was chosen; a write names the version that it builds on. */
  version: count,
});

/**
 * `PREPARING` takes minutes; `READY` can be downloaded until `expiresAt`; the files of an `EXPIRED` one are deleted.
 */
export const dataExportStatus = v.picklist(['PREPARING', 'READY', 'EXPIRED']);

/** A copy of all data about a user, for themselves (GDPR, article 20; HIPAA, 45 CFR 164.524). */
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

/** One whole file of an export: no address is given out that another person could open. */
export const dataExportFile = v.object({
  name: text,
  mediaType: v.picklist(['application/json', 'text/html']),
  contentBase64: v.string(),
  sizeBytes: count,
});

export type CalendarChoice = v.InferOutput<typeof calendarChoice>;
export type OwnPreferences = v.InferOutput<typeof ownPreferences>;
export type SavedPreferences = v.InferOutput<typeof savedPreferences>;
export type DataExport = v.InferOutput<typeof dataExport>;
export type DataExportFormat = v.InferOutput<typeof dataExportFormat>;
export type DataExportFile = v.InferOutput<typeof dataExportFile>;
