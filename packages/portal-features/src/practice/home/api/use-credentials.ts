import { verifyCredentials } from '@sakina/platform/contract';
import type { CredentialsCheck } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads whether the provider's credentials are verified (CALL-49). */
export function useCredentials(): Read<CredentialsCheck> {
  return useOperation(verifyCredentials, {});
}
