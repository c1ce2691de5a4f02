import { addMinutes, iso } from '../clock.ts';
import type { AppointmentRow, ParticipantRow, SessionRow } from '../store/rows.ts';
import { settleRecording, withParticipant } from './live-session.ts';
import { ASKED_SCOPES, CONSENT_TEXT, withAnswer } from './recording-consent.ts';

/**
 * Seconds from the start until the client asks to come in, and from their admission until they consent to be recorded.
 */
const ARRIVES_AFTER = 4;
const CONSENTS_AFTER = 6;

/** Id of the stand-in for a session’s client. */
const standInId = (appointmentId: string) => `demo-${appointmentId}`;

/** Whether a participant is simulated. */
export const isStandIn = ({ id }: ParticipantRow): boolean => id.startsWith(standInId(''));

const later = (instant: string, seconds: number) => addMinutes(instant, seconds / 60);

/**
 * Simulates the client of a started session, for a demo with one person: they ask to come in after a few seconds and,
 * once they were let in, consent to the recording a little later. Computed from the elapsed time; a real client is
 * never changed.
 */
export function simulateClient(appointment: AppointmentRow, session: SessionRow, now: Date): SessionRow {
  if (appointment.status !== 'IN_PROGRESS' || appointment.startedAt === null) return session;
  const id = standInId(appointment.id);
  const client = session.participants.find((entry) => entry.role === 'CLIENT');
  if (!client) {
    const joinedAt = later(appointment.startedAt, ARRIVES_AFTER);
    if (now < joinedAt) return session;
    return simulateClient(
      appointment,
      withParticipant(session, {
        id,
        publicId: `${id}-client`,
        userId: appointment.client.id,
        displayName: appointment.client.displayName,
        role: 'CLIENT',
        presence: 'WAITING',
        identity: 'SIGNED_IN_MATCHED',
        joinedAt: iso(joinedAt),
        waitingSince: iso(joinedAt),
        admittedAt: null,
        mayReturn: false,
        stays: [],
        handRaisedAt: null,
        accountName: null,
        passedAt: null,
        coveredSince: null,
        isCoHost: false,
        stage: 'OFF',
        wantsCaptions: false,
        lostSince: null,
        consents: [],
      }),
      now,
    );
  }
  const { admittedAt, consents, presence } = client;
  const isAsked = session.recording.status === 'ARMED' && presence === 'PRESENT' && consents.length === 0;
  const isStandInAsked = client.id === id && isAsked && admittedAt !== null;
  if (!isStandInAsked || now < later(admittedAt, CONSENTS_AFTER)) return settleRecording(session, now);
  const yes = { scopes: [...ASKED_SCOPES], textVersion: CONSENT_TEXT, language: 'en' as const };
  return settleRecording(withParticipant(session, withAnswer(client, yes, now)), now);
}
