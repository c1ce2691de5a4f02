import { listOwnPayments } from '@sakina/platform/contract';
import { usePagesOf } from '../../../shared/pages/index.ts';

const LIMIT = 10;

/** Reads what the person has paid, the newest first and earlier ones on request (CLOUD-29). */
export function useOwnPayments() {
  return usePagesOf(listOwnPayments, { query: { limit: LIMIT } });
}
