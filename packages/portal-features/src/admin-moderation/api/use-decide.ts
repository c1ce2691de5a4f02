import { decideModerationCase } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { changed } from './changed.ts';

/** Decides a case. */
export function useDecide() {
  return useAction(decideModerationCase, { invalidates: changed });
}
