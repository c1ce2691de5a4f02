import { EmptyState, Stack, Table, Text } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Report, ReportColumn } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useAnalyticsText } from '../messages/index.ts';
import { knownColumn, knownWord, rowsOf } from '../model/report-table.ts';
import type { ReportRow } from '../model/report-table.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;
/** MONEY cells are minor units of US dollars, by the contract. */
const CURRENCY = 'USD';
const MONTH_CELL = /^\d{4}-\d{2}$/;

/** The rows and totals of a report, the same and in the same order as in its file. */
export function ReportContent({ report }: { report: Report }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { options, rows, columns, rowCount } = report;
  const shown = rowsOf(report);

  function words(column: ReportColumn, cell: string | number | null): string {
    if (cell === null) return '';
    if (typeof cell === 'number')
      return column.kind === 'MONEY'
        ? format.amount({ amountMinor: Math.round(cell), currency: CURRENCY })
        : format.number(cell);
    if (column.kind === 'DATE') return format.date(cell, DAY);
    if (column.key === 'month' && MONTH_CELL.test(cell)) return format.date(`${cell}-01`, MONTH);
    const word = knownWord(column, cell);
    return word ? t(`word.${word}`) : cell;
  }

  const drawn = columns.map((column, index): TableColumn<ReportRow> => {
    const name = knownColumn(column);
    const isNumber = column.kind === 'MONEY' || column.kind === 'NUMBER';
    return {
      id: column.key,
      header: name ? t(`column.${name}`) : column.label,
      rowHeader: index === 0,
      align: isNumber ? 'end' : 'start',
      cell: ({ id, cells }) => (id === 'total' && index === 0 ? t('total') : words(column, cells[index] ?? null)),
    };
  });

  return (
    <Stack gap="x3">
      <Text measure>{t('report.covers', { days: format.dateRange(options.from, options.to), count: rowCount })}</Text>
      {rows.length === 0 ? (
        <EmptyState title={t('report.empty.title')} illustration={null}>
          {t('report.empty.body')}
        </EmptyState>
      ) : (
        <Table caption={t(`type.${report.type}`)} columns={drawn} rows={shown} rowKey={({ id }) => id} empty={null} />
      )}
      <Text size="sm" tone="muted" measure>
        {`${t(`type.${report.type}.means`)} ${t('report.file')}`}
      </Text>
    </Stack>
  );
}
