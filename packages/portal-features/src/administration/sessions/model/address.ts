import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { adminSessionView } from '@sakina/platform/contract';
import type { AdminSession, AdminSessionView, SavedView } from '@sakina/platform/contract';
import { readId, readOption, writeIds } from '../../shared/address.ts';
import type { ViewShape } from '../../shared/index.ts';
import { wordlessColumns } from './columns.ts';

/** The spans of time that the list offers, counted from today; other days are a filter of its own. */
export const PERIODS = ['today', 'last7', 'last30', 'next7', 'upcoming', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const USUAL_PERIOD: Period = 'last30';

/** What the list is about, beside the filters of its columns. */
export interface SessionsScope {
  /** The given view, or null for all sessions. */
  show: AdminSessionView | null;
  /** Has no effect where days are chosen in the filters. */
  period: Period;
}

/** What the address holds. Words searched for may be a person’s name and stay out of it (SEC-8). */
export interface SessionsAddress extends SessionsScope {
  table: DataTableState;
  /** The id of the session whose details are open, or null. */
  sessionId: string | null;
}

const SESSION = 'session';
const SHOW = 'show';
const PERIOD = 'period';

function scopeOf(show: unknown, period: unknown): SessionsScope {
  return {
    show: readOption(adminSessionView.options, show, null),
    period: readOption(PERIODS, period, USUAL_PERIOD),
  };
}

/** Reads the list’s state from an address; what makes no sense takes its default. */
export function readSessionsAddress(params: URLSearchParams): SessionsAddress {
  return {
    ...scopeOf(params.get(SHOW), params.get(PERIOD)),
    table: readTableState(params, wordlessColumns),
    sessionId: readId(params, SESSION),
  };
}

/** The query that the state is kept in, without what is usual. */
export function writeSessionsAddress({ show, period, table, sessionId }: SessionsAddress): URLSearchParams {
  const params = writeTableState(table, wordlessColumns);
  if (show !== null) params.set(SHOW, show);
  if (period !== USUAL_PERIOD) params.set(PERIOD, period);
  return writeIds(params, { [SESSION]: sessionId });
}

/** What a view of the sessions keeps of the table. */
export const sessionViews: ViewShape<AdminSession> = {
  list: 'SESSIONS',
  columns: wordlessColumns,
  choices: { status: 'status', kind: 'kind' },
  days: { column: 'startsAt', from: 'from', to: 'to' },
};

/** What a view keeps beside the table, under the server’s names. */
export const scopeQueryOf = ({ show, period }: SessionsScope) => ({ period, view: show ?? undefined });

/** The scope that a stored view sets. */
export const scopeOfView = ({ query }: Pick<SavedView, 'query'>): SessionsScope =>
  scopeOf(query['view'], query['period']);
