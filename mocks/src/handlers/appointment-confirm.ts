import { confirmAppointment } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import { ApiFailure, forbidden } from './api-failure.ts';
import { confirmBooking } from './confirm-booking.ts';
import { defineHandler } from './define-handler.ts';
import { ownAppointment } from './find.ts';

export const confirmAppointmentHandler = defineHandler(confirmAppointment, (context) => {
  const { appointment, side } = ownAppointment(context, context.params.id);
  if (side !== 'PROVIDER') throw forbidden('Only the provider can confirm this.');
  const isOver = Date.parse(appointment.endsAt) <= context.now.getTime();
  if (appointment.status !== 'PENDING' || isOver)
    throw new ApiFailure(409, 'NOT_PENDING', 'This booking does not wait for a confirmation.', {
      status: bookingStateOf(appointment),
    });
  return confirmBooking(context, appointment);
});
