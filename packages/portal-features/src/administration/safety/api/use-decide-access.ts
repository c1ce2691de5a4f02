import { decideRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Allows or refuses that someone else reads a record (CLOUD-550). */
export function useDecideAccess() {
  return useAction(decideRecordAccess);
}
