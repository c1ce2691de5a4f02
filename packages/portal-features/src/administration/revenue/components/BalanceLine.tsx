import { KeyValueList, Status, Text } from '@sakina/design-system';
import type { PlatformFigures, PlatformRevenue } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Panel } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import { balanceDifference } from '../model/sums.ts';

export interface BalanceLineProps {
  /** The figures of the period. */
  figures: PlatformFigures;
  /** What is held for providers at the beginning and the end of the period. */
  balance: PlatformRevenue['balance'];
}

/** Opening balance, earned, paid out and closing balance, and whether they agree with the providers' own balances. */
export function BalanceLine({ figures, balance }: BalanceLineProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const { payouts } = figures;
  const paidOut = { ...payouts, amountMinor: payouts.amountMinor === 0 ? 0 : -payouts.amountMinor };
  const difference = balance && balanceDifference(figures, balance);
  return (
    <Panel isLandmark={false} title={t('balance.title')} lead={t('balance.lead')}>
      {balance ? (
        <>
          <KeyValueList
            layout="split"
            items={[
              { term: t('balance.opening'), value: format.amount(balance.opening) },
              { term: t('balance.earned'), value: format.amount(figures.net) },
              { term: t('balance.paidOut'), value: format.amount(paidOut) },
              { term: t('balance.closing'), value: format.amount(balance.closing) },
            ]}
          />
          {difference === 0 ? (
            <Status tone="success">{t('balance.agrees')}</Status>
          ) : (
            <Status tone="danger">
              {t('balance.differs', {
                amount: format.money({ amountMinor: difference ?? 0, currency: payouts.currency }),
              })}
            </Status>
          )}
        </>
      ) : (
        <Text tone="muted">{t('balance.unknown')}</Text>
      )}
    </Panel>
  );
}
