import { cancelAppointment, updateAppointment } from '@sakina/platform/contract';
import { chargeForMinutes, chargeRuleFor, isPlanned } from '@sakina/platform/domain';
import type { Money } from '@sakina/platform/domain';
import { iso } from '../clock.ts';
import { cancellationFor, cancellationQuoteOf } from '../rules/cancellations.ts';
import { bookedMinutes } from '../rules/charges.ts';
import { billedMinutes, emptySession, stopBilling, stopRecording, wasAttended } from '../rules/live-session.ts';
import { chargeCompleted, refundCancelled } from '../rules/payments.ts';
import { tellOfMove, tellOfSession } from '../rules/tell.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { ApiFailure, forbidden, invalid, notFound, versionConflict } from './api-failure.ts';
import { checkOwnTime } from './check-own-time.ts';
import { checkSlot } from './check-slot.ts';
import { confirmBooking } from './confirm-booking.ts';
import { defineHandler } from './define-handler.ts';
import type { HandlerContext } from './define-handler.ts';
import { isSideOf, ownAppointment } from './find.ts';
import { cancelForPlatform, sessionDetail } from './admin/session-cancel.ts';
import { saveRoom } from './room-access.ts';
import { placeAfterMove } from '../rules/series.ts';
import { saveAndNotify } from './save-and-notify.ts';

const notCancellable = (message: string) => new ApiFailure(409, 'NOT_CANCELLABLE', message);

