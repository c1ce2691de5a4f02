import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { doneShapes, openShapes, wordless } from './columns.ts';

export const VIEWS = ['open', 'done'] as const;
export type SafetyView = (typeof VIEWS)[number];

/** What the address holds: which list, its columns, and the alert that is open. No name and no words. */
export interface SafetyAddress {
  view: SafetyView;
  table: DataTableState;
  /** The alert that is open, or null. */
  alertId: string | null;
}

const columnsOf = (view: SafetyView) => wordless(view === 'open' ? openShapes : doneShapes);

/** Reads the state from an address. */
export function readSafetyAddress(params: URLSearchParams): SafetyAddress {
  const view = VIEWS.find((name) => name === params.get('list')) ?? 'open';
  const id = params.get('alert');
  return {
    view,
    table: readTableState(params, columnsOf(view)),
    alertId: id !== null && /^[\w-]{1,60}$/.test(id) ? id : null,
  };
}

/** The query that the state is kept in. */
export function writeSafetyAddress({ view, table, alertId }: SafetyAddress): URLSearchParams {
  const params = writeTableState(table, columnsOf(view));
  if (view !== 'open') params.set('list', view);
  if (alertId !== null) params.set('alert', alertId);
  return params;
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: SafetyView): SafetyAddress {
  return { view, table: readTableState(new URLSearchParams(), columnsOf(view)), alertId: null };
}
