import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { adminSessionView } from '@sakina/platform/contract';
import type { AdminSession, AdminSessionView, SavedView } from '@sakina/platform/contract';
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
    show: adminSessionView.options.find((option) => option === show) ?? null,
    period: PERIODS.find((option) => option === period) ?? USUAL_PERIOD,
  };
}

/** Reads the list’s state from an address; what makes no sense takes its default. */
export function readSessionsAddress(params: URLSearchParams): SessionsAddress {
  const id = params.get(SESSION);
  return {
    ...scopeOf(params.get(SHOW), params.get(PERIOD)),
    table: readTableState(params, wordlessColumns),
    sessionId: id !== null && /^[\w-]{1,60}$/.test(id) ? id : null,
  };
}

/** The query that the state is kept in, without what is usual. */
export function writeSessionsAddress({ show, period, table, sessionId }: SessionsAddress): URLSearchParams {
  const params = writeTableState(table, wordlessColumns);
  if (show !== null) params.set(SHOW, show);
  if (period !== USUAL_PERIOD) params.set(PERIOD, period);
  if (sessionId !== null) params.set(SESSION, sessionId);
  return params;
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
