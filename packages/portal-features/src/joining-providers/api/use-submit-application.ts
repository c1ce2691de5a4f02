import { listOwnApplications, submitApplication } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listOwnApplications] };

/** Hands an application in, or in again (CLOUD-63). */
export function useSubmitApplication() {
  return useAction(submitApplication, options);
}
