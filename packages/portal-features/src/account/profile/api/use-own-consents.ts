import {
  answerClientConsent,
  getConsent,
  listClientConsents,
  listOwnClientConsents,
  withdrawOwnClientConsent,
} from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const options = { invalidates: [listOwnClientConsents, listClientConsents, getConsent] };

/** Reads what the person has agreed to with each provider (CLOUD-610). */
export function useOwnConsents() {
  return useOperation(listOwnClientConsents, {});
}

/** Gives or declines a consent (CLOUD-611). */
export function useAnswerConsent(): Action<typeof answerClientConsent> {
  return useAction(answerClientConsent, options);
}

/** Withdraws a consent (CLOUD-612). */
export function useWithdrawOwnConsent(): Action<typeof withdrawOwnClientConsent> {
  return useAction(withdrawOwnClientConsent, options);
}
