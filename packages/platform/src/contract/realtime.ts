import * as v from 'valibot';
import { appointmentStatus } from './schemas/appointment.ts';
import { count, instant, money, text } from './schemas/common.ts';
import { appointmentId, providerId, userId } from './schemas/ids.ts';
import { signalMessage } from './schemas/room-signal.ts';
import { roomCaption } from './schemas/room-caption.ts';
import { recordingStatus } from './schemas/recording-status.ts';

const roomName = text;

/**
 * What the realtime server tells those in a room, each by their own place (SESSION-4): entered by the id of the
 * participant and the secret of the place. No name and no word of the chat is in it.
 */
export const roomEvents = {
  /** Someone came, left or raised a hand; the room opened or ended. */
  'room.updated': v.object({ roomName, updatedAt: instant }),
  'room.chat': v.object({ roomName, messageId: text, sentAt: instant }),
  /**
   * The host let the receiver in, refused them, put them in the waiting room, sent them out, asks them to mute
   * themselves, or changed their part in a broadcast.
   */
  'room.moderated': v.object({
    roomName,
    act: v.picklist(['ADMITTED', 'REFUSED', 'SENT_BACK', 'REMOVED', 'ASKED_TO_MUTE', 'ON_STAGE', 'OFF_STAGE']),
  }),
  'recording.changed': v.object({ roomName, status: recordingStatus, changedAt: instant }),
  'billing.changed': v.object({ roomName, changedAt: instant }),
} as const;

/**
 * What one member of a call says to another through the room, while both are inside. Apart from the events of
 * the room: it changes nothing that a screen has read.
 */
export const callEvents = {
  'room.signal': v.object({ roomName, from: text, message: signalMessage }),
  /** What someone says, as text, for those who have captions on. It is kept nowhere. */
  'room.caption': v.object({ roomName, participantId: text, caption: roomCaption }),
} as const;

/**
 * What the realtime server tells a provider, by event name (SESSION-4). An event says what changed, not how it stands
 * now: screens read again what it touches. Patient data stays out of it but for the name that a notice shows.
 */
export const providerEvents = {
  'appointment.updated': v.object({ appointmentId, providerId, status: appointmentStatus, updatedAt: instant }),
  'payment.received': v.object({
    paymentId: text,
    appointmentId: v.nullable(appointmentId),
    amount: money,
    receivedAt: instant,
  }),
  'client.message': v.object({ messageId: text, clientId: userId, clientName: text, unread: count, sentAt: instant }),
} as const;

/** Every event of the realtime server. */
export const realtimeEvents = { ...providerEvents, ...roomEvents, ...callEvents } as const;

export type ProviderEventName = keyof typeof providerEvents;
export type RoomEventName = keyof typeof roomEvents;
export type RealtimeEventName = keyof typeof realtimeEvents;
/** What an event carries. */
export type RealtimeEvent<Name extends RealtimeEventName> = v.InferOutput<(typeof realtimeEvents)[Name]>;
