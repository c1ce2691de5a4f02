import { sendRoomCaption, setRoomCaptions } from '@sakina/platform/contract';
import { seatAddress } from '../realtime/seats.ts';
import { withParticipant } from '../rules/live-session.ts';
import { isStandIn } from '../rules/simulate-peers.ts';
import { forbidden } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { saveRoom } from './room-access.ts';
import { insider, isSending } from './room-media.ts';

/** What the demo’s stand-in says to someone who reads along. */
const STAND_IN_WORDS = 'I can hear you well, thank you.';

export const setRoomCaptionsHandler = defineHandler(setRoomCaptions, (context) => {
  const { isOn, participantId } = context.body;
  const { self, session, subject } = insider(context, participantId);
  if (self.wantsCaptions !== isOn)
    saveRoom(context, subject.roomName, session, withParticipant(session, { ...self, wantsCaptions: isOn }));
  const standIn = session.participants.find((entry) => isStandIn(entry) && entry.presence === 'PRESENT');
  if (isOn && standIn) {
    const caption = { id: 'stand-in', language: 'en' as const, text: STAND_IN_WORDS, isFinal: true };
    const event = { roomName: subject.roomName, participantId: standIn.publicId, caption };
    context.emit('room.caption', event, { to: seatAddress(subject.roomName, self.publicId) });
  }
  return { isOn };
});

export const sendRoomCaptionHandler = defineHandler(sendRoomCaption, (context) => {
  const { caption, participantId } = context.body;
  const { self, session, subject } = insider(context, participantId);
  if (subject.kind === 'BROADCAST' && !isSending(self)) throw forbidden('Those who watch say nothing to all.');
  const { roomName } = subject;
  const readers = session.participants.filter(
    (entry) => entry !== self && entry.presence === 'PRESENT' && entry.wantsCaptions,
  );
  for (const { publicId } of readers)
    context.emit(
      'room.caption',
      { roomName, participantId: self.publicId, caption },
      { to: seatAddress(roomName, publicId) },
    );
  return { passedOn: readers.length };
});
