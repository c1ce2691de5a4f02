import { Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { PlatformRevenue, ProviderKind } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import { total } from '../model/sums.ts';
import { SumCheck } from './SumCheck.tsx';

export interface ByKindProps {
  /** The money of the period. */
  revenue: PlatformRevenue;
  /** Opens the providers of a kind, in the same period. */
  onKind: (kind: ProviderKind) => void;
}

type Row = PlatformRevenue['byKind'][number];

/** The period by kind of provider; the rows add up to the whole, and each opens its providers. */
export function ByKind({ revenue, onKind }: ByKindProps) {
  const t = useAdminRevenueText();
  const shared = useSharedText();
  const format = useFormat();
  const { byKind, totals } = revenue;
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      { id: 'kind', header: t('kind.column.kind'), rowHeader: true, cell: ({ kind }) => shared(`kind.${kind}`) },
      { id: 'gross', header: t('kind.column.gross'), align: 'end', cell: ({ gross }) => format.amount(gross) },
      { id: 'refunds', header: t('sum.refunds'), align: 'end', cell: ({ refunds }) => format.amount(refunds) },
      { id: 'fees', header: t('chart.fees'), align: 'end', cell: (row) => format.amount(row.platformFees) },
      { id: 'net', header: t('sum.net'), align: 'end', cell: ({ net }) => format.amount(net) },
    ],
    [t, shared, format],
  );
  return (
    <Panel isLandmark={false} title={t('kind.title')} lead={t('kind.lead')}>
      <Table
        caption={t('kind.title')}
        columns={columns}
        rows={byKind}
        rowKey={({ kind }) => kind}
        onRowAction={({ kind }) => onKind(kind)}
        rowLabel={({ kind }) => t('kind.openNamed', { kind: shared(`kind.${kind}`) })}
        empty={null}
      />
      <SumCheck sum={total(byKind.map(({ gross }) => gross))} expected={totals.gross} />
    </Panel>
  );
}
