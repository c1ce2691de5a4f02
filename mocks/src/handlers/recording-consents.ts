import { answerRecordingConsent, listRecordingConsents, withdrawRecordingConsent } from '@sakina/platform/contract';
import { settleRecording, stopRecording, withParticipant } from '../rules/live-session.ts';
import { ASKED_SCOPES, CONSENT_TEXT, consentOf, withAnswer, withdrawn } from '../rules/recording-consent.ts';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import { ApiFailure, invalid } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ended, isHost, openRoom, ownPlace, saveRoom } from './room-access.ts';
import type { OpenRoom, RoomContext } from './room-access.ts';

/** The history as its reader may see it: everyone's for the host, one's own otherwise. */
function history(context: RoomContext, { subject }: OpenRoom, session: SessionRow, self: ParticipantRow) {
  const people = isHost(context.caller, subject)
    ? session.participants
    : session.participants.filter(({ id }) => id === self.id);
  const items = people.flatMap(({ publicId, displayName, consents }) =>
    consents.map((entry) => ({ ...entry, participantId: publicId, displayName })),
  );
  return {
    textVersion: CONSENT_TEXT,
    scopes: [...ASKED_SCOPES],
    items: items.toSorted((first, second) => Date.parse(second.answeredAt) - Date.parse(first.answeredAt)),
  };
}

export const listRecordingConsentsHandler = defineHandler(listRecordingConsents, (context) => {
  const open = openRoom(context);
  const self = ownPlace(open.session, context.caller, context.secret);
  return history(context, open, open.session, self);
});

export const answerRecordingConsentHandler = defineHandler(answerRecordingConsent, (context) => {
  const { body, caller, now } = context;
  const open = openRoom(context);
  const { subject, session } = open;
  const self = ownPlace(session, caller, body.participantId);
  if (subject.isOver) throw ended();
  if (body.textVersion !== CONSENT_TEXT)
    throw new ApiFailure(409, 'CONSENT_TEXT_CHANGED', 'Another text is in force than the one that was read.', {
      textVersion: CONSENT_TEXT,
    });
  if (body.scopes.length > 0 && !body.scopes.includes('AUDIO'))
    throw invalid({ scopes: 'Nothing can be recorded without the sound.' });
  const answered = withAnswer(self, body, now);
  const changed = withParticipant(session, answered);
  const isTakenBack = consentOf(self) === true && consentOf(answered) !== true;
  const settled = isTakenBack ? stopRecording(changed, now) : settleRecording(changed, now);
  const saved = saveRoom(context, subject.roomName, session, settled);
  return history(context, open, saved, answered);
});

export const withdrawRecordingConsentHandler = defineHandler(withdrawRecordingConsent, (context) => {
  const { body, caller, now } = context;
  const open = openRoom(context);
  const { subject, session } = open;
  const self = ownPlace(session, caller, body.participantId);
  const changed = withdrawn(self, now);
  if (changed === self) return history(context, open, session, self);
  const stopped = stopRecording(withParticipant(session, changed), now);
  const saved = saveRoom(context, subject.roomName, session, stopped);
  return history(context, open, saved, changed);
});
