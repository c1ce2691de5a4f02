import { listClients } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import type { ClientSort, StatusFilter } from '../model/query.ts';

/** One piece of the list. */
export type ClientPiece = ResponseOf<typeof listClients>;

/** Clients a piece. */
const PIECE_SIZE = 50;

export interface ClientListOptions {
  status: StatusFilter;
  sort: ClientSort;
  /** Words from a name or an address; empty for all. */
  words: string;
  /** The cursor of the piece; left out for the first. */
  after?: string | undefined;
}

/** One piece of the provider's clients (CALL-16); those shown before stay while others are read. */
export function useClientList({ status, sort, words, after }: ClientListOptions): Read<ClientPiece> {
  const query = {
    limit: PIECE_SIZE,
    sort: sort === 'owed' ? ('OWED' as const) : ('NAME' as const),
    ...(words !== '' && { q: words }),
    ...(status !== 'all' && { status: status === 'active' ? ('ACTIVE' as const) : ('DISCHARGED' as const) }),
    ...(after !== undefined && { after }),
  };
  return useOperation(listClients, { query }, { keepPrevious: after === undefined });
}
