import { removePaymentMethod } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Forgets a card. */
export function useRemoveCard(): Action<typeof removePaymentMethod> {
  return useAction(removePaymentMethod);
}
