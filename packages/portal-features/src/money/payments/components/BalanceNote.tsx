import { Text } from '@sakina/design-system';
import { getPaymentSummary, getPayoutSettings, listTransactions } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';
import { isAnswered } from '../../../shared/index.ts';
import { useNetSentence } from '../../shared/net-sentence/use-net-sentence.ts';
import { usePaymentsText } from '../messages/index.ts';
import { balanceReason } from '../model/payouts.ts';
import { FIRST_TRANSACTIONS } from './Transactions.tsx';

export interface BalanceNoteProps {
  /** Whether the movements stand above it: it is shown with them, not pushed down by them. */
  isBelowTransactions: boolean;
}

/**
 * Why the balance is not more, what the month added up to, and as of when: the foot of the page, once they are known.
 */
export function BalanceNote({ isBelowTransactions }: BalanceNoteProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const netSentence = useNetSentence();
  const { billsInsurance } = professionRowOf(useUser());
  const summary = useOperation(getPaymentSummary, {}).data;
  const payout = useOperation(getPayoutSettings, {});
  const transactions = useOperation(listTransactions, isBelowTransactions ? FIRST_TRANSACTIONS : null);
  if (!summary || !isAnswered(payout) || (isBelowTransactions && !isAnswered(transactions))) return null;
  const settings = payout.data;
  const { available, pending, thisMonth, currency, asOf } = summary;
  const reason = settings && balanceReason(summary, settings);
  const balance = available.amountMinor + pending.amountMinor;
  const positive = (amountMinor: number) => format.money({ amountMinor: Math.abs(amountMinor), currency });
  return (
    <Text size="xs" tone="muted">
      {reason && (
        <>
          <span>
            {t(reason === 'settling' && !billsInsurance ? 'reason.settlingCards' : `reason.${reason}`, {
              amount: positive(reason === 'settling' ? pending.amountMinor : balance),
              minimum: format.money(settings.minimumAmount),
              day: settings.heldUntil === null ? '' : format.date(settings.heldUntil),
            })}
          </span>{' '}
        </>
      )}
      <span>{t('balance.month', { sentence: netSentence(thisMonth) })}</span>{' '}
      <span>{t('balance.asOf', { time: format.time(asOf) })}</span>
    </Text>
  );
}
