import { Inline, Link, Select } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { listProviderRevenue, providerKind } from '@sakina/platform/contract';
import type { ProviderKind, ProviderRevenue } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { Panel, useCursorRows } from '../../shared/index.ts';
import { useRevenue } from '../api/revenue.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import type { Dates } from '../model/periods.ts';
import { total } from '../model/sums.ts';
import { RowsTable } from './RowsTable.tsx';
import { ProviderMovements } from './ProviderMovements.tsx';
import { SumCheck } from './SumCheck.tsx';
import { useDrillDown } from './use-drill-down.tsx';

const toRow = (row: ProviderRevenue) => ({ ...row, id: row.provider.id });

export interface ProvidersProps {
  /** First and last day of the period. */
  dates: Dates;
  /** Only providers of this kind; null for all. */
  kind: ProviderKind | null;
  /** Called when another kind is chosen; null for all. */
  onKindChange: (kind: ProviderKind | null) => void;
  /** The provider whose sessions are shown in place of the list, or null. */
  openId: string | null;
  /** Called with the id of what is opened; null closes it. */
  onOpen: (id: string | null) => void;
}

/** The providers of a period by what they brought; once all are shown, their sum is held against the whole. */
export function Providers({ dates, kind, onKindChange, openId, onOpen }: ProvidersProps) {
  const t = useAdminRevenueText();
  const shared = useSharedText();
  const format = useFormat();
  const { read, rows, server } = useCursorRows(
    listProviderRevenue,
    { query: { ...dates, ...(kind && { kind: [kind] }), limit: 100 } },
    { toRow },
  );
  const whole = useRevenue(dates, 'MONTH').data;
  const expected = kind === null ? whole?.totals : whole?.byKind.find((row) => row.kind === kind);
  const { opener, isEntered, goBack } = useDrillDown(onOpen);
  const sum = total(rows.map(({ gross }) => gross));
  const columns = useMemo(
    (): readonly TableColumn<ReturnType<typeof toRow>>[] => [
      {
        id: 'provider',
        header: t('providers.column.provider'),
        rowHeader: true,
        width: 'wide',
        cell: ({ provider }) => (
          <Link href={paths.adminProviders({ provider: provider.id })}>
            <bdi>{provider.displayName}</bdi>
          </Link>
        ),
      },
      { id: 'kind', header: t('kind.column.kind'), cell: ({ provider }) => shared(`kind.${provider.kind}`) },
      {
        id: 'sessions',
        header: t('ratio.sessions'),
        align: 'end',
        cell: (row) => format.number(row.completedSessions),
      },
      { id: 'gross', header: t('movements.paid'), align: 'end', cell: ({ gross }) => format.amount(gross) },
      { id: 'refunds', header: t('sum.refunds'), align: 'end', cell: ({ refunds }) => format.amount(refunds) },
      { id: 'fees', header: t('chart.fees'), align: 'end', cell: (row) => format.amount(row.platformFees) },
      { id: 'net', header: t('movements.net'), align: 'end', cell: ({ net }) => format.amount(net) },
      { id: 'payouts', header: t('balance.paidOut'), align: 'end', cell: ({ payouts }) => format.amount(payouts) },
      {
        id: 'sessionsOf',
        header: t('kind.column.open'),
        cell: ({ provider }) => opener(provider.id, provider.displayName),
      },
    ],
    [t, shared, format, opener],
  );
  if (openId !== null)
    return <ProviderMovements dates={dates} providerId={openId} isEntered={isEntered} onBack={() => goBack(openId)} />;
  return (
    <Panel isLandmark={false} title={t('providers.title')} lead={t('providers.lead')}>
      <Inline>
        <Select
          label={t('kind.column.kind')}
          anyLabel={t('providers.any')}
          hasOptionalMark={false}
          options={providerKind.options.map((id) => ({ id, label: shared(`kind.${id}`) }))}
          value={kind ?? ''}
          onChange={(id) => onKindChange(providerKind.options.find((name) => name === id) ?? null)}
        />
      </Inline>
      <RowsTable
        read={read}
        rows={rows}
        server={server}
        caption={t('providers.title')}
        columns={columns}
        empty={{ title: t('providers.empty.title'), body: t('providers.empty.body') }}
      >
        {!server.hasMore && expected && <SumCheck sum={sum} expected={expected.gross} />}
      </RowsTable>
    </Panel>
  );
}
