import { isApiError } from '@sakina/platform/client';
import {
  answerReferral,
  createReferral,
  listReferrals,
  replyToReferral,
  withdrawReferral,
} from '@sakina/platform/contract';
import type { ReferralId } from '@sakina/platform/contract';
import { useAction, useInvalidate, useOperation } from '@sakina/platform/react';

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

/** How a reply ended: it is stored; it was answered before or the client has booked; or it failed, as `error` says. */
export type ReplyOutcome = 'DONE' | 'STALE' | 'FAILED';

/** Answers as the provider referred to (CLOUD-645); one that comes too late has the list read again. */
export function useReplyToReferral() {
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useAction(replyToReferral, { invalidates });
  async function reply(id: ReferralId, isAccepted: boolean, reason: string | null): Promise<ReplyOutcome> {
    try {
      await run({ params: { id }, body: { isAccepted, reason } });
      return 'DONE';
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      if (refusal.code !== 'REFERRAL_REPLIED') return 'FAILED';
      await invalidate(listReferrals);
      return 'STALE';
    }
  }
  return { reply, isRunning, error };
}

/** Takes a referral back that waits for its client (CLOUD-644). */
export function useWithdrawReferral() {
  return useAction(withdrawReferral, { invalidates });
}
