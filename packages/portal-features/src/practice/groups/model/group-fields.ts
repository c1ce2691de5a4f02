import type {
  createGroupSession,
  GroupAudience,
  GroupRecurrence,
  GroupTopic,
  HostedGroupSession,
  Language,
  OperationInput,
} from '@sakina/platform/contract';
import { isPlannable, plannedInstant, wallClock } from '@sakina/platform/format';
import { FEWEST, MOST } from './series.ts';

/** What is typed about a group. */
export interface GroupFields {
  title: string;
  description: string;
  topic: GroupTopic | '';
  language: Language | '';
  audience: GroupAudience;
  /** `YYYY-MM-DD` and `HH:mm` on the host’s clock. */
  date: string;
  time: string;
  minutes: number | null;
  repeat: GroupRecurrence['frequency'] | 'ONCE';
  occurrences: number | null;
  capacity: number | null;
  /** Of a seat, in cents; 0 is free. */
  price: number | null;
}

/** The limits of the contract; the price is in cents. */
export const LIMITS = {
  title: 120,
  description: 2000,
  minutes: { min: 15, max: 240 },
  capacity: { min: 2, max: 200 },
  price: 50_000,
} as const;

/** A group before anything is typed, its fields in the order of the form: nothing is chosen that someone pays for. */
export const NEW_GROUP: GroupFields = {
  title: '',
  description: '',
  topic: '',
  language: '',
  audience: 'EVERYONE',
  date: '',
  time: '',
  minutes: 60,
  repeat: 'ONCE',
  occurrences: 6,
  capacity: 8,
  price: null,
};

/** The fields of a meeting as it stands. */
export function fieldsOf(meeting: HostedGroupSession): GroupFields {
  const { title, description, topic, language, audience, capacity } = meeting;
  return {
    ...NEW_GROUP,
    ...wallClock(meeting.startsAt, meeting.timeZone),
    title,
    description,
    topic,
    language,
    audience,
    minutes: meeting.durationMinutes,
    capacity,
    price: meeting.price.amountMinor,
  };
}

/** What can be wrong with a field; each has a text `problem.…`. */
type Problem =
  | 'title'
  | 'titleLong'
  | 'description'
  | 'descriptionLong'
  | 'topic'
  | 'date'
  | 'datePast'
  | 'dateFar'
  | 'time'
  | 'minutes'
  | 'occurrences'
  | 'capacity'
  | 'capacityTaken'
  | 'price'
  | 'language';

export type Problems = Partial<Record<keyof GroupFields, Problem>>;

export interface FieldRules {
  /** Epoch milliseconds. */
  now: number;
  /** The host’s zone. */
  timeZone: string;
  /** How many seats are taken; the group cannot be smaller. @default 0 */
  taken?: number;
}

const YEAR_MS = 366 * 86_400_000;
const isWithin = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;

/** What is wrong, by field, in the order of the form. */
export function problemsOf(fields: GroupFields, { now, timeZone, taken = 0 }: FieldRules): Problems {
  const found: Problems = {};
  const title = fields.title.trim();
  const description = fields.description.trim();
  if (title === '') found.title = 'title';
  else if (title.length > LIMITS.title) found.title = 'titleLong';
  if (description === '') found.description = 'description';
  else if (description.length > LIMITS.description) found.description = 'descriptionLong';
  if (fields.topic === '') found.topic = 'topic';
  if (fields.language === '') found.language = 'language';
  if (!isPlannable(fields.date)) found.date = 'date';
  if (fields.time === '') found.time = 'time';
  const start = plannedInstant(fields, timeZone);
  if (start !== null && Date.parse(start) <= now) found.date = 'datePast';
  else if (start !== null && Date.parse(start) > now + YEAR_MS) found.date = 'dateFar';
  if (!isWithin(fields.minutes, LIMITS.minutes)) found.minutes = 'minutes';
  if (fields.repeat !== 'ONCE' && !isWithin(fields.occurrences, { min: FEWEST, max: MOST }))
    found.occurrences = 'occurrences';
  if (!isWithin(fields.capacity, LIMITS.capacity)) found.capacity = 'capacity';
  else if ((fields.capacity ?? 0) < taken) found.capacity = 'capacityTaken';
  if (!isWithin(fields.price, { min: 0, max: LIMITS.price })) found.price = 'price';
  return found;
}

/** How often it meets; null is once, or not yet a whole number of times. */
export function recurrenceOf({ repeat, occurrences }: GroupFields): GroupRecurrence | null {
  return repeat === 'ONCE' || !isWithin(occurrences, { min: FEWEST, max: MOST })
    ? null
    : { frequency: repeat, occurrences: occurrences ?? FEWEST };
}

/** A new group as the server takes it; null while something is missing. */
export function newGroupOf(
  fields: GroupFields,
  timeZone: string,
): OperationInput<typeof createGroupSession>['body'] | null {
  const { topic, language, minutes, capacity, price } = fields;
  const startsAt = plannedInstant(fields, timeZone);
  if (topic === '' || language === '' || startsAt === null || minutes === null || capacity === null || price === null)
    return null;
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    topic,
    startsAt,
    durationMinutes: minutes,
    capacity,
    price: { amountMinor: price, currency: 'USD' },
    language,
    audience: fields.audience,
    recurrence: recurrenceOf(fields),
  };
}

/** What differs from a meeting, as the server takes it; empty where nothing does. */
export interface GroupChanges {
  title?: string | undefined;
  description?: string | undefined;
  startsAt?: string | undefined;
  durationMinutes?: number | undefined;
  capacity?: number | undefined;
}

/** Only what was changed here is sent, so that other meetings of a series keep what is their own. */
export function changesOf(fields: GroupFields, meeting: HostedGroupSession): GroupChanges {
  const first = fieldsOf(meeting);
  const title = fields.title.trim();
  const description = fields.description.trim();
  const isMoved = fields.date !== first.date || fields.time !== first.time;
  const startsAt = isMoved ? plannedInstant(fields, meeting.timeZone) : null;
  return {
    ...(title !== meeting.title && { title }),
    ...(description !== meeting.description && { description }),
    ...(startsAt !== null && { startsAt }),
    ...(fields.minutes !== null && fields.minutes !== meeting.durationMinutes && { durationMinutes: fields.minutes }),
    ...(fields.capacity !== null && fields.capacity !== meeting.capacity && { capacity: fields.capacity }),
  };
}
