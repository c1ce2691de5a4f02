import { listSuperbills } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';

const QUERY = { side: 'RECEIVED', limit: 10 } as const;

/** Reads the superbills that the person received, the newest first and earlier ones on request (CLOUD-532). */
export function useOwnSuperbills() {
  const client = useClient();
  const read = useOperation(listSuperbills, { query: QUERY });
  const pages = usePages(read, (after) => client.call(listSuperbills, { query: { ...QUERY, after } }));
  return { read, pages };
}
