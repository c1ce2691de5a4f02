import { createAppointment, getAppointment, listAppointments } from '@sakina/platform/contract';
import type { AppointmentId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { endHolds } from '../rules/slot-holds.ts';
import { notifyOfAppointment } from '../rules/notify.ts';
import { invalid, notFound } from './api-failure.ts';
import { checkSlot } from './check-slot.ts';
import { defineHandler } from './define-handler.ts';
import type { HandlerContext } from './define-handler.ts';
import { byStart, ownAppointment } from './find.ts';
import { putAndTell } from './tell-provider.ts';

export const listAppointmentsHandler = defineHandler(listAppointments, ({ tables, user, query }) => {
  const side = query.as ?? (user.providerId === null ? 'client' : 'provider');
  const own = tables.appointments
    .all()
    .filter((row) => (side === 'client' ? row.client.id === user.userId : row.provider.id === user.providerId));
  const wanted = own.filter((row) => {
    const start = Date.parse(row.startsAt);
    const isAfter = query.from === undefined || start >= Date.parse(query.from);
    const isBefore = query.to === undefined || start < Date.parse(query.to);
    return isAfter && isBefore && (query.status === undefined || row.status === query.status);
  });
  return { items: byStart(wanted) };
});

export const getAppointmentHandler = defineHandler(
  getAppointment,
  (context) => ownAppointment(context, context.params.id).appointment,
);

export const createAppointmentHandler = defineHandler(createAppointment, (context) =>
  bookSession(context, context.body),
);

type Booking = HandlerContext<typeof createAppointment>;

/** Books a time for the caller. Whom the provider has invited, from the waitlist, may come also where nobody new is taken. */
export function bookSession(
  context: Pick<Booking, 'tables' | 'user' | 'now' | 'emit'>,
  body: Booking['body'],
  isInvited = false,
): AppointmentRow {
  const { tables, user, now } = context;
  const provider = tables.providers.get(body.providerId);
  const service = provider?.services.find((entry) => entry.id === body.serviceId);
  if (!provider || !service) throw notFound(provider ? 'this service' : 'this provider');
  if (!service.modes.includes(body.mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  if (provider.verification !== 'VERIFIED')
    throw invalid({ providerId: `${provider.displayName} cannot take bookings at the moment.` });
  const isKnown = tables.appointments
    .all()
    .some((row) => row.client.id === user.userId && row.provider.id === provider.id);
  if (!provider.acceptingNewClients && !isKnown && !isInvited)
    throw invalid({ providerId: `${provider.displayName} is not taking new clients at the moment.` });

  const slot = checkSlot({
    tables,
    provider,
    service,
    mode: body.mode,
    startsAt: body.startsAt,
    now,
    callerId: user.userId,
  });
  endHolds(tables, user.userId, provider.id, now);
  if (!tables.people.get(user.userId))
    tables.people.put({ id: user.userId, displayName: user.displayName, email: user.email });
  const booked = putAndTell(context, {
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
  notifyOfAppointment(tables, booked, 'APPOINTMENT_BOOKED', 'CLIENT', now);
  return booked;
}

function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}
