import { makeDefaultPaymentMethod } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Makes a card the one that is charged. */
export function useMakeDefaultCard(): Action<typeof makeDefaultPaymentMethod> {
  return useAction(makeDefaultPaymentMethod);
}
