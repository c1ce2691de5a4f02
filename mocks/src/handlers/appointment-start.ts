import { getConsent, startAppointment } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { addMinutes, iso } from '../clock.ts';
import { enterAsHost } from '../rules/admission.ts';
import { consentOnFile } from '../rules/client-consents.ts';
import { heldBackOf } from '../rules/held-back.ts';
import { emptySession, settleRecording } from '../rules/live-session.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { ApiFailure, forbidden } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentAsProvider } from './find.ts';
import { saveRoom } from './room-access.ts';
import { saveAndNotify } from './save-and-notify.ts';

const notStartable = (message: string) => new ApiFailure(409, 'NOT_STARTABLE', message);

export const startAppointmentHandler = defineHandler(startAppointment, (context) => {
  const { tables, user, now } = context;
  const { appointment, provider } = appointmentAsProvider(context, context.params.id);
  const answer = (row: AppointmentRow) => ({
    appointmentId: row.id,
    status: row.status,
    startedAt: row.startedAt ?? iso(now),
    recordingRequired: provider.recordsSessions,
  });
  if (appointment.status === 'IN_PROGRESS') return answer(appointment);
  const isBusy = tables.appointments
    .all()
    .some((row) => row.provider.id === appointment.provider.id && row.status === 'IN_PROGRESS');
  if (isBusy)
    throw new ApiFailure(409, 'ANOTHER_SESSION_RUNNING', 'Another session of yours is running. End it first.');
  if (heldBackOf(tables, provider.id) !== null) throw forbidden('Provider credentials not verified');
  if (!isPlanned(appointment)) throw notStartable('This session is over or was canceled.');
  if (addMinutes(now, 24 * 60).getTime() < Date.parse(appointment.startsAt))
    throw notStartable('This session is more than a day away.');
  if (addMinutes(now, -12 * 60).getTime() > Date.parse(appointment.endsAt))
    throw notStartable('The time of this session is long past.');

  // Who waits goes on waiting: people are let in one at a time, by name.
  const session = tables.sessions.get(appointment.id) ?? emptySession(appointment.id);
  saveRoom(context, appointment.roomName, session, settleRecording(enterAsHost(session, user, now), now));
  return answer(
    saveAndNotify(context, { ...appointment, status: 'IN_PROGRESS', startedAt: iso(now), updatedAt: iso(now) }),
  );
});

export const getConsentHandler = defineHandler(getConsent, (context) => {
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const consentedAt = consentOnFile(context.tables, appointment);
  const consented = consentedAt !== null;
  return {
    appointmentId: appointment.id,
    consented,
    consentedAt,
    scopes: consented ? (['TREATMENT', 'TELEHEALTH', 'POLICY'] as const).slice() : [],
  };
});
