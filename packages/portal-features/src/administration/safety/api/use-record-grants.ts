import { listRecordGrants } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';
import { REFRESH_MS } from './refresh.ts';

const LIMIT = 50;

/** Who asked to read whose record, the newest first; read again by itself (CLOUD-549). */
export function useRecordGrants() {
  const client = useClient();
  const read = useOperation(listRecordGrants, { query: { limit: LIMIT } }, { refreshMs: REFRESH_MS });
  const pages = usePages(read, (after) => client.call(listRecordGrants, { query: { limit: LIMIT, after } }));
  return { read, pages };
}
