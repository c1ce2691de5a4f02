import { createAppointment, getAppointment, listAppointments } from '@sakina/platform/contract';
import type { AppointmentRow } from '../store/rows.ts';
import { isOutOfDirectory } from '../rules/account-state.ts';
import { careBetween } from '../rules/care-relation.ts';
import { giveBookingConsents } from '../rules/client-consents.ts';
import { readmit, recordOf } from '../rules/client-records.ts';
import { withHeldBack } from '../rules/held-back.ts';
import { endHolds } from '../rules/slot-holds.ts';
import { tellOfSession } from '../rules/tell.ts';
import { forbidden, invalid, notFound } from './api-failure.ts';
import { checkSlot } from './check-slot.ts';
import { cursorPage } from './cursor.ts';
import { defineHandler } from './define-handler.ts';
import type { HandlerContext } from './define-handler.ts';
import { bookForClient } from './book-for-client.ts';
import { keyOrder } from './keyset.ts';
import { newAppointment } from './new-appointment.ts';
import { requireProvider } from './practice/own.ts';
import { saveAndNotify } from './save-and-notify.ts';

/** Sorts by start; the id tells two sessions of one moment apart. */
const startKey = ({ startsAt, id }: AppointmentRow) => `${new Date(startsAt).toISOString()} ${id}`;

export const listAppointmentsHandler = defineHandler(listAppointments, ({ tables, user, query, now }) => {
  const side = query.as ?? (user.providerId === null ? 'client' : 'provider');
  const own = tables.appointments
    .all()
    .filter((row) => (side === 'client' ? row.client.id === user.userId : row.provider.id === user.providerId));
  const wanted = own.filter((row) => {
    const start = Date.parse(row.startsAt);
    const isAfter = query.from === undefined || start >= Date.parse(query.from);
    const isBefore = query.to === undefined || start < Date.parse(query.to);
    const isTheirs = query.clientId === undefined || row.client.id === query.clientId;
    return isAfter && isBefore && isTheirs && (query.status === undefined || row.status === query.status);
  });
  const { after, limit, direction = 'asc', ...filters } = query;
  const isWhole = after === undefined && limit === undefined;
  const page = cursorPage(
    wanted.toSorted((one, other) => keyOrder(direction === 'asc' ? 1 : -1)([startKey(one)], [startKey(other)])),
    { after, limit: isWhole ? Math.max(1, wanted.length) : limit },
    { of: ['appointments', side, user.userId, direction, filters], keyOf: startKey, direction },
  );
  return { ...page, items: page.items.map((row) => withHeldBack(tables, row, now)) };
});

export const getAppointmentHandler = defineHandler(getAppointment, ({ tables, user, params, now }) => {
  const appointment = tables.appointments.get(params.id);
  if (!appointment) throw notFound('this appointment');
  const isTheirs = appointment.client.id === user.userId || appointment.provider.id === user.providerId;
  return withHeldBack(tables, isTheirs ? appointment : withoutWords(appointment), now);
});

/** A session for an administrator, who reads what people wrote by an act of its own. */
function withoutWords(row: AppointmentRow): AppointmentRow {
  const { cancellation } = row;
  const silent = cancellation && { ...cancellation, reason: { ...cancellation.reason, text: null } };
  return { ...row, reasonForVisit: null, cancellation: silent };
}

export const createAppointmentHandler = defineHandler(createAppointment, (context) => {
  const { tables, user, body, now } = context;
  const { clientId } = body;
  if (clientId === undefined) {
    if (user.providerId === body.providerId)
      throw invalid({ clientId: 'You cannot book yourself. Choose the client whom the session is for.' });
    return bookSession(context, body);
  }
  if (user.providerId !== body.providerId) throw forbidden('Only the client’s own provider can book for them.');
  const provider = requireProvider(context);
  const booked = bookForClient(context, provider, { ...body, clientId });
  tellOfSession(tables, 'session.bookFor', booked, { by: user.userId, at: now });
  return booked;
});

type Booking = HandlerContext<typeof createAppointment>;

/**
 * Books a time for the caller.
 * @param act A client whom the provider invited from the waitlist may book even if the provider takes no new clients.
 */
export function bookSession(
  context: Pick<Booking, 'tables' | 'user' | 'now' | 'emit'>,
  body: Booking['body'],
  act: 'session.book' | 'waitlist.accept' = 'session.book',
): AppointmentRow {
  const { tables, user, now } = context;
  const provider = tables.providers.get(body.providerId);
  const service = provider?.services.find((entry) => entry.id === body.serviceId);
  if (!provider || !service) throw notFound(provider ? 'this service' : 'this provider');
  if (!service.modes.includes(body.mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  if (provider.verification !== 'VERIFIED' || isOutOfDirectory(tables, provider))
    throw invalid({ providerId: `${provider.displayName} cannot take bookings at the moment.` });
  const isKnown = tables.appointments
    .all()
    .some((row) => row.client.id === user.userId && row.provider.id === provider.id);
  if (!provider.acceptingNewClients && !isKnown && act !== 'waitlist.accept')
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
  const isInvited = act === 'waitlist.accept';
  // Readmission is the provider’s act: a time that they offered is one, a booking of the client asks for it.
  const isRequest = careBetween(tables, provider.id, user.userId) === 'ENDED' && !isInvited;
  if (isInvited) readmit(tables, recordOf(tables, provider.id, user.userId, now), now);
  const booked = saveAndNotify(context, {
    ...newAppointment({
      client: { id: user.userId, displayName: user.displayName },
      provider,
      service,
      slot,
      mode: body.mode,
      clientTimeZone: body.clientTimeZone,
      reasonForVisit: body.reasonForVisit?.trim() || null,
      now,
    }),
    ...(isRequest && { status: 'PENDING' }),
    ...(body.phone !== undefined && { bookedPhone: body.phone }),
  });
  giveBookingConsents(tables, {
    providerId: provider.id,
    clientId: user.userId,
    how: 'ONLINE',
    language: body.consent.language ?? 'en',
    now,
  });
  tellOfSession(tables, act, booked, { by: user.userId, at: now });
  return booked;
}
