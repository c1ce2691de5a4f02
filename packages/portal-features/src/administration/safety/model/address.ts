import { recordPart } from '@sakina/platform/contract';
import type { RecordPart } from '@sakina/platform/contract';
import { listAddresses, readId, readOption, writeIds } from '../../shared/address.ts';
import type { ListAddress } from '../../shared/address.ts';
import { doneShapes, openShapes } from './columns.ts';

const lists = listAddresses({ open: openShapes, done: doneShapes, records: openShapes });

export const VIEWS = lists.views;
export type SafetyView = (typeof VIEWS)[number];
/** The lists of alerts. */
export type AlertsView = Exclude<SafetyView, 'records'>;

/**
 * What the address holds: which list, its columns, the alert that is open, and the access by which a record is read. No
 * name and no words.
 */
export interface SafetyAddress extends ListAddress<SafetyView> {
  /** The alert that is open, or null. */
  alertId: string | null;
  /** The access to a record that is open, or null. */
  grantId: string | null;
  /** The part of that record. */
  part: RecordPart;
}

const FIRST_PART: RecordPart = 'NOTES';

/** Reads the state from an address. */
export function readSafetyAddress(params: URLSearchParams): SafetyAddress {
  const list = lists.read(params);
  const isRecords = list.view === 'records';
  return {
    ...list,
    alertId: isRecords ? null : readId(params, 'alert'),
    grantId: isRecords ? readId(params, 'access') : null,
    part: readOption(recordPart.options, params.get('part')?.toUpperCase(), FIRST_PART),
  };
}

/** The query that the state is kept in. */
export function writeSafetyAddress({ alertId, grantId, part, ...list }: SafetyAddress): URLSearchParams {
  const params = writeIds(lists.write(list), { alert: alertId, access: grantId });
  if (grantId !== null && part !== FIRST_PART) params.set('part', part.toLowerCase());
  return params;
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: SafetyView): SafetyAddress {
  return { ...lists.plain(view), alertId: null, grantId: null, part: FIRST_PART };
}
