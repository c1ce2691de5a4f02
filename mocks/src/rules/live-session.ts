import type { RecordingFailure } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { AppointmentRow, ParticipantRow, SessionRow } from '../store/rows.ts';
import { consentOf } from './recording-consent.ts';
import { timeTogether } from './stays.ts';

/** A session without participants. */
export function emptySession(appointmentId: string): SessionRow {
  return {
    id: appointmentId,
    participants: [],
    isLocked: false,
    privacy: 'STANDARD',
    chat: [],
    recording: {
      status: 'NONE',
      startedAt: null,
      stoppedAt: null,
      startingSince: null,
      lastPartAt: null,
      attempt: 0,
      givenUpAttempts: [],
      endedTakes: [],
      analysisStartedAt: null,
      durationSeconds: 0,
      takes: [],
      changes: [],
      access: [],
    },
    billing: null,
  };
}

/** Whether an appointment has ended, for any reason. */
export function isOver(appointment: AppointmentRow): boolean {
  return appointment.status === 'COMPLETED' || appointment.status === 'CANCELLED' || appointment.status === 'NO_SHOW';
}

/** Adds a participant in the order of arrival, or replaces the one with their id in their place. */
export function withParticipant(session: SessionRow, participant: ParticipantRow): SessionRow {
  const isKnown = session.participants.some(({ id }) => id === participant.id);
  const participants = isKnown
    ? session.participants.map((entry) => (entry.id === participant.id ? participant : entry))
    : [...session.participants, participant].toSorted(
        (first, second) => Date.parse(first.joinedAt) - Date.parse(second.joinedAt),
      );
  return { ...session, participants };
}

/** Whether everyone present has consented to be recorded, and at least one person besides the provider is present. */
function allConsented(session: SessionRow): boolean {
  const present = session.participants.filter((entry) => entry.presence === 'PRESENT');
  return present.some((entry) => entry.role !== 'PROVIDER') && present.every((entry) => consentOf(entry) === true);
}

/** Whether everyone has agreed and nothing holds the recording back, whether or not something of it has arrived. */
function mayCapture({ recording: { status } }: SessionRow): boolean {
  return status === 'STARTING' || status === 'RECORDING' || status === 'INTERRUPTED';
}

const withRecording = (session: SessionRow, change: Partial<SessionRow['recording']>): SessionRow => ({
  ...session,
  recording: { ...session.recording, ...change },
});

/**
 * Lets capturing begin when everyone has consented, and holds it back when a participant without consent joins
 * (CARE-10).
 */
export function settleRecording(session: SessionRow, now: Date): SessionRow {
  if (session.recording.status === 'ARMED' && allConsented(session))
    return withRecording(session, { status: 'STARTING', startingSince: iso(now), lastPartAt: null });
  if (mayCapture(session) && !allConsented(session)) return withRecording(session, { status: 'ARMED' });
  return judgeSilence(session, now);
}

/** Milliseconds without a part after which nothing is known to be captured any more: a part is two seconds. */
const SILENT_AFTER_MS = 10_000;

/**
 * Milliseconds within which the first part has to arrive. The page itself gives up after ten seconds without a sample;
 * two seconds of sound and picture then take 14 seconds more through an upload of 500 kbit/s.
 */
const STARTS_WITHIN_MS = 30_000;

const isPast = (since: string | null, milliseconds: number, now: Date) =>
  since !== null && now.getTime() - Date.parse(since) > milliseconds;

/**
 * Says of a recording of which nothing has arrived for a while that it is interrupted, and of one of which nothing has
 * arrived at all that it failed: whoever should capture may never say so.
 */
export function judgeSilence(session: SessionRow, now: Date): SessionRow {
  const { status, lastPartAt, startingSince } = session.recording;
  if (status === 'RECORDING' && isPast(lastPartAt, SILENT_AFTER_MS, now))
    return withRecording(session, { status: 'INTERRUPTED' });
  return status === 'STARTING' && isPast(startingSince, STARTS_WITHIN_MS, now)
    ? failCapture(session, 'NOT_STARTED', now)
    : session;
}

/** Which file a part is of, and which attempt it was captured for. */
interface PartOrigin {
  readonly attempt: number;
  readonly take: number;
}

/** Whether a part comes too late: everyone was told that nothing of this file is recorded. */
export function isGivenUp({ recording: { givenUpAttempts, takes } }: SessionRow, part: PartOrigin): boolean {
  return givenUpAttempts.includes(part.attempt) && takes.every(({ take }) => take !== part.take);
}

/** Asks for a recording that is not on: another attempt, which waits until everyone inside has agreed. */
export function armRecording(session: SessionRow): SessionRow {
  return withRecording(session, { status: 'ARMED', stoppedAt: null, attempt: session.recording.attempt + 1 });
}

