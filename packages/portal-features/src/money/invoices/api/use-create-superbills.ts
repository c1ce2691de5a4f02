import { createSuperbills } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Makes the superbills of a month (CLOUD-528). */
export function useCreateSuperbills() {
  return useAction(createSuperbills);
}
