import type { Insurer, ProviderSummary } from '@sakina/platform/contract';
import { pricingOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useLabels } from './use-labels.ts';

const SHOWN_INSURERS = 2;

/**
 * The words for what a session costs and who may pay for it, said before anything is asked of the reader.
 * @returns `price` with the length of the session, and `notes` on insurance and the sliding scale, those that the
 *   reader looked for first.
 */
export function useFeeText() {
  const t = useDirectoryText();
  const shared = useSharedText();
  const format = useFormat();
  const labels = useLabels();
  return (
    { fee, slidingScale, insurers }: Pick<ProviderSummary, 'fee' | 'slidingScale' | 'insurers'>,
    wanted: readonly Insurer[] = [],
  ) => {
    const minutes = shared('minutes', { count: fee.durationMinutes });
    const accepted = insurers.filter((insurer) => insurer !== 'SELF_PAY');
    const inOrder = [
      ...accepted.filter((insurer) => wanted.includes(insurer)),
      ...accepted.filter((insurer) => !wanted.includes(insurer)),
    ];
    const insurance =
      accepted.length === 0
        ? t('card.selfPay')
        : t('card.insurers', { insurers: labels.shortList(inOrder.map(labels.insurer), SHOWN_INSURERS) });
    return {
      price:
        pricingOf(fee) === 'FIXED'
          ? t('card.price', { price: format.money(fee.price), minutes })
          : t(pricingOf(fee) === 'FREE' ? 'card.free' : 'card.byDonation', { minutes }),
      insurance,
      notes: [...(slidingScale ? [t('slidingScale.label')] : []), insurance],
    };
  };
}
