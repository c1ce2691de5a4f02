import { handOverModerationCase } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';

/** Hands a person’s safety to whoever is on call. */
export function useHandOver() {
  return useAction(handOverModerationCase, { invalidates: changed });
}
