import { Banner, NotGiven, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { PlatformFigures } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { Panel } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import { grossToNet, sumDifference } from '../model/sums.ts';
import type { SumLine } from '../model/sums.ts';

export interface GrossToNetProps {
  /** The figures of the period. */
  figures: PlatformFigures;
  /** Of as many days right before, where they are known. */
  before: PlatformFigures | undefined;
}

type Line = SumLine & { before: SumLine['amount'] | undefined };

/** From what was paid to what providers earn, line by line, to the cent. */
export function GrossToNet({ figures, before }: GrossToNetProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const earlier = before && grossToNet(before);
  const rows = grossToNet(figures).map((line, index): Line => ({ ...line, before: earlier?.[index]?.amount }));
  const difference = sumDifference(figures);
  const columns = useMemo(
    (): readonly TableColumn<Line>[] => [
      { id: 'line', header: t('sum.column.line'), rowHeader: true, width: 'wide', cell: ({ id }) => t(`sum.${id}`) },
      { id: 'amount', header: t('sum.column.amount'), align: 'end', cell: ({ amount }) => format.amount(amount) },
      {
        id: 'before',
        header: t('sum.column.before'),
        align: 'end',
        cell: (row) => (row.before ? format.amount(row.before) : <NotGiven />),
      },
    ],
    [t, format],
  );
  return (
    <Panel
      isLandmark={false}
      title={t('sum.title')}
      lead={t('sum.lead', { insurers: format.money(figures.insurerPayments) })}
    >
      <Table caption={t('sum.title')} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
      {difference !== 0 && (
        <Banner tone="danger" title={t('sum.wrong')}>
          {t('sum.wrongBody', {
            amount: format.money({ amountMinor: difference, currency: figures.gross.currency }),
          })}
        </Banner>
      )}
    </Panel>
  );
}
