import { listCalendarConflicts } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the outside events over sessions that wait for a decision (CLOUD-222). */
export function useConflicts() {
  return useOperation(listCalendarConflicts, {});
}