/** The page that captures cannot be reached: what it sends once it is back says by itself that it captures. */
export function interruptCapture(session: SessionRow, now: Date): SessionRow {
  const { status } = session.recording;
  if (status === 'RECORDING') return withRecording(session, { status: 'INTERRUPTED' });
  return status === 'STARTING' ? withRecording(session, { startingSince: iso(now) }) : session;
}

/**
 * The page that captured is gone, since the provider comes in anew. Files that it began are still sent to their end,
 * and do not say that anything is captured now.
 */
export function replaceCapture(session: SessionRow, now: Date): SessionRow {
  if (!isRecordingOn(session)) return session;
  return withRecording(interruptCapture(session, now), {
    endedTakes: session.recording.takes.map(({ take }) => take),
  });
}

/** Counts a part that is new, and says that it is recorded if the part is of what is captured now. */
export function withPart(
  session: SessionRow,
  { attempt, take, durationMs }: PartOrigin & { durationMs: number },
  now: Date,
): SessionRow {
  const { recording } = session;
  const durationSeconds = (Math.round(recording.durationSeconds * 1000) + durationMs) / 1000;
  const isCapturedNow = mayCapture(session) && attempt === recording.attempt && !recording.endedTakes.includes(take);
  if (!isCapturedNow) return withRecording(session, { durationSeconds });
  const startedAt = recording.startedAt ?? iso(new Date(now.getTime() - durationMs));
  return withRecording(session, { durationSeconds, startedAt, status: 'RECORDING', lastPartAt: iso(now) });
}

/** Whether a recording is asked for: it captures, waits for consent or is off the record. */
export function isRecordingOn(session: SessionRow): boolean {
  const { status } = session.recording;
  return status === 'ARMED' || status === 'PAUSED' || mayCapture(session);
}

/** Ends what is being captured with another status. */
export function endCapture(session: SessionRow, status: 'PAUSED' | 'STOPPED', now: Date): SessionRow {
  return withRecording(session, status === 'PAUSED' ? { status } : { status, stoppedAt: iso(now) });
}

/** Ends what is being captured by a failure; the session goes on without it. */
export function failCapture(session: SessionRow, failure: RecordingFailure, now: Date): SessionRow {
  const { attempt, givenUpAttempts } = session.recording;
  return withRecording(session, {
    status: 'FAILED',
    failure,
    stoppedAt: iso(now),
    ...(failure === 'NOT_STARTED' && { givenUpAttempts: [...givenUpAttempts, attempt] }),
  });
}

/** What was captured by now, in whole seconds. */
export const wholeSeconds = ({ recording }: SessionRow): number => Math.round(recording.durationSeconds);

/** Why a recording failed, for those who read of it; nothing where it did not. */
export const failureOf = ({ recording: { status, failure } }: SessionRow): { failure?: RecordingFailure } =>
  status === 'FAILED' && failure !== undefined ? { failure } : {};

/** Stops a recording that is on; any other stays as it is. */
export function stopRecording(session: SessionRow, now: Date): SessionRow {
  return isRecordingOn(session) ? endCapture(session, 'STOPPED', now) : session;
}

/** The billed minutes of a session whose timer was stopped; null while it runs or was never started. */
export function finalMinutes(session: SessionRow | undefined): number | null {
  const stoppedAt = session?.billing?.stoppedAt ?? null;
  return session === undefined || stoppedAt === null ? null : billedMinutes(session, stoppedAt);
}

/** Whole minutes between two instants. */
export function billingMinutes(startedAt: string, stoppedAt: string): number {
  return Math.max(0, Math.floor((Date.parse(stoppedAt) - Date.parse(startedAt)) / 60_000));
}

/** Whether anyone but the provider has been in the room; people who only waited in front of it do not count. */
export function wasAttended(session: SessionRow | undefined): boolean {
  return session?.participants.some(({ role, admittedAt }) => role !== 'PROVIDER' && admittedAt !== null) === true;
}

/**
 * The billed minutes of a session: the whole minutes in which provider and client were both inside (SESSION-2). A
 * session that the provider says took place outside the room counts from the start of its timer.
 */
export function billedMinutes(session: SessionRow, stoppedAt: string): number {
  if (session.billing === null) return 0;
  const { startedAt } = session.billing;
  if (!wasAttended(session)) return billingMinutes(startedAt, stoppedAt);
  return Math.floor(timeTogether(session, Date.parse(startedAt), Date.parse(stoppedAt)) / 60_000);
}

/** Stops the timer if it runs. */
export function stopBilling(session: SessionRow, now: Date): SessionRow {
  if (session.billing === null || session.billing.stoppedAt !== null) return session;
  return { ...session, billing: { ...session.billing, stoppedAt: iso(now) } };
}
