import { dischargeClient, updateClient } from '@sakina/platform/contract';
import type { UserId } from '@sakina/platform/contract';
import { defined, isPlanned } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { cancellationFor } from '../../rules/cancellations.ts';
import { retractRequests } from '../../rules/client-consents.ts';
import { clientFor, isDischarged, recordOf, saveRecord } from '../../rules/client-records.ts';
import { refundCancelled } from '../../rules/payments.ts';
import { tellOf, tellOfSession } from '../../rules/tell.ts';
import { endPlan, isOpenPlan } from '../../rules/treatment-plans.ts';
import type { AppointmentRow, ProviderRow } from '../../store/rows.ts';
import { ApiFailure, invalid, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { saveAndNotify } from '../save-and-notify.ts';
import { clientOfProvider } from './find-client.ts';

export const updateClientHandler = defineHandler(updateClient, (context) => {
  const {
    tables,
    now,
    body: { version, ...details },
  } = context;
  const { provider, client, appointments } = clientOfProvider(context, context.params.id);
  const record = recordOf(tables, provider.id, client.id, now);
  if (version !== record.version)
    throw versionConflict('This record was changed in another window. Read it again before you save.', {
      version: record.version,
    });
  const sent = defined(details);
  const tags = [...new Set(details.tags ?? record.tags)];
  saveRecord(tables, record, { ...sent, tags }, now);
  return clientFor(tables, provider, appointments, now);
});

type DischargeContext = HandlerContext<typeof dischargeClient>;

/** Cancels future sessions, free of charge because the provider cancels. */
function callOff(context: DischargeContext, appointment: AppointmentRow): AppointmentRow {
  const { now } = context;
  const fee = { amountMinor: 0, currency: appointment.price.currency };
  const reason = { code: 'CARE_ENDED' as const, text: null };
  const cancelled = saveAndNotify(context, {
    ...appointment,
    status: 'CANCELLED',
    cancellation: cancellationFor(appointment, { reason, by: 'PROVIDER' as const, at: iso(now), fee }),
    updatedAt: iso(now),
  });
  refundCancelled(context, cancelled);
  return cancelled;
}

/**
 * Ends what belongs to the care: its plans, what the client is asked, times offered to them, and questionnaires without
 * an answer.
 */
function endParts(
  { tables, now, body }: DischargeContext,
  { provider, clientId }: { provider: ProviderRow; clientId: UserId },
): void {
  const at = iso(now);
  const status = body.reason === 'GOALS_MET' ? 'COMPLETED' : 'DISCONTINUED';
  for (const plan of tables.treatmentPlans.all())
    if (plan.providerId === provider.id && plan.client.id === clientId && isOpenPlan(plan))
      endPlan(tables, plan, {
        status: plan.status === 'DRAFT' ? 'DISCONTINUED' : status,
        reason: 'Care has ended.',
        at,
      });
  retractRequests(
    tables,
    { providerId: provider.id, clientId },
    { name: provider.displayName, notes: 'Care has ended.', at },
  );
  for (const row of tables.measures.all())
    if (row.client.id === clientId && row.status === 'ASSIGNED' && row.assignedBy?.id === provider.id)
      tables.measures.remove(row.id);
  // Accepting one would book a session in a care that has ended; their place in line is the client’s own.
  for (const row of tables.waitlistEntries.all())
    if (row.client.id === clientId && row.status === 'OFFERED' && row.offer?.provider.id === provider.id)
      tables.waitlistEntries.put({ ...row, status: 'WAITING', offer: null, updatedAt: at });
}

export const dischargeClientHandler = defineHandler(dischargeClient, (context) => {
  const { tables, now, body } = context;
  const { provider, client, appointments } = clientOfProvider(context, context.params.id);
  const record = recordOf(tables, provider.id, client.id, now);
  if (isDischarged(record))
    throw new ApiFailure(409, 'ALREADY_DISCHARGED', 'Care of this client has ended already.', {
      at: record.discharge?.at,
    });
  const referral = body.referral ?? null;
  if (body.reason === 'TRANSFERRED' && referral === null)
    throw invalid({ referral: 'Say whom the client is sent on to.' });

  if (clientFor(tables, provider, appointments, now).openFlags > 0)
    throw new ApiFailure(409, 'FLAG_OPEN', 'An answer about self-harm waits for your review. Review it first.');

  // Past sessions that were never held need no cancellation; a running one has to be ended first.
  const ahead = appointments.filter((row) => isPlanned(row) && Date.parse(row.endsAt) > now.getTime());
  const running = appointments.filter((row) => row.status === 'IN_PROGRESS');
  if (running.length > 0 || (ahead.length > 0 && body.cancelAppointments !== true)) {
    const details = {
      appointments: [...running, ...ahead].map(({ id, startsAt, status }) => ({ id, startsAt, status })),
    };
    const message =
      running.length > 0
        ? 'A session with this client is under way. End it first.'
        : 'Sessions with this client are still booked. Call them off with the discharge, or keep them.';
    throw new ApiFailure(409, 'APPOINTMENTS_AHEAD', message, details);
  }
  const [first, ...others] = ahead.map((appointment) => callOff(context, appointment));
  const event = { by: provider.userId, at: now };
  if (first)
    tellOfSession(tables, 'session.cancelByProvider', first, {
      ...event,
      ...(others.length > 0 && { sessions: others.length + 1 }),
    });
  endParts(context, { provider, clientId: client.id });
  const discharge = {
    reason: body.reason,
    summary: body.summary,
    referral,
    ...(body.clientWords !== undefined && { clientWords: body.clientWords }),
    ...(body.outreach && { outreach: body.outreach }),
    at: iso(now),
    byName: provider.displayName,
  };
  saveRecord(tables, record, { discharge }, now);
  tellOf(tables, 'care.end', { ...event, to: { CLIENT: client.id }, subject: { providerId: provider.id } });
  const current = clientOfProvider(context, client.id);
  return clientFor(tables, provider, current.appointments, now);
});
