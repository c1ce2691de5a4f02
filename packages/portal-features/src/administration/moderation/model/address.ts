import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { caseSource } from '@sakina/platform/contract';
import type { CaseSource } from '@sakina/platform/contract';
import { caseShapes, logShapes, wordless } from './columns.ts';

export const VIEWS = ['queue', 'decided'] as const;
export type ModerationView = (typeof VIEWS)[number];

/** What the address holds: which list, its filters, and the case that is open. No words of anyone. */
export interface ModerationAddress {
  view: ModerationView;
  table: DataTableState;
  /** The case that is open, or null. */
  caseId: string | null;
}

const tableOf = (view: ModerationView, params: URLSearchParams) =>
  view === 'queue' ? readTableState(params, wordless(caseShapes)) : readTableState(params, wordless(logShapes));

/** Reads the state from an address. */
export function readModerationAddress(params: URLSearchParams): ModerationAddress {
  const view = VIEWS.find((name) => name === params.get('list')) ?? 'queue';
  const id = params.get('case');
  return { view, table: tableOf(view, params), caseId: id !== null && /^[\w-]{1,60}$/.test(id) ? id : null };
}

/** The query that the state is kept in. */
export function writeModerationAddress({ view, table, caseId }: ModerationAddress): URLSearchParams {
  const params =
    view === 'queue' ? writeTableState(table, wordless(caseShapes)) : writeTableState(table, wordless(logShapes));
  if (view !== 'queue') params.set('list', view);
  if (caseId !== null) params.set('case', caseId);
  return params;
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: ModerationView): ModerationAddress {
  return { view, table: tableOf(view, new URLSearchParams()), caseId: null };
}

/** The sources that the queue is narrowed to; none means all. */
export function sourcesOf({ filters }: Pick<DataTableState, 'filters'>): readonly CaseSource[] {
  const filter = filters['source'];
  if (filter?.kind !== 'choice') return [];
  return caseSource.options.filter((source) => filter.values.includes(source));
}
