import { listRoomChat, sendRoomChat } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { seatAddress } from '../realtime/seats.ts';
import { isShutOut } from '../rules/admission.ts';
import type { ChatLineRow, ParticipantRow } from '../store/rows.ts';
import { ApiFailure, invalid } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ended, openRoom, ownPlace } from './room-access.ts';
import type { OpenRoom } from './room-access.ts';

/** How many words to the host someone has who waits outside. */
const WORDS_FROM_OUTSIDE = 3;

/** Whether a line is for someone: their own, to everyone inside, or to the host whom they are. */
function isFor(line: ChatLineRow, self: ParticipantRow): boolean {
  return line.authorId === self.publicId || line.to === 'ALL' || self.role === 'PROVIDER';
}

/** What someone may read: in a group nothing from before they were let in; outside only their own words. */
function readable({ subject, session }: OpenRoom, self: ParticipantRow): ChatLineRow[] {
  const since =
    subject.kind === 'SESSION' || self.role === 'PROVIDER' ? 0 : Date.parse(self.admittedAt ?? self.joinedAt);
  return session.chat.filter(
    (line) =>
      isFor(line, self) &&
      (self.presence === 'PRESENT' || line.authorId === self.publicId) &&
      (line.authorId === self.publicId || Date.parse(line.sentAt) >= since),
  );
}

const view = (line: ChatLineRow, self: ParticipantRow) => ({ ...line, isOwn: line.authorId === self.publicId });

export const listRoomChatHandler = defineHandler(listRoomChat, (context) => {
  const open = openRoom(context);
  const self = ownPlace(open.session, context.caller, context.secret);
  return { items: readable(open, self).map((line) => view(line, self)) };
});

export const sendRoomChatHandler = defineHandler(sendRoomChat, (context) => {
  const { tables, body, caller, now, emit } = context;
  const { subject, session } = openRoom(context);
  const self = ownPlace(session, caller, body.participantId);
  if (subject.isOver) throw ended();
  // Those who watch a broadcast do not learn of each other.
  if (subject.kind === 'BROADCAST' && self.role !== 'PROVIDER' && body.to !== 'HOST')
    throw invalid({ to: 'In a broadcast you write to the host alone.' });
  const isInside = self.presence === 'PRESENT';
  const written = session.chat.filter(({ authorId }) => authorId === self.publicId).length;
  const mayKnock = !isShutOut(self) && self.presence === 'WAITING' && body.to === 'HOST';
  if (!isInside && !(mayKnock && written < WORDS_FROM_OUTSIDE))
    throw new ApiFailure(409, 'ONLY_WHILE_INSIDE', 'Those outside have three words to the host.');
  const line: ChatLineRow = {
    id: `line-${session.chat.length + 1}`,
    authorId: self.publicId,
    authorName: self.displayName,
    to: body.to,
    text: body.text,
    sentAt: iso(now),
  };
  tables.sessions.put({ ...session, chat: [...session.chat, line] });
  for (const entry of session.participants)
    if (entry.presence === 'PRESENT' && isFor(line, entry))
      emit(
        'room.chat',
        { roomName: subject.roomName, messageId: line.id, sentAt: line.sentAt },
        { to: seatAddress(subject.roomName, entry.publicId) },
      );
  return view(line, self);
});
