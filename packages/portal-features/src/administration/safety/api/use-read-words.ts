import { readAdminSafetyWords } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Reads what someone said that they did. It is asked for and never cached: each reading is an entry. */
export function useReadWords() {
  return useAction(readAdminSafetyWords);
}
