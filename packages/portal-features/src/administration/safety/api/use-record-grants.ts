import { listRecordGrants } from '@sakina/platform/contract';
import { usePagesOf } from '../../../shared/pages/index.ts';
import { REFRESH_MS } from './refresh.ts';

const LIMIT = 50;

/** Who asked to read whose record, the newest first; read again by itself (CLOUD-549). */
export function useRecordGrants() {
  return usePagesOf(listRecordGrants, { query: { limit: LIMIT } }, { refreshMs: REFRESH_MS });
}
