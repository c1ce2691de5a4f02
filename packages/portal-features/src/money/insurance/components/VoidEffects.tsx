import type { ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Effects } from '../../../shared/dialogs/index.ts';
import { useInsuranceText } from '../messages/index.ts';

export interface VoidEffectsProps {
  /** The claim with its money and what was done so far. */
  report: ClaimStatusReport;
  /** The insurer's name. */
  payer: string;
}

/** What taking a claim back does to the insurer's money, the client's and the session. */
export function VoidEffects({ report: { remittance, clientShare }, payer }: VoidEffectsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const { paid, billed } = clientShare ?? {};
  return (
    <Effects
      items={[
        remittance
          ? t('void.effect.paid', { payer, amount: format.money(remittance.amount) })
          : t('void.effect.unpaid', { payer }),
        paid && paid.amountMinor > 0
          ? t('void.effect.clientPaid', { amount: format.money(paid) })
          : t('void.effect.client'),
        ...(billed && billed.amountMinor > 0 ? [t('void.effect.billed', { amount: format.money(billed) })] : []),
        t('void.effect.session'),
        t('void.effect.final'),
      ]}
    />
  );
}
