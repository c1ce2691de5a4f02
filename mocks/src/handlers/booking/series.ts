import { createAppointmentSeries } from '@sakina/platform/contract';
import { tellOfSession } from '../../rules/tell.ts';
import type { AppointmentRow } from '../../store/rows.ts';
import { ApiFailure } from '../api-failure.ts';
import { bookForClient } from '../book-for-client.ts';
import { defineHandler } from '../define-handler.ts';
import { newId, requireProvider } from '../practice/own.ts';

export const createAppointmentSeriesHandler = defineHandler(createAppointmentSeries, (context) => {
  const { tables, user, body, now } = context;
  const provider = requireProvider(context);
  const { clientId, serviceId, mode, times, frequency, ifTaken } = body;
  const seriesId = newId<string>('srs');
  const booked: AppointmentRow[] = [];
  let refusal: ApiFailure | undefined;
  const results = times.map((startsAt, index) => {
    try {
      const row = bookForClient(context, provider, { clientId, serviceId, mode, startsAt });
      const series = { id: seriesId, position: index + 1, size: times.length, frequency };
      const appointment = tables.appointments.put({ ...row, series });
      booked.push(appointment);
      return { outcome: 'BOOKED' as const, startsAt, appointment };
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'SLOT_TAKEN') throw failure;
      refusal ??= failure;
      const { alternatives = [] } = (failure.details ?? {}) as {
        alternatives?: { startsAt: string; endsAt: string }[];
      };
      return { outcome: 'TAKEN' as const, startsAt, alternatives };
    }
  });
  // A thrown refusal rolls back what was booked before it.
  if (refusal && (ifTaken === 'BOOK_NONE' || booked.length === 0)) throw refusal;
  const [first] = booked;
  if (first) tellOfSession(tables, 'series.book', first, { by: user.userId, at: now, sessions: booked.length });
  return { seriesId, results };
});
