import { claimModerationCase } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';

/** Takes a case, takes it over, or lets go of it. */
export function useClaim() {
  return useAction(claimModerationCase, { invalidates: changed });
}
