import { confirmAppointment } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { tellOfSession } from '../rules/tell.ts';
import { ApiFailure, forbidden } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ownAppointment } from './find.ts';
import { saveAndNotify } from './save-and-notify.ts';

export const confirmAppointmentHandler = defineHandler(confirmAppointment, (context) => {
  const { appointment, side } = ownAppointment(context, context.params.id);
  if (side !== 'PROVIDER') throw forbidden('Only the provider can confirm this.');
  const isOver = Date.parse(appointment.endsAt) <= context.now.getTime();
  if (appointment.status !== 'PENDING' || isOver)
    throw new ApiFailure(409, 'NOT_PENDING', 'This booking does not wait for a confirmation.', {
      status: appointment.status,
    });
  const { tables, user, now } = context;
  const confirmed = saveAndNotify(context, { ...appointment, status: 'CONFIRMED', updatedAt: iso(now) });
  tellOfSession(tables, 'session.confirm', confirmed, { by: user.userId, at: now });
  return confirmed;
});
