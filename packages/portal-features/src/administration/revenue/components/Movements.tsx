import { Button, Link, Stack } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Money, RevenueMovement } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useMemo } from 'react';
import type { CursorRows } from '../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import { total } from '../model/sums.ts';
import { RowsTable } from './RowsTable.tsx';
import { SumCheck } from './SumCheck.tsx';

export interface MovementsProps extends CursorRows<RevenueMovement> {
  title: string;
  lead: string;
  /** The first piece of the movements. */
  read: Read<{ items: RevenueMovement[] }>;
  /** The amount of the line that they were opened from. */
  expected: Money | undefined;
  backLabel: string;
  /** Whether they were opened from the list, which the focus follows. */
  isEntered: boolean;
  /** Called to go back to where it was opened from. */
  onBack: () => void;
}

/**
 * The sessions behind one line, each with what it brought; once all are shown, their sum is held against the line
 * (ADM-53).
 */
export function Movements({ title, lead, read, rows, server, expected, backLabel, isEntered, onBack }: MovementsProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const columns = useMemo((): readonly TableColumn<RevenueMovement>[] => {
    const money = (id: 'gross' | 'refunds' | 'platformFees' | 'adjustments' | 'net', header: string) => ({
      id,
      header,
      align: 'end' as const,
      cell: (row: RevenueMovement) => format.amount(row[id]),
    });
    return [
      { id: 'on', header: t('refunds.column.date'), rowHeader: true, cell: ({ on }) => format.shortDate(on) },
      {
        id: 'client',
        header: t('refunds.column.client'),
        width: 'wide',
        cell: ({ client }) =>
          client ? (
            <Link href={paths.adminUsers({ user: client.id })}>
              <bdi>{client.displayName}</bdi>
            </Link>
          ) : (
            t('refunds.noClient')
          ),
      },
      money('gross', t('movements.paid')),
      money('refunds', t('sum.refunds')),
      money('platformFees', t('chart.fees')),
      money('adjustments', t('sum.adjustments')),
      money('net', t('movements.net')),
      {
        id: 'session',
        header: t('kind.column.open'),
        cell: ({ appointmentId }) =>
          appointmentId === null ? (
            t('movements.noSession')
          ) : (
            <Link href={paths.adminSessions({ session: appointmentId })}>{t('refunds.session')}</Link>
          ),
      },
    ];
  }, [t, format]);
  return (
    <Stack gap="x2" align="stretch">
      <Stack align="start">
        <Button size="small" variant="secondary" autoFocus={isEntered} onPress={onBack}>
          {backLabel}
        </Button>
      </Stack>
      <Panel isLandmark={false} title={title} lead={lead}>
        <RowsTable
          read={read}
          rows={rows}
          server={server}
          caption={title}
          columns={columns}
          empty={{ title: t('movements.empty.title'), body: t('movements.empty.body') }}
        >
          {!server.hasMore && expected && <SumCheck sum={total(rows.map(({ net }) => net))} expected={expected} />}
        </RowsTable>
      </Panel>
    </Stack>
  );
}
