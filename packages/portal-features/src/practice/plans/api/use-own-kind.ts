import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider's own profile, which says what kind of provider they are (CALL-1). */
export function useOwnKind(isAsked: boolean) {
  return useOperation(getProviderProfile, isAsked ? {} : null);
}
