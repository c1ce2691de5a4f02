import {
  suspendProvider,
  getAdminOverview,
  getAdminProvider,
  listAdminProviders,
  listCredentialCases,
  listExpiringCredentials,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [
  getAdminOverview,
  getAdminProvider,
  listAdminProviders,
  listCredentialCases,
  listExpiringCredentials,
];

/** Takes a provider out of the directory, with a reason. */
export function useSuspendProvider() {
  return useAction(suspendProvider, { invalidates });
}
