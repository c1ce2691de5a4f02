import { EmptyState, LoadingRegion, Section, Skeleton, Stack, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { listReports } from '@sakina/platform/contract';
import type { ReportSummary } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { ReportForm } from './ReportForm.tsx';

export interface ReportsProps {
  /** Called with the id of the report to open. */
  onOpen: (id: string) => void;
}

/** Makes a report, and lists those made so far, the newest first. */
export function Reports({ onOpen }: ReportsProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const read = useOperation(listReports, {});
  const daysOf = ({ options }: ReportSummary) => format.dateRange(options.from, options.to);
  const columns: TableColumn<ReportSummary>[] = [
    { id: 'type', header: t('reports.type'), rowHeader: true, cell: ({ type }) => t(`type.${type}`) },
    { id: 'days', header: t('reports.days'), cell: daysOf },
    {
      id: 'rows',
      header: t('reports.rows'),
      align: 'end',
      hideBelow: 'lg',
      cell: ({ rowCount }) => format.number(rowCount),
    },
    {
      id: 'made',
      header: t('reports.made'),
      cell: ({ generatedAt }) => t('moment', { day: format.shortDate(generatedAt), time: format.time(generatedAt) }),
    },
  ];
  return (
    <Stack gap="x6">
      <Section title={t('reports.new')} description={t('reports.new.lead')}>
        <ReportForm onDone={onOpen} />
      </Section>
      <Section title={t('reports.list')} description={t('reports.list.lead')}>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('reports.loading')}>
              <Skeleton lines={5} />
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState title={t('reports.empty.title')} headingLevel={3} illustration={null}>
              {t('reports.empty.body')}
            </EmptyState>
          }
        >
          {({ items }) => (
            <Table
              caption={t('reports.list')}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              rowLabel={(row) => t('reports.row', { type: t(`type.${row.type}`), days: daysOf(row) })}
              onRowAction={({ id }) => onOpen(id)}
              empty={null}
            />
          )}
        </ReadView>
      </Section>
    </Stack>
  );
}
