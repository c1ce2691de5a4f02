import { startBilling, stopBilling } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { billedMinutes, emptySession, stopBilling as stop } from '../rules/live-session.ts';
import { chargeClient } from '../rules/payments.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentAsProvider } from './find.ts';

const notStarted = () => new ApiFailure(409, 'SESSION_NOT_STARTED', 'The session has not been started.');

export const startBillingHandler = defineHandler(startBilling, (context) => {
  const { tables, now } = context;
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const session = tables.sessions.get(appointment.id) ?? emptySession(appointment.id);
  if (session.billing) return { appointmentId: appointment.id, startedAt: session.billing.startedAt };
  if (appointment.status !== 'IN_PROGRESS') throw notStarted();
  tables.sessions.put({ ...session, billing: { startedAt: iso(now), stoppedAt: null } });
  return { appointmentId: appointment.id, startedAt: iso(now) };
});

export const stopBillingHandler = defineHandler(stopBilling, (context) => {
  const { tables, now } = context;
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const session = tables.sessions.get(appointment.id);
  if (!session?.billing) throw notStarted();
  const isRunning = session.billing.stoppedAt === null;
  if (isRunning) chargeClient(context, appointment);
  const stopped = isRunning ? tables.sessions.put(stop(session, now)) : session;
  const startedAt = stopped.billing?.startedAt ?? iso(now);
  const stoppedAt = stopped.billing?.stoppedAt ?? iso(now);
  return {
    appointmentId: appointment.id,
    startedAt,
    stoppedAt,
    billingMinutes: billedMinutes(stopped, stoppedAt),
    amount: appointment.price,
  };
});
