import type { ClaimSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import { statusInFull } from '../model/status-text.ts';
import { useDay } from './use-day.ts';

/**
 * Says where a claim stands: its status or, while the insurer looks at an appeal, since when and until when it does.
 */
export function useClaimState(): (claim: Pick<ClaimSummary, 'status' | 'appeal'>) => string {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  return ({ status, appeal }) =>
    appeal?.answer === null
      ? t('appealed', { day: day(format.dateIn(appeal.sentAt)), due: day(appeal.answerDueOn) })
      : t(statusInFull(status));
}
