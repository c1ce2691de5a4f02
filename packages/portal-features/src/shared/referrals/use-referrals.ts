import { answerReferral, createReferral, listReferrals, withdrawReferral } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';

const invalidates = [listReferrals];

/** Reads the referrals that the reader made, received, or is asked about (CLOUD-641). */
export function useReferrals() {
  return useOperation(listReferrals, {});
}

/** Asks a client whether they want to be referred (CLOUD-642). */
export function useCreateReferral() {
  return useAction(createReferral, { invalidates });
}

/** Answers as the client (CLOUD-643). */
export function useAnswerReferral() {
  return useAction(answerReferral, { invalidates });
}

/** Takes a referral back that waits for its client (CLOUD-644). */
export function useWithdrawReferral() {
  return useAction(withdrawReferral, { invalidates });
}
