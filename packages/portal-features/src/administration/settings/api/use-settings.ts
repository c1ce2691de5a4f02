import { getPlatformSettings } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** The platform’s settings, without any secret. */
export function useSettings() {
  return useOperation(getPlatformSettings, {});
}
