import {
  decideCredentials,
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

/** Decides a case, with a reason that whoever waits reads. */
export function useDecide() {
  return useAction(decideCredentials, { invalidates });
}
