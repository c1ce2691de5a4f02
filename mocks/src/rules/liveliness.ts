import { addMinutes, iso } from '../clock.ts';
import type { AppointmentRow, SessionRow } from '../store/rows.ts';
import { settleRecording, withParticipant } from './live-session.ts';

/** Seconds after the start at which the client appears, and after that until they agree to be recorded. */
const ARRIVES_AFTER = 4;
const CONSENTS_AFTER = 6;

const later = (instant: string, seconds: number) => addMinutes(instant, seconds / 60);

/**
 * In the demo one person clicks alone: the client of a session that was started comes in after a few seconds and agrees
 * to the recording a little later. Computed from the time that has passed; a client who came by themselves is left alone.
 */
export function enliven(appointment: AppointmentRow, session: SessionRow, now: Date): SessionRow {
  if (appointment.status !== 'IN_PROGRESS' || appointment.startedAt === null) return session;
  const id = `demo-${appointment.id}`;
  const client = session.participants.find((entry) => entry.role === 'CLIENT');
  if (!client) {
    const joinedAt = later(appointment.startedAt, ARRIVES_AFTER);
    if (now < joinedAt) return session;
    return enliven(
      appointment,
      withParticipant(session, {
        id,
        publicId: `${id}-client`,
        userId: appointment.client.id,
        displayName: appointment.client.displayName,
        role: 'CLIENT',
        presence: 'PRESENT',
        joinedAt: iso(joinedAt),
        recordingConsent: null,
      }),
      now,
    );
  }
  const isAsked = session.recording.status === 'ARMED';
  if (client.id !== id || client.recordingConsent !== null || !isAsked || now < later(client.joinedAt, CONSENTS_AFTER))
    return settleRecording(session, now);
  return settleRecording(withParticipant(session, { ...client, recordingConsent: true }), now);
}
