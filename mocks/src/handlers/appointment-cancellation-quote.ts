import { quoteCancellation } from '@sakina/platform/contract';
import { isPlanned } from '@sakina/platform/domain';
import { cancellationQuoteOf } from '../rules/cancellations.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';
import { ownAppointment } from './find.ts';

export const quoteCancellationHandler = defineHandler(quoteCancellation, (context) => {
  const { appointment, side } = ownAppointment(context, context.params.id);
  // A provider cancels for a client who asked for it, also when the time has come.
  const isTooLate = side === 'CLIENT' && context.now.getTime() >= Date.parse(appointment.startsAt);
  if (!isPlanned(appointment) || isTooLate)
    throw new ApiFailure(409, 'NOT_CANCELLABLE', 'This session has begun, is over or was canceled.');
  const quote = cancellationQuoteOf(context.tables, appointment, context.now);
  return side === 'CLIENT' ? quote : { ...quote, card: null };
});
