import { groupLimits } from '@sakina/platform/contract';
import type {
  createGroupSession,
  GroupAudience,
  GroupRecurrence,
  GroupTopic,
  HostedGroupSession,
  OperationInput,
} from '@sakina/platform/contract';
import { plannedInstant, wallClock } from '@sakina/platform/format';
import { isWithin, meetingBodyOf, meetingProblems } from '../../../shared/meeting/meeting-fields.ts';
import type { MeetingFields, MeetingProblem } from '../../../shared/meeting/meeting-fields.ts';

/** What is typed about a group. */
export interface GroupFields extends MeetingFields {
  topic: GroupTopic | '';
  audience: GroupAudience;
  repeat: GroupRecurrence['frequency'] | 'ONCE';
  occurrences: number | null;
  capacity: number | null;
  /** Of a seat, in cents; 0 is free. */
  price: number | null;
}

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

/** What can be wrong with a field. */
export type Problem = MeetingProblem | 'topic' | 'occurrences' | 'capacity' | 'capacityTaken' | 'price' | 'language';

export type Problems = Partial<Record<keyof GroupFields, Problem>>;

export interface FieldRules {
  /** Epoch milliseconds. */
  now: number;
  /** The host’s zone. */
  timeZone: string;
  /** How many seats are taken; the group cannot be smaller. @default 0 */
  taken?: number;
}

/** What is wrong, by field. */
export function problemsOf(fields: GroupFields, { now, timeZone, taken = 0 }: FieldRules): Problems {
  const found: Problems = meetingProblems(fields, { now, timeZone, minutes: groupLimits.minutes });
  if (fields.topic === '') found.topic = 'topic';
  if (fields.language === '') found.language = 'language';
  if (fields.repeat !== 'ONCE' && !isWithin(fields.occurrences, groupLimits.occurrences))
    found.occurrences = 'occurrences';
  if (!isWithin(fields.capacity, groupLimits.capacity)) found.capacity = 'capacity';
  else if ((fields.capacity ?? 0) < taken) found.capacity = 'capacityTaken';
  if (!isWithin(fields.price, { min: 0, max: groupLimits.price })) found.price = 'price';
  return found;
}

/** How often it meets; null is once, or not yet a whole number of times. */
export function recurrenceOf({
  repeat,
  occurrences,
}: Pick<GroupFields, 'repeat' | 'occurrences'>): GroupRecurrence | null {
  return repeat === 'ONCE' || !isWithin(occurrences, groupLimits.occurrences)
    ? null
    : { frequency: repeat, occurrences: occurrences ?? groupLimits.occurrences.min };
}

/** A new group as the server takes it; null while something is missing. */
export function newGroupOf(
  fields: GroupFields,
  timeZone: string,
): OperationInput<typeof createGroupSession>['body'] | null {
  const { topic, capacity, price } = fields;
  const meeting = meetingBodyOf(fields, timeZone);
  if (meeting === null || topic === '' || capacity === null || price === null) return null;
  return {
    ...meeting,
    topic,
    capacity,
    price: { amountMinor: price, currency: 'USD' },
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
