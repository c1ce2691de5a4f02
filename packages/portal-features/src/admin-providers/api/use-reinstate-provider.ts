import {
  reinstateProvider,
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

/** Puts a provider back into the directory, with a reason. */
export function useReinstateProvider() {
  return useAction(reinstateProvider, { invalidates });
}
