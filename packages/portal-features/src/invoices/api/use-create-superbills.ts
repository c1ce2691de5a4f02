import { createSuperbills, getSuperbill, previewSuperbills } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Makes the superbills of a month (CLOUD-528). */
export function useCreateSuperbills() {
  return useAction(createSuperbills, { invalidates: [previewSuperbills, getSuperbill] });
}
