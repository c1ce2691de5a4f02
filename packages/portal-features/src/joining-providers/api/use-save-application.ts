import { listOwnApplications, saveApplication } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listOwnApplications] };

/** Keeps what is written so far; the first time it begins an application (CLOUD-61). */
export function useSaveApplication() {
  return useAction(saveApplication, options);
}
