import * as z from 'zod/mini';
import { appointmentStatus } from './schemas/appointment.ts';
import { count, instant, money, text } from './schemas/common.ts';
import { appointmentId, providerId, userId } from './schemas/ids.ts';

/**
 * What the realtime server tells a provider, by event name (SESSION-4). An event says what changed, not how it stands now:
 * screens read again what it touches. Patient data stays out of it but for the name that a notice shows.
 */
export const realtimeEvents = {
  'appointment.updated': z.object({ appointmentId, providerId, status: appointmentStatus, updatedAt: instant }),
  'payment.received': z.object({ paymentId: text, appointmentId: z.nullable(appointmentId), amount: money, receivedAt: instant }),
  'client.message': z.object({ messageId: text, clientId: userId, clientName: text, unread: count, sentAt: instant }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
/** What an event carries. */
export type RealtimeEvent<Name extends RealtimeEventName> = z.output<(typeof realtimeEvents)[Name]>;
