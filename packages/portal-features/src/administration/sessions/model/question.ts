import { adminSessionSort, appointmentStatus, providerKind } from '@sakina/platform/contract';
import type { listAdminSessions, QueryOf } from '@sakina/platform/contract';
import type { DataTableState } from '@sakina/design-system';
import { defined } from '@sakina/platform/domain';
import { chosenIn, orderOf } from '../../shared/question.ts';
import type { SessionsAddress } from './address.ts';
import { spanOf, spanOfDays } from './period.ts';

/** What the server is asked for. */
export type SessionsQuestion = Omit<NonNullable<QueryOf<typeof listAdminSessions>>, 'page' | 'pageSize' | 'after'>;

/** The days chosen in the filters, or null where the period counts. */
export function daysOf({ filters }: Pick<DataTableState, 'filters'>) {
  const filter = filters['startsAt'];
  return filter?.kind === 'date' ? filter : null;
}

/**
 * The question that the list’s state asks. The server orders by one column: the first one counts.
 * @param words From a name, or the start of an id.
 * @param today The reader’s date, `YYYY-MM-DD`.
 * @param timeZone The reader’s: days begin and end in it.
 */
export function questionOf(
  { table, show, period }: Pick<SessionsAddress, 'table' | 'show' | 'period'>,
  words: string,
  today: string,
  timeZone: string,
): SessionsQuestion {
  const days = daysOf(table);
  return defined({
    q: words === '' ? undefined : words,
    view: show ?? undefined,
    status: chosenIn(table, 'status', appointmentStatus.options),
    kind: chosenIn(table, 'kind', providerKind.options),
    ...(days ? spanOfDays(days, timeZone) : spanOf(period, today, timeZone)),
    ...orderOf(table, adminSessionSort.options),
  });
}
