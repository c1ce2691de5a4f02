import { listProgrammes } from '@sakina/platform/contract';
import type { OperationInput } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the catalogue of programmes, narrowed by what is chosen; what was read before stays meanwhile (CLOUD-120). */
export function useProgrammes(query: NonNullable<OperationInput<typeof listProgrammes>['query']>) {
  return useOperation(listProgrammes, { query }, { keepPrevious: true });
}
