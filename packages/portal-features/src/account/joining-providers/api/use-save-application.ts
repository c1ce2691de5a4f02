import { saveApplication } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Saves an application; the first save creates it (CLOUD-61). */
export function useSaveApplication() {
  return useAction(saveApplication);
}
