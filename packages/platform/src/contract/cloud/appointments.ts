import { forbidden, notCancellable, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { appointment } from '../schemas/appointment.ts';
import { cancellationQuote } from '../schemas/cancellation.ts';

export const confirmAppointment = defineOperation({
  id: 'CLOUD-281',
  name: 'appointments.confirm',
  method: 'POST',
  path: '/cloud/v1/appointments/:id/confirmation',
  summary:
    'Confirms a booking that waits for the provider. The price, the time and the client’s consent stay as booked.',
  access: 'provider',
  response: appointment,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    {
      status: 409,
      code: 'NOT_PENDING',
      when: 'It does not wait for a confirmation: confirmed before, cancelled, or over; details.status says which.',
    },
  ],
  idempotent: true,
});

export const quoteCancellation = defineOperation({
  id: 'CLOUD-403',
  name: 'appointments.quoteCancellation',
  method: 'GET',
  path: '/cloud/v1/appointments/:id/cancellation-quote',
  summary:
    'What cancelling the caller’s own appointment costs the client or returns now; the client’s card is told to the client alone.',
  access: 'user',
  response: cancellationQuote,
  errors: [unauthenticated, forbidden, notFound, notCancellable],
});
