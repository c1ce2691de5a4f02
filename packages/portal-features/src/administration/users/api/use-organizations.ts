import { listOrganizations } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The organisations that an account can belong to. */
export function useOrganizations() {
  return useOperation(listOrganizations, {});
}
