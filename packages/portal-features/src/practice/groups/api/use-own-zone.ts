import { getProviderProfile } from '@sakina/platform/contract';
import { hasProviderStatus } from '@sakina/platform/domain';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';

/** The zone that the provider’s groups are kept in (CALL-1); until it is read, the zone of the reader’s clock. */
export function useOwnZone(): string {
  const format = useFormat();
  // An administrator who looks in has no practice of their own to read (ROLE-4).
  const isProvider = hasProviderStatus(useUser());
  const { data } = useOperation(getProviderProfile, isProvider ? {} : null);
  return data?.timeZone ?? format.timeZone;
}
