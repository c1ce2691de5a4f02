import * as v from 'valibot';
import { appointmentStatus } from './schemas/appointment.ts';
import { count, instant, money, text } from './schemas/common.ts';
import { appointmentId, providerId, userId } from './schemas/ids.ts';

/**
 * What the realtime server tells a provider, by event name (SESSION-4). An event says what changed, not how it stands now:
 * screens read again what it touches. Patient data stays out of it but for the name that a notice shows.
 */
export const realtimeEvents = {
  'appointment.updated': v.object({ appointmentId, providerId, status: appointmentStatus, updatedAt: instant }),
  'payment.received': v.object({
    paymentId: text,
    appointmentId: v.nullable(appointmentId),
    amount: money,
    receivedAt: instant,
  }),
  'client.message': v.object({ messageId: text, clientId: userId, clientName: text, unread: count, sentAt: instant }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
/** What an event carries. */
export type RealtimeEvent<Name extends RealtimeEventName> = v.InferOutput<(typeof realtimeEvents)[Name]>;
