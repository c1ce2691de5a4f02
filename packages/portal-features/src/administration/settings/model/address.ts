import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { readId, readOption, writeIds } from '../../shared/address.ts';
import { wordlessColumns } from './audit-columns.ts';

export const VIEWS = ['features', 'policies', 'approvals', 'plans', 'connections', 'access', 'audit'] as const;
export type SettingsView = (typeof VIEWS)[number];

/** What the address holds: which view, and for the audit log its filters, whose acts or looks, and what is open. */
export interface SettingsAddress {
  view: SettingsView;
  /** Of the audit log. */
  table: DataTableState;
  /** The id of the person whose acts alone are listed, or null. */
  actorId: string | null;
  /** The id of what was acted on, or null. */
  targetId: string | null;
  /** The entry that is open beside the log, or null. */
  entryId: string | null;
}

/** Reads the state from an address; what makes no sense takes its default. */
export function readSettingsAddress(params: URLSearchParams): SettingsAddress {
  return {
    view: readOption(VIEWS, params.get('view'), 'features'),
    table: { ...readTableState(params, wordlessColumns), view: null },
    actorId: readId(params, 'actor'),
    targetId: readId(params, 'target'),
    entryId: readId(params, 'entry'),
  };
}

/** The query that the state is kept in; words that were searched for are not part of it (SEC-8). */
export function writeSettingsAddress(address: SettingsAddress): URLSearchParams {
  const isAudit = address.view === 'audit';
  const params = isAudit ? writeTableState({ ...address.table, view: null }, wordlessColumns) : new URLSearchParams();
  if (address.view !== 'features') params.set('view', address.view);
  if (!isAudit) return params;
  const { actorId, targetId, entryId } = address;
  return writeIds(params, { actor: actorId, target: targetId, entry: entryId });
}

/** Another view, as it stands when nothing narrows it. */
export function viewAddress(view: SettingsView): SettingsAddress {
  return { ...readSettingsAddress(new URLSearchParams()), view };
}