export const updateAppointmentHandler = defineHandler(updateAppointment, (context) => {
  const { tables, body, now } = context;
  const { appointment, side } = ownAppointment(context, context.params.id);
  if (body.status !== undefined) {
    if (side !== 'PROVIDER') throw forbidden('Only the provider can set this.');
    if (body.status === 'CONFIRMED') return confirm(context, appointment);
    return body.status === 'COMPLETED' ? complete(context, appointment) : noShow(context, appointment);
  }
  if (body.startsAt !== undefined && body.expectedStartsAt === undefined)
    throw invalid({ expectedStartsAt: 'This is needed with a new start.' });
  if (body.expectedStartsAt !== undefined && Date.parse(body.expectedStartsAt) !== Date.parse(appointment.startsAt))
    throw versionConflict('This session was moved in the meantime.', {
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
    });
  const isMove = body.startsAt !== undefined && Date.parse(body.startsAt) !== Date.parse(appointment.startsAt);
  const isOtherMode = body.mode !== undefined && body.mode !== appointment.mode;
  if (!isMove && !isOtherMode)
    return tables.appointments.put({
      ...appointment,
      clientTimeZone: body.clientTimeZone ?? appointment.clientTimeZone,
    });
  if (!isPlanned(appointment))
    throw notCancellable('This session has begun, is over or was canceled, so it cannot be changed.');

  const provider = tables.providers.get(appointment.provider.id);
  const service = provider?.services.find((entry) => entry.id === appointment.service.id);
  if (!provider || !service) throw notFound('this service');
  const mode = body.mode ?? appointment.mode;
  if (!service.modes.includes(mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  const startsAt = body.startsAt ?? appointment.startsAt;
  const wanted = { tables, provider, service, startsAt, now, except: appointment.id };
  const slot =
    side === 'PROVIDER'
      ? checkOwnTime({ ...wanted, except: [appointment.id] })
      : checkSlot({ ...wanted, mode, callerId: context.user.userId });
  const changed = saveAndNotify(context, {
    ...appointment,
    ...slot,
    mode,
    location: mode === 'IN_PERSON' ? provider.address : null,
    clientTimeZone: body.clientTimeZone ?? appointment.clientTimeZone,
    rescheduledAt: isMove ? [...appointment.rescheduledAt, iso(now)] : appointment.rescheduledAt,
    ...(isMove &&
      appointment.series && { series: placeAfterMove(appointment.series, appointment.startsAt, slot.startsAt) }),
    updatedAt: iso(now),
  });
  tellOfMove(tables, changed, { by: context.user.userId, side, at: now, from: appointment.startsAt });
  return changed;
});

type UpdateContext = HandlerContext<typeof updateAppointment>;

function confirm(context: UpdateContext, appointment: AppointmentRow): AppointmentRow {
  if (appointment.status === 'CONFIRMED') return appointment;
  if (appointment.status !== 'PENDING')
    throw versionConflict('This session has begun, is over or was canceled in the meantime.', {
      status: appointment.status,
    });
  return confirmBooking(context, appointment);
}

function complete(context: UpdateContext, appointment: AppointmentRow): AppointmentRow {
  const { tables, now } = context;
  if (appointment.status === 'COMPLETED') return appointment;
  if (appointment.status !== 'IN_PROGRESS')
    throw versionConflict('This session has not been started, or has been canceled in the meantime.', {
      status: appointment.status,
    });
  // Recording and billing end with the session, so no minute is lost.
  const session = tables.sessions.get(appointment.id) ?? emptySession(appointment.id);
  const ended = stopBilling(stopRecording(session, now), now);
  const charged = chargedAt(context, appointment, billedMinutes(ended, ended.billing?.stoppedAt ?? iso(now)));
  saveRoom(context, appointment.roomName, session, ended);
  const completed = saveAndNotify(context, {
    ...appointment,
    status: 'COMPLETED',
    charged,
    ...(context.body.heldReason !== undefined && { heldReason: context.body.heldReason }),
    endedAt: iso(now),
    updatedAt: iso(now),
  });
  chargeCompleted(context, completed);
  return completed;
}

/**
 * What a completed session is charged at. @throws ApiFailure 409 CHARGE_NOT_CHOSEN, 422 for a choice that is not to be
 * made
 */
function chargedAt({ body }: UpdateContext, appointment: AppointmentRow, held: number): Money {
  const minutes = { held, booked: bookedMinutes(appointment) };
  if (body.charge !== undefined && chargeRuleFor(minutes) !== 'CHOOSE')
    throw invalid({ charge: 'The minutes decide what is charged: there is nothing to choose.' });
  const charged = chargeForMinutes(appointment.price, minutes, body.charge ?? null);
  if (charged === null)
    throw new ApiFailure(
      409,
      'CHARGE_NOT_CHOSEN',
      'Less than half of the booked minutes were held. Say what is to be charged.',
      { billingMinutes: minutes.held, bookedMinutes: minutes.booked },
    );
  return charged;
}

/** Whether a session was started and no one but the provider has been in its room. */
function isUnattended(tables: UpdateContext['tables'], appointment: AppointmentRow): boolean {
  return appointment.status === 'IN_PROGRESS' && !wasAttended(tables.sessions.get(appointment.id));
}

/** Closes the room of a session that did not take place: nothing is recorded or billed any more. */
function closeRoom(context: Pick<UpdateContext, 'tables' | 'now' | 'emit'>, { id, roomName }: AppointmentRow): void {
  const session = context.tables.sessions.get(id);
  if (session) saveRoom(context, roomName, session, { ...stopRecording(session, context.now), billing: null });
}

function noShow(context: UpdateContext, appointment: AppointmentRow): AppointmentRow {
  const { tables, now } = context;
  if (appointment.status === 'NO_SHOW') return appointment;
  // Nothing is charged by itself: whether a fee applies is decided by a person.
  if (isUnattended(tables, appointment)) {
    closeRoom(context, appointment);
    return saveAndNotify(context, { ...appointment, status: 'NO_SHOW', endedAt: iso(now), updatedAt: iso(now) });
  }
  if (!isPlanned(appointment))
    throw versionConflict('This session has begun, is over or was canceled in the meantime.', {
      status: appointment.status,
    });
  if (now.getTime() < Date.parse(appointment.startsAt)) throw invalid({ status: 'The session has not begun yet.' });
  return saveAndNotify(context, { ...appointment, status: 'NO_SHOW', updatedAt: iso(now) });
}

/** Saves an appointment as cancelled and returns what was paid above the fee. No one is notified of it yet. */
export function saveCancelled(
  context: Pick<UpdateContext, 'tables' | 'now' | 'emit'>,
  appointment: AppointmentRow,
  cancellation: NonNullable<AppointmentRow['cancellation']>,
): AppointmentRow {
  const cancelled = saveAndNotify(context, {
    ...appointment,
    status: 'CANCELLED',
    cancellation: cancellationFor(appointment, cancellation),
    updatedAt: iso(context.now),
  });
  refundCancelled(context, cancelled);
  return cancelled;
}

/** An administrator calls a session off for the platform: free, and with an entry in the audit log. */
function cancelAsAdministrator(context: CancelContext, appointment: AppointmentRow): AppointmentRow {
  const { tables, body } = context;
  if (!isPlanned(appointment)) throw notCancellable('This session has begun or is over.');
  if (body.expectedFee !== undefined && body.expectedFee.amountMinor !== 0)
    throw feeChanged({ amountMinor: 0, currency: appointment.price.currency });
  cancelForPlatform(context, sessionDetail(tables, appointment.id), body.reason);
  return tables.appointments.get(appointment.id) ?? appointment;
}

type CancelContext = HandlerContext<typeof cancelAppointment>;

const feeChanged = (fee: AppointmentRow['price']) =>
  new ApiFailure(409, 'FEE_CHANGED', 'Canceling costs something else now.', { fee });

export const cancelAppointmentHandler = defineHandler(cancelAppointment, (context) => {
  const { tables, user, body, now } = context;
  const found = tables.appointments.get(context.params.id);
  if (!found) throw notFound('this appointment');
  if (found.status === 'CANCELLED') throw notCancellable('This session was canceled before.');
  if (!isSideOf(user, found)) return cancelAsAdministrator(context, found);
  const { appointment, side } = ownAppointment(context, found.id);
  const wasNotHeld = side === 'PROVIDER' && isUnattended(tables, appointment);
  if (!isPlanned(appointment) && !wasNotHeld) throw notCancellable('This session has begun or is over.');
  if (side === 'CLIENT' && now.getTime() >= Date.parse(appointment.startsAt))
    throw notCancellable('The session’s time has come already.');
  if (side === 'CLIENT' && (body.askedBy !== undefined || body.waivedBecause !== undefined))
    throw forbidden('Only the provider can say who asked for it, or waive the fee.');
  const by = body.askedBy ?? side;
  if (by === 'PROVIDER' && body.waivedBecause !== undefined)
    throw invalid({ waivedBecause: 'There is no fee to waive where the provider cancels.' });
  const free = { amountMinor: 0, currency: appointment.price.currency };
  const isCharged = by === 'CLIENT' && body.waivedBecause === undefined;
  const fee = isCharged ? cancellationQuoteOf(tables, appointment, now).fee : free;
  if (body.expectedFee !== undefined && body.expectedFee.amountMinor !== fee.amountMinor) throw feeChanged(fee);
  if (wasNotHeld) closeRoom(context, appointment);
  const cancelled = saveCancelled(context, appointment, {
    reason: body.reason,
    by,
    at: iso(now),
    fee,
    ...(body.waivedBecause !== undefined && { waivedBecause: body.waivedBecause }),
  });
  const act = side === 'CLIENT' ? 'session.cancelByClient' : 'session.cancelByProvider';
  tellOfSession(tables, act, cancelled, { by: user.userId, at: now });
  return cancelled;
});
