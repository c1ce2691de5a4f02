import { listEstimates } from '@sakina/platform/contract';
import { usePagesOf } from '../../../shared/pages/index.ts';

const QUERY = { side: 'RECEIVED', limit: 10 } as const;

/** Reads the estimates that the person received, the newest first and earlier ones on request (CLOUD-531). */
export function useOwnEstimates() {
  return usePagesOf(listEstimates, { query: QUERY });
}
