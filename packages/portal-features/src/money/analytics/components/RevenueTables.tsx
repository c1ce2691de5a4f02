import { Section, Stack, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { IncomeFigures, IncomeReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useAnalyticsText } from '../messages/index.ts';

/** A row of either table. */
interface Row {
  id: string;
  name: string;
  figures: IncomeFigures;
  /** Sessions held; undefined where they are not counted by row. */
  sessionCount?: number;
}

const PARTS = ['gross', 'refunds', 'adjustments', 'fees', 'net'] as const;

/** The same money by who paid and by service; the last line of each is the whole. */
export function RevenueTables({ report }: { report: IncomeReport }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const nameOf = useServiceName();
  const { totals, bySource, byService } = report;
  const columns = (first: string, hasSessions: boolean): TableColumn<Row>[] => [
    { id: 'name', header: first, rowHeader: true, cell: ({ name }) => name },
    ...(hasSessions
      ? [
          {
            id: 'sessions',
            header: t('sum.sessions'),
            align: 'end' as const,
            cell: ({ sessionCount }: Row) => format.number(sessionCount ?? 0),
          },
        ]
      : []),
    ...PARTS.map((part) => ({
      id: part,
      header: t(`sum.${part}`),
      align: 'end' as const,
      cell: ({ figures }: Row) => format.amount(figures[part]),
    })),
  ];
  const whole: Row = { id: 'total', name: t('total'), figures: totals, sessionCount: totals.sessionCount };
  const sources: Row[] = bySource.map((row) => ({ id: row.source, name: t(`source.${row.source}`), figures: row }));
  const services: Row[] = byService.map((row) => ({
    id: row.service?.id ?? 'none',
    name: row.service ? nameOf(row.service) : t('service.none'),
    figures: row,
    sessionCount: row.sessionCount,
  }));
  return (
    <Stack gap="x4">
      <Section title={t('bySource')} headingSize="sm">
        <Table
          caption={t('bySource')}
          columns={columns(t('source'), false)}
          rows={[...sources, whole]}
          rowKey={({ id }) => id}
          empty={null}
        />
      </Section>
      <Section title={t('byService')} headingSize="sm">
        <Table
          caption={t('byService')}
          columns={columns(t('service'), true)}
          rows={[...services, whole]}
          rowKey={({ id }) => id}
          empty={null}
        />
      </Section>
    </Stack>
  );
}
