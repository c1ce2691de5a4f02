import type { DataTableState } from '@sakina/design-system';
import { caseSource } from '@sakina/platform/contract';
import type { CaseSource } from '@sakina/platform/contract';
import { listAddresses, readId, writeIds } from '../../shared/address.ts';
import type { ListAddress } from '../../shared/address.ts';
import { chosenIn } from '../../shared/question.ts';
import { caseShapes, logShapes } from './columns.ts';

const lists = listAddresses({ queue: caseShapes, decided: logShapes });

export const VIEWS = lists.views;
export type ModerationView = (typeof VIEWS)[number];

/** What the address holds: which list, its filters, and the case that is open. No words of anyone. */
export interface ModerationAddress extends ListAddress<ModerationView> {
  /** The case that is open, or null. */
  caseId: string | null;
}

/** Reads the state from an address. */
export function readModerationAddress(params: URLSearchParams): ModerationAddress {
  return { ...lists.read(params), caseId: readId(params, 'case') };
}

/** The query that the state is kept in. */
export function writeModerationAddress({ caseId, ...list }: ModerationAddress): URLSearchParams {
  return writeIds(lists.write(list), { case: caseId });
}

/** Another list, as it stands when nothing narrows it. */
export function listAddress(view: ModerationView): ModerationAddress {
  return { ...lists.plain(view), caseId: null };
}

/** The sources that the queue is narrowed to; none means all. */
export function sourcesOf(table: Pick<DataTableState, 'filters'>): readonly CaseSource[] {
  return chosenIn(table, 'source', caseSource.options) ?? [];
}
