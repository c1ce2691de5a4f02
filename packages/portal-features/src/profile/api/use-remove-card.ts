import { listPaymentMethods, removePaymentMethod } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const options = { invalidates: [listPaymentMethods] };

/** Forgets a card. */
export function useRemoveCard(): Action<typeof removePaymentMethod> {
  return useAction(removePaymentMethod, options);
}
