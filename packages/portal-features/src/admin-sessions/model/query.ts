import { adminSessionSort, adminSessionView, appointmentStatus, providerKind } from '@sakina/platform/contract';
import type { AdminSessionSort, AdminSessionView, AppointmentStatus, ProviderKind } from '@sakina/platform/contract';

/** The spans of time that the list can show. */
export const PERIODS = ['today', 'last7', 'last30', 'upcoming', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** What the list shows, as it stands in the address. Words searched for may be a person’s name and stay out of it (SEC-8). */
export interface AdminSessionsQuery {
  /** The given view, or null for all sessions. */
  view: AdminSessionView | null;
  /** Statuses shown; none means all. */
  status: readonly AppointmentStatus[];
  /** Kinds of provider shown; none means all. */
  kind: readonly ProviderKind[];
  period: Period;
  sort: AdminSessionSort;
  direction: 'asc' | 'desc';
  /** From 1. */
  page: number;
}

/** What is shown when the address says nothing. */
export const DEFAULT_QUERY: AdminSessionsQuery = {
  view: null,
  status: [],
  kind: [],
  period: 'last30',
  sort: 'startsAt',
  direction: 'desc',
  page: 1,
};

/** Those of the values that are among the options, each once, in the order of the options. */
function among<T extends string>(options: readonly T[], values: readonly string[]): T[] {
  return options.filter((option) => values.includes(option));
}

function oneOf<T extends string>(options: readonly T[], value: string | null, otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

function pageOf(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** Lists stand in one parameter, separated by dots, which need no escape. */
const listOf = (value: string | null) => (value ?? '').split('.');
const written = (values: readonly string[]) => (values.length === 0 ? undefined : values.join('.'));
const unless = (usual: string, value: string) => (value === usual ? undefined : value);

/** Reads the list’s state from an address’s query; what makes no sense takes its default. */
export function readAdminSessionsQuery(query: URLSearchParams): AdminSessionsQuery {
  return {
    view: adminSessionView.options.find((option) => option === query.get('view')) ?? null,
    status: among(appointmentStatus.options, listOf(query.get('status'))),
    kind: among(providerKind.options, listOf(query.get('kind'))),
    period: oneOf(PERIODS, query.get('period'), DEFAULT_QUERY.period),
    sort: oneOf(adminSessionSort.options, query.get('sort'), DEFAULT_QUERY.sort),
    direction: oneOf(['asc', 'desc'], query.get('direction'), DEFAULT_QUERY.direction),
    page: pageOf(query.get('page')),
  };
}

/** The query that the list’s state is kept in, without what is usual; goes into `paths.adminSessions(…)`. */
export function writeAdminSessionsQuery(query: AdminSessionsQuery): Record<string, string | undefined> {
  return {
    view: query.view ?? undefined,
    status: written(query.status),
    kind: written(query.kind),
    period: unless(DEFAULT_QUERY.period, query.period),
    sort: unless(DEFAULT_QUERY.sort, query.sort),
    direction: unless(DEFAULT_QUERY.direction, query.direction),
    page: unless('1', String(query.page)),
  };
}

/** Whether anything narrows the list besides the usual period. */
export function isFiltered(query: AdminSessionsQuery): boolean {
  return (
    query.view !== null || query.status.length > 0 || query.kind.length > 0 || query.period !== DEFAULT_QUERY.period
  );
}
