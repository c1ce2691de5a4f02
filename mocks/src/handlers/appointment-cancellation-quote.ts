import { quoteCancellation } from '@sakina/platform/contract';
import { cancellationQuoteOf } from '../rules/cancellations.ts';
import { isAhead } from '../rules/live-session.ts';
import { ApiFailure, forbidden } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ownAppointment } from './find.ts';

export const quoteCancellationHandler = defineHandler(quoteCancellation, (context) => {
  const { appointment, side } = ownAppointment(context, context.params.id);
  if (side !== 'CLIENT') throw forbidden('Only the client is charged for a cancellation.');
  if (!isAhead(appointment) || context.now.getTime() >= Date.parse(appointment.startsAt))
    throw new ApiFailure(409, 'NOT_CANCELLABLE', 'This session has begun, is over or was cancelled.');
  return cancellationQuoteOf(context.tables, appointment, context.now);
});
