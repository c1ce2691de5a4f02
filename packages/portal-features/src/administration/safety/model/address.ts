import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { recordPart } from '@sakina/platform/contract';
import type { RecordPart } from '@sakina/platform/contract';
import { doneShapes, openShapes, wordless } from './columns.ts';

export const VIEWS = ['open', 'done', 'records'] as const;
export type SafetyView = (typeof VIEWS)[number];
/** The lists of alerts. */
export type AlertsView = Exclude<SafetyView, 'records'>;

/**
 * What the address holds: which list, its columns, the alert that is open, and the access by which a record is read. No
 * name and no words.
 */
export interface SafetyAddress {
  view: SafetyView;
  table: DataTableState;
  /** The alert that is open, or null. */
  alertId: string | null;
  /** The access to a record that is open, or null. */
  grantId: string | null;
  /** The part of that record. */
  part: RecordPart;
}

const FIRST_PART: RecordPart = 'NOTES';
const ID = /^[\w-]{1,60}$/;
const columnsOf = (view: SafetyView) => wordless(view === 'done' ? doneShapes : openShapes);
const idOf = (params: URLSearchParams, key: string) => {
  const id = params.get(key);
  return id !== null && ID.test(id) ? id : null;
};

/** Reads the state from an address. */
export function readSafetyAddress(params: URLSearchParams): SafetyAddress {
  const view = VIEWS.find((name) => name === params.get('list')) ?? 'open';
  const part = recordPart.options.find((name) => name === params.get('part')?.toUpperCase());
  return {
    view,
    table: readTableState(params, columnsOf(view)),
    alertId: view === 'records' ? null : idOf(params, 'alert'),
    grantId: view === 'records' ? idOf(params, 'access') : null,
    part: part ?? FIRST_PART,
  };
}

/** The query that the state is kept in. */
export function writeSafetyAddress({ view, table, alertId, grantId, part }: SafetyAddress): URLSearchParams {
  const params = writeTableState(table, columnsOf(view));
  if (view !== 'open') params.set('list', view);
  if (alertId !== null) params.set('alert', alertId);
  if (grantId !== null) params.set('access', grantId);
  if (grantId !== null && part !== FIRST_PART) params.set('part', part.toLowerCase());
  return params;
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: SafetyView): SafetyAddress {
  const table = readTableState(new URLSearchParams(), columnsOf(view));
  return { view, table, alertId: null, grantId: null, part: FIRST_PART };
}
