import type { MessageValues } from '@sakina/design-system';
import { product } from '@sakina/platform/domain';
import { company } from '../company.ts';
import { useLegalText } from '../messages/legal/index.ts';
import { legal } from '../model/legal.ts';
import { useNumbers } from '../use-numbers.ts';

/** The values in the sentences of the legal texts: the product, and formatted durations. */
export function useLegalValues(): MessageValues {
  const t = useLegalText();
  const { percent } = useNumbers();
  return {
    product: product.name,
    age: legal.minimumAge,
    fee: percent(company.feePercent),
    drafts: t('hours', { n: legal.draftHours }),
    recordings: t('days', { n: legal.recordingDays }),
    closed: t('days', { n: legal.closedAccountDays }),
    notice: t('days', { n: legal.noticeDays }),
    answer: t('days', { n: legal.answerDays }),
    amendment: t('days', { n: legal.amendmentDays }),
    breach: t('days', { n: legal.breachDays }),
    hhs: t('days', { n: legal.complaintDays }),
    liability: t('months', { n: legal.liabilityMonths }),
    records: t('years', { n: legal.recordYears }),
    audit: t('years', { n: legal.auditLogYears }),
    accounting: t('years', { n: legal.accountingYears }),
  };
}
