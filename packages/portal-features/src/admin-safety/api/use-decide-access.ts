import { decideRecordAccess } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { grantReads } from './record-grants.ts';

/** Allows or refuses that someone else reads a record (CLOUD-550). */
export function useDecideAccess() {
  return useAction(decideRecordAccess, { invalidates: grantReads });
}
