import type { ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Effects } from '../../../shared/dialogs/index.ts';
import { useInsuranceText } from '../messages/index.ts';

export interface WriteOffEffectsProps {
  /** The claim with its money and what was done so far. */
  report: ClaimStatusReport;
  /** What would stay open of the insurer's part, in minor units. */
  left: number;
}

/** What the insurer's and the client's track become by a write-off; the client's share is no part of it. */
export function WriteOffEffects({ report: { clientShare, insurerOpen }, left }: WriteOffEffectsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const currency = insurerOpen?.currency ?? 'USD';
  const balance = clientShare?.balance.amountMinor ?? 0;
  const amount = format.money({ amountMinor: Math.abs(balance), currency });
  const client = balance > 0 ? 'clientOwes' : balance < 0 ? 'clientRefund' : 'clientNone';
  return (
    <Effects
      items={[
        left === 0
          ? t('writeOff.effect.whole')
          : t('writeOff.effect.part', { left: format.money({ amountMinor: left, currency }) }),
        t(`writeOff.effect.${client}`, { amount }),
        t('writeOff.effect.final'),
      ]}
    />
  );
}
