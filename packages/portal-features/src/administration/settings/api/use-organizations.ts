import { listOrganizations } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The organisations by name, with their plan and how many they are. */
export function useOrganizations() {
  return useOperation(listOrganizations, {});
}
