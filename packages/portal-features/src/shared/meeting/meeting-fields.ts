import { meetingLimits } from '@sakina/platform/contract';
import type { Language } from '@sakina/platform/contract';
import { isPlannable, plannedInstant } from '@sakina/platform/format';

/** What is typed about any meeting that a provider plans: a group, a broadcast. */
export interface MeetingFields {
  title: string;
  description: string;
  language: Language | '';
  /** `YYYY-MM-DD` and `HH:mm` on the host’s clock. */
  date: string;
  time: string;
  minutes: number | null;
}

const FIELDS: readonly string[] = ['title', 'description', 'language', 'date', 'time', 'minutes'];

/** Whether a field is one of any meeting, and not of its kind alone. */
export function isMeetingField(field: string): field is keyof MeetingFields {
  return FIELDS.includes(field);
}

const YEAR_MS = 366 * 86_400_000;

/** What can be wrong with a field of any meeting; each has a text `problem.…`. */
const PROBLEMS = [
  'title',
  'titleLong',
  'description',
  'descriptionLong',
  'date',
  'datePast',
  'dateFar',
  'time',
  'minutes',
] as const;
export type MeetingProblem = (typeof PROBLEMS)[number];

/** Whether a problem is one of any meeting, and not of its kind alone. */
export function isMeetingProblem(problem: string): problem is MeetingProblem {
  return PROBLEMS.some((known) => known === problem);
}

export interface MeetingRules {
  /** Epoch milliseconds. */
  now: number;
  /** The host’s zone. */
  timeZone: string;
  /** How long the meeting can last, in minutes. */
  minutes: Span;
}

/** The smallest and the largest number. */
interface Span {
  min: number;
  max: number;
}

/** Whether a number of a field is whole and within its limits. */
export function isWithin(value: number | null, { min, max }: Span): boolean {
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

/** What is wrong with the fields that all meetings have, by field; the language is the meeting’s own matter. */
export function meetingProblems(
  fields: MeetingFields,
  { now, timeZone, minutes }: MeetingRules,
): Partial<Record<keyof MeetingFields, MeetingProblem>> {
  const found: Partial<Record<keyof MeetingFields, MeetingProblem>> = {};
  const title = fields.title.trim();
  const description = fields.description.trim();
  if (title === '') found.title = 'title';
  else if (title.length > meetingLimits.title) found.title = 'titleLong';
  if (description === '') found.description = 'description';
  else if (description.length > meetingLimits.description) found.description = 'descriptionLong';
  if (!isPlannable(fields.date)) found.date = 'date';
  if (fields.time === '') found.time = 'time';
  const start = plannedInstant(fields, timeZone);
  if (start !== null && Date.parse(start) <= now) found.date = 'datePast';
  else if (start !== null && Date.parse(start) > now + YEAR_MS) found.date = 'dateFar';
  if (!isWithin(fields.minutes, minutes)) found.minutes = 'minutes';
  return found;
}

/** The fields that all meetings have as the server takes them; null while something is missing. */
export function meetingBodyOf({ title, description, language, minutes, ...moment }: MeetingFields, timeZone: string) {
  const startsAt = plannedInstant(moment, timeZone);
  if (language === '' || startsAt === null || minutes === null) return null;
  return { title: title.trim(), description: description.trim(), language, startsAt, durationMinutes: minutes };
}
