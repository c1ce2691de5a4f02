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
      capturingSince: null,
      analysisStartedAt: null,
      durationSeconds: 0,
      takes: [],
      changes: [],
      access: [],
    },
    billing: null,
  };
}

/** Whether an appointment is upcoming: booked, and neither started nor cancelled. */
export function isAhead(appointment: Pick<AppointmentRow, 'status'>): boolean {
  return appointment.status === 'CONFIRMED' || appointment.status === 'PENDING';
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

/** Starts capturing when everyone has consented, and pauses when a participant without consent joins (CARE-10). */
export function settleRecording(session: SessionRow, now: Date): SessionRow {
  const { recording } = session;
  if (recording.status === 'ARMED' && allConsented(session)) {
    return {
      ...session,
      recording: {
        ...recording,
        status: 'RECORDING',
        startedAt: recording.startedAt ?? iso(now),
        capturingSince: iso(now),
      },
    };
  }
  if (recording.status === 'RECORDING' && !allConsented(session)) {
    return {
      ...session,
      recording: {
        ...recording,
        status: 'ARMED',
        capturingSince: null,
        durationSeconds: capturedSeconds(recording, now),
      },
    };
  }
  return session;
}

/** Whether a recording is asked for: it captures, waits for consent or is off the record. */
export function isRecordingOn({ recording: { status } }: SessionRow): boolean {
  return status === 'ARMED' || status === 'RECORDING' || status === 'PAUSED';
}

/** Ends what is being captured with another status. */
export function endCapture(session: SessionRow, status: 'PAUSED' | 'STOPPED' | 'FAILED', now: Date): SessionRow {
  const { recording } = session;
  return {
    ...session,
    recording: {
      ...recording,
      status,
      stoppedAt: status === 'PAUSED' ? null : iso(now),
      capturingSince: null,
      durationSeconds: capturedSeconds(recording, now),
    },
  };
}

/** Stops a recording that is on; any other stays as it is. */
export function stopRecording(session: SessionRow, now: Date): SessionRow {
  return isRecordingOn(session) ? endCapture(session, 'STOPPED', now) : session;
}

/** Seconds captured so far, over all pieces. */
export function capturedSeconds(recording: SessionRow['recording'], now: Date): number {
  const piece =
    recording.capturingSince === null
      ? 0
      : Math.max(0, Math.floor((now.getTime() - Date.parse(recording.capturingSince)) / 1000));
  return recording.durationSeconds + piece;
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
 * The billed minutes of a session: the whole minutes in which provider and client were both inside (SESSION-2). A session that the
 * provider says took place outside the room counts from the start of its timer.
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
