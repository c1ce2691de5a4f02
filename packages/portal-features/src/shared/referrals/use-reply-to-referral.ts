import { useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { listReferrals, replyToReferral } from '@sakina/platform/contract';
import type { ReferralId } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useReferralText } from './messages/index.ts';

/**
 * Answers as the provider referred to (CLOUD-645), and says who is told; one that comes too late has the list read
 * again.
 * @param id Of the referral.
 * @param names Of the client, and of the provider who referred them.
 */
export function useReplyToReferral(id: ReferralId, names: { client: string; from: string }) {
  const t = useReferralText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useAction(replyToReferral);

  /** Resolves once the referral is answered, also where it was before. @throws ApiError, which is in `error` as well */
  async function reply(isAccepted: boolean, reason: string | null): Promise<void> {
    try {
      await run({ params: { id }, body: { isAccepted, reason } });
    } catch (refusal) {
      if (!isApiError(refusal, 'REFERRAL_REPLIED')) throw refusal;
      await invalidate(listReferrals);
      toast({ tone: 'info', title: t('reply.stale') });
      return;
    }
    toast({
      tone: 'success',
      title: t(isAccepted ? 'reply.accepted' : 'reply.declined', names),
      description: t('reply.told', names),
    });
  }
  return { reply, isRunning, error };
}
