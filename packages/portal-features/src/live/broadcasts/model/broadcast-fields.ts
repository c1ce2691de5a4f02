import { broadcastMinutes } from '@sakina/platform/contract';
import type { Broadcast, createBroadcast, OperationInput } from '@sakina/platform/contract';
import { wallClock } from '@sakina/platform/format';
import { meetingBodyOf, meetingProblems } from '../../../shared/meeting/meeting-fields.ts';
import type { MeetingFields, MeetingProblem } from '../../../shared/meeting/meeting-fields.ts';

/** What is typed about a broadcast. */
export type BroadcastFields = MeetingFields;

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

/** What can be wrong with a field. */
export type Problem = MeetingProblem | 'language';

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
  return {
    ...meetingProblems(fields, { now, timeZone, minutes: broadcastMinutes }),
    ...(fields.language === '' && { language: 'language' }),
  };
}

/** A new broadcast as the server takes it; null while something is missing. */
export function newBroadcastOf(
  fields: BroadcastFields,
  timeZone: string,
): OperationInput<typeof createBroadcast>['body'] | null {
  return meetingBodyOf(fields, timeZone);
}
