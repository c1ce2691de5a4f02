import { getAvailability } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider’s own hours (CALL-5). */
export function useHours() {
  return useOperation(getAvailability, {});
}
