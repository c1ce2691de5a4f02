import { iso } from '../clock.ts';
import { withParticipant } from '../rules/live-session.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import type { Caller } from './caller.ts';

/** A new participant. Only their own browser receives the id. */
export function newParticipant(
  session: SessionRow,
  entry: Pick<ParticipantRow, 'displayName' | 'role' | 'presence' | 'userId'>,
  now: Date,
): ParticipantRow {
  return {
    ...entry,
    id: crypto.randomUUID(),
    publicId: `participant-${session.participants.length + 1}`,
    joinedAt: iso(now),
    recordingConsent: null,
  };
}

/** The provider in their own room: present, returning or new. */
export function enterAsProvider(session: SessionRow, provider: Caller, now: Date): SessionRow {
  const known = session.participants.find((entry) => entry.userId === provider.userId);
  const entering =
    known ??
    newParticipant(
      session,
      { displayName: provider.displayName, role: 'PROVIDER', presence: 'PRESENT', userId: provider.userId },
      now,
    );
  return withParticipant(session, { ...entering, presence: 'PRESENT' });
}
