import type { Broadcast, createBroadcast, Language, OperationInput } from '@sakina/platform/contract';
import { isPlannable, plannedInstant, wallClock } from '@sakina/platform/format';

/** What is typed about a broadcast. */
export interface BroadcastFields {
  title: string;
  description: string;
  language: Language | '';
  /** `YYYY-MM-DD` and `HH:mm` on the host’s clock. */
  date: string;
  time: string;
  minutes: number | null;
}

/** The limits of the contract. */
export const LIMITS = { title: 120, description: 2000, minutes: { min: 5, max: 240 } } as const;

/** A broadcast before anything is typed, its fields in the order of the form. */
export const NEW_BROADCAST: BroadcastFields = {
  title: '',
  description: '',
  language: '',
  date: '',
  time: '',
  minutes: 30,
};

/** What is announced of a broadcast, as its form shows it. */
export function fieldsOf(broadcast: Broadcast, timeZone: string): BroadcastFields {
  const { title, description, startsAt, durationMinutes } = broadcast;
  const { date, time } = wallClock(startsAt, timeZone);
  return { title, description, language: broadcast.language, date, time, minutes: durationMinutes };
}

/** What can be wrong with a field; each has a text `problem.…`. */
export type Problem =
  | 'title'
  | 'titleLong'
  | 'description'
  | 'descriptionLong'
  | 'language'
  | 'date'
  | 'datePast'
  | 'dateFar'
  | 'time'
  | 'minutes';

const YEAR_MS = 366 * 86_400_000;

/**
 * What is wrong, by field.
 * @param now Epoch milliseconds.
 * @param timeZone The host’s zone.
 */
export function problemsOf(
  fields: BroadcastFields,
  now: number,
  timeZone: string,
): Partial<Record<keyof BroadcastFields, Problem>> {
  const found: Partial<Record<keyof BroadcastFields, Problem>> = {};
  const title = fields.title.trim();
  const description = fields.description.trim();
  if (title === '') found.title = 'title';
  else if (title.length > LIMITS.title) found.title = 'titleLong';
  if (description === '') found.description = 'description';
  else if (description.length > LIMITS.description) found.description = 'descriptionLong';
  if (fields.language === '') found.language = 'language';
  if (!isPlannable(fields.date)) found.date = 'date';
  if (fields.time === '') found.time = 'time';
  const start = plannedInstant(fields, timeZone);
  if (start !== null && Date.parse(start) <= now) found.date = 'datePast';
  else if (start !== null && Date.parse(start) > now + YEAR_MS) found.date = 'dateFar';
  const { minutes } = fields;
  if (minutes === null || !Number.isInteger(minutes) || minutes < LIMITS.minutes.min || minutes > LIMITS.minutes.max)
    found.minutes = 'minutes';
  return found;
}

/** A new broadcast as the server takes it; null while something is missing. */
export function newBroadcastOf(
  fields: BroadcastFields,
  timeZone: string,
): OperationInput<typeof createBroadcast>['body'] | null {
  const { title, description, language, minutes } = fields;
  const startsAt = plannedInstant(fields, timeZone);
  if (language === '' || startsAt === null || minutes === null) return null;
  return { title: title.trim(), description: description.trim(), language, startsAt, durationMinutes: minutes };
}
