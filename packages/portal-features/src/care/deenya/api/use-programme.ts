import { getProgramme } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads a programme with its outline (CLOUD-121). */
export function useProgramme(id: string) {
  return useOperation(getProgramme, { params: { id } });
}
