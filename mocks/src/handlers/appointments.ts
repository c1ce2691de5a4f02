import { cancelAppointment, createAppointment, getAppointment, getConsent, listAppointments, startAppointment, updateAppointment } from '@sakina/platform/contract';
import type { AppointmentId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import { cancellationFee } from '../rules/cancellation.ts';
import { admitWaiting, emptySession, settleRecording, stopBilling, stopRecording } from '../rules/live-session.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { ApiFailure, forbidden, invalid, notFound, versionConflict } from './api-failure.ts';
import { checkSlot } from './check-slot.ts';
import { defineHandler } from './define-handler.ts';
import { appointmentAsProvider, byStart, ownAppointment } from './find.ts';
import { enterAsProvider } from './room-entry.ts';

const notCancellable = (message: string) => new ApiFailure(409, 'NOT_CANCELLABLE', message);
const notStartable = (message: string) => new ApiFailure(409, 'NOT_STARTABLE', message);
const isAhead = (row: AppointmentRow) => row.status === 'CONFIRMED' || row.status === 'PENDING';

export const appointmentList = defineHandler(listAppointments, ({ tables, user, query }) => {
  const side = query.as ?? (user.providerId === null ? 'client' : 'provider');
  const own = tables.appointments.all().filter((row) => (side === 'client' ? row.client.id === user.userId : row.provider.id === user.providerId));
  const wanted = own.filter((row) => {
    const start = Date.parse(row.startsAt);
    const isAfter = query.from === undefined || start >= Date.parse(query.from);
    const isBefore = query.to === undefined || start < Date.parse(query.to);
    return isAfter && isBefore && (query.status === undefined || row.status === query.status);
  });
  return { items: byStart(wanted) };
});

export const oneAppointment = defineHandler(getAppointment, (context) => ownAppointment(context, context.params.id).appointment);

export const booking = defineHandler(createAppointment, ({ tables, user, body, now }) => {
  const provider = tables.providers.get(body.providerId);
  const service = provider?.services.find((entry) => entry.id === body.serviceId);
  if (!provider || !service) throw notFound(provider ? 'this service' : 'this provider');
  if (!service.modes.includes(body.mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  if (provider.verification !== 'VERIFIED') throw invalid({ providerId: `${provider.displayName} cannot take bookings at the moment.` });
  const isKnown = tables.appointments.all().some((row) => row.client.id === user.userId && row.provider.id === provider.id);
  if (!provider.acceptingNewClients && !isKnown) throw invalid({ providerId: `${provider.displayName} is not taking new clients at the moment.` });

  const slot = checkSlot({ tables, provider, service, mode: body.mode, startsAt: body.startsAt, now });
  if (!tables.people.get(user.userId)) tables.people.put({ id: user.userId, displayName: user.displayName, email: user.email });
  return tables.appointments.put({
    id: `apt-${randomId(8)}` as AppointmentId,
    status: 'CONFIRMED',
    client: { id: user.userId, displayName: user.displayName },
    provider: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    service: { id: service.id, name: service.name, durationMinutes: service.durationMinutes },
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    timeZone: provider.timeZone,
    clientTimeZone: body.clientTimeZone,
    mode: body.mode,
    location: body.mode === 'IN_PERSON' ? provider.address : null,
    price: service.price,
    reasonForVisit: body.reasonForVisit?.trim() || null,
    cancellation: null,
    roomName: randomId(16),
    startedAt: null,
    endedAt: null,
    createdAt: iso(now),
    updatedAt: iso(now),
    consentedAt: iso(now),
    rescheduledAt: [],
  });
});

export const appointmentUpdate = defineHandler(updateAppointment, (context) => {
  const { tables, body, now } = context;
  const { appointment, side } = ownAppointment(context, context.params.id);
  if (body.status !== undefined) {
    if (side !== 'PROVIDER') throw forbidden('Only the provider can set this.');
    return body.status === 'COMPLETED' ? complete(context, appointment) : noShow(context, appointment);
  }
  const isMove = body.startsAt !== undefined && Date.parse(body.startsAt) !== Date.parse(appointment.startsAt);
  const isOtherMode = body.mode !== undefined && body.mode !== appointment.mode;
  if (!isMove && !isOtherMode) return tables.appointments.put({ ...appointment, clientTimeZone: body.clientTimeZone ?? appointment.clientTimeZone });
  if (!isAhead(appointment)) throw notCancellable('This session has begun, is over or was cancelled, so it cannot be changed.');

  const provider = tables.providers.get(appointment.provider.id);
  const service = provider?.services.find((entry) => entry.id === appointment.service.id);
  if (!provider || !service) throw notFound('this service');
  const mode = body.mode ?? appointment.mode;
  if (!service.modes.includes(mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  const slot = checkSlot({ tables, provider, service, mode, startsAt: body.startsAt ?? appointment.startsAt, now, except: appointment.id });
  return tables.appointments.put({
    ...appointment,
    ...slot,
    mode,
    location: mode === 'IN_PERSON' ? provider.address : null,
    clientTimeZone: body.clientTimeZone ?? appointment.clientTimeZone,
    rescheduledAt: isMove ? [...appointment.rescheduledAt, iso(now)] : appointment.rescheduledAt,
    updatedAt: iso(now),
  });
});

type UpdateContext = Parameters<Parameters<typeof defineHandler<typeof updateAppointment>>[1]>[0];

function complete({ tables, now }: UpdateContext, appointment: AppointmentRow): AppointmentRow {
  if (appointment.status === 'COMPLETED') return appointment;
  if (appointment.status !== 'IN_PROGRESS') throw versionConflict('This session has not been started, or has been cancelled meanwhile.', { status: appointment.status });
  // Whatever still runs ends with the session: the minutes are never lost.
  tables.sessions.put(stopBilling(stopRecording(tables.sessions.get(appointment.id) ?? emptySession(appointment.id), now), now));
  return tables.appointments.put({ ...appointment, status: 'COMPLETED', endedAt: iso(now), updatedAt: iso(now) });
}

function noShow({ tables, now }: UpdateContext, appointment: AppointmentRow): AppointmentRow {
  if (appointment.status === 'NO_SHOW') return appointment;
  if (!isAhead(appointment)) throw versionConflict('This session has begun, is over or was cancelled meanwhile.', { status: appointment.status });
  if (now.getTime() < Date.parse(appointment.startsAt)) throw invalid({ status: 'The session has not begun yet.' });
  return tables.appointments.put({ ...appointment, status: 'NO_SHOW', updatedAt: iso(now) });
}

export const cancellation = defineHandler(cancelAppointment, (context) => {
  const { tables, body, now } = context;
  const { appointment, side } = ownAppointment(context, context.params.id);
  if (appointment.status === 'CANCELLED') throw notCancellable('This session was cancelled before.');
  if (!isAhead(appointment)) throw notCancellable('This session has begun or is over.');
  if (side === 'CLIENT' && now.getTime() >= Date.parse(appointment.startsAt)) throw notCancellable('The session’s time has come already.');
  const policy = tables.providers.get(appointment.provider.id)?.cancellationPolicy ?? { freeUntilHours: 24, lateFeePercent: 0 };
  const free = { amountMinor: 0, currency: appointment.price.currency };
  const fee = side === 'CLIENT' ? cancellationFee(policy, appointment.price, appointment.startsAt, now) : free;
  return tables.appointments.put({ ...appointment, status: 'CANCELLED', cancellation: { reason: body.reason, by: side, at: iso(now), fee }, updatedAt: iso(now) });
});

export const appointmentStart = defineHandler(startAppointment, (context) => {
  const { tables, user, now } = context;
  const { appointment, provider } = appointmentAsProvider(context, context.params.id);
  const answer = (row: AppointmentRow) => ({ appointmentId: row.id, status: row.status, startedAt: row.startedAt ?? iso(now), recordingRequired: provider.recordsSessions });
  if (appointment.status === 'IN_PROGRESS') return answer(appointment);
  if (provider.verification !== 'VERIFIED') throw forbidden('Provider credentials not verified');
  if (!isAhead(appointment)) throw notStartable('This session is over or was cancelled.');
  if (addMinutes(now, 24 * 60).getTime() < Date.parse(appointment.startsAt)) throw notStartable('This session is more than a day away.');
  if (addMinutes(now, -12 * 60).getTime() > Date.parse(appointment.endsAt)) throw notStartable('The time of this session is long past.');

  const entered = enterAsProvider(tables.sessions.get(appointment.id) ?? emptySession(appointment.id), user, now);
  tables.sessions.put(settleRecording(admitWaiting(entered), now));
  return answer(tables.appointments.put({ ...appointment, status: 'IN_PROGRESS', startedAt: iso(now), updatedAt: iso(now) }));
});

export const consentOnFile = defineHandler(getConsent, (context) => {
  const { appointment } = appointmentAsProvider(context, context.params.id);
  const consented = appointment.consentedAt !== null;
  return { appointmentId: appointment.id, consented, consentedAt: appointment.consentedAt, scopes: consented ? (['TREATMENT', 'TELEHEALTH', 'POLICY'] as const).slice() : [] };
});

function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}
