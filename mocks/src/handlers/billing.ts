import { startBilling, stopBilling } from '@sakina/platform/contract';
import { chargeForMinutes, chargeRuleFor } from '@sakina/platform/domain';
import { iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import { billedMinutes, emptySession, stopBilling as stop, stopRecording } from '../rules/live-session.ts';
import { bookedMinutes } from '../rules/charges.ts';
import type { SessionRow } from '../store/rows.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentAsProvider } from './find.ts';
import { saveRoom, tellRoom } from './room-access.ts';

const notStarted = () => new ApiFailure(409, 'SESSION_NOT_STARTED', 'The session has not been started.');

/** Tells those in the room that the timer was started or stopped. */
function tellOfBilling(context: { emit: Emit; now: Date }, roomName: string, session: SessionRow): void {
  tellRoom(context, roomName, session, (emit, to) =>
    emit('billing.changed', { roomName, changedAt: iso(context.now) }, to),
  );
}

export const startBillingHandler = defineHandler(startBilling, (context) => {
  const { tables, now } = context;
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const session = tables.sessions.get(appointment.id) ?? emptySession(appointment.id);
  if (session.billing) {
    const { startedAt, stoppedAt } = session.billing;
    return { appointmentId: appointment.id, startedAt, ...(stoppedAt !== null && { stoppedAt }) };
  }
  if (appointment.status !== 'IN_PROGRESS') throw notStarted();
  tables.sessions.put({ ...session, billing: { startedAt: iso(now), stoppedAt: null } });
  tellOfBilling(context, appointment.roomName, session);
  return { appointmentId: appointment.id, startedAt: iso(now) };
});

export const stopBillingHandler = defineHandler(stopBilling, (context) => {
  const { tables, now } = context;
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const session = tables.sessions.get(appointment.id);
  if (!session?.billing) throw notStarted();
  const isRunning = session.billing.stoppedAt === null;
  const stopped = isRunning
    ? saveRoom(context, appointment.roomName, session, stop(stopRecording(session, now), now))
    : session;
  if (isRunning) tellOfBilling(context, appointment.roomName, stopped);
  const startedAt = stopped.billing?.startedAt ?? iso(now);
  const stoppedAt = stopped.billing?.stoppedAt ?? iso(now);
  const minutes = { held: billedMinutes(stopped, stoppedAt), booked: bookedMinutes(appointment) };
  return {
    appointmentId: appointment.id,
    startedAt,
    stoppedAt,
    billingMinutes: minutes.held,
    bookedMinutes: minutes.booked,
    charge: chargeRuleFor(minutes),
    amount: appointment.charged ?? chargeForMinutes(appointment.price, minutes, null),
  };
});
