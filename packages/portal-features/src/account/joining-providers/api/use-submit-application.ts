import { submitApplication } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Submits an application, or resubmits it after changes (CLOUD-63). */
export function useSubmitApplication() {
  return useAction(submitApplication);
}
