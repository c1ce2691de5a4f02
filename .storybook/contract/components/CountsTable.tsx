import { Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { useFormatLocale } from '@sakina/platform/react/environment';
import { useMemo } from 'react';
import { useContractText } from '../messages/index.ts';
import { countsOf } from '../model/entries.ts';
import type { ContractName, Counts, Entry } from '../model/entries.ts';

interface Row extends Counts {
  readonly contract: ContractName;
}

const COLUMNS = ['declared', 'mocked', 'served', 'withExample', 'withFailures', 'unused'] as const;
const CONTRACTS: readonly ContractName[] = ['v1', 'cloud'];

/** Coverage of both contracts: the figures that `npm run contract` prints. */
export function CountsTable({ entries }: { entries: readonly Entry[] }) {
  const t = useContractText();
  const locale = useFormatLocale();
  const rows = useMemo(
    () =>
      CONTRACTS.map((contract): Row => ({
        contract,
        ...countsOf(entries.filter((entry) => entry.contract === contract)),
      })),
    [entries],
  );
  const columns = useMemo((): TableColumn<Row>[] => {
    const number = new Intl.NumberFormat(locale);
    return [
      {
        id: 'contract',
        header: t('counts.contract'),
        cell: ({ contract }) => t(`contract.${contract}`),
        rowHeader: true,
      },
      ...COLUMNS.map((id): TableColumn<Row> => ({
        id,
        header: t(`counts.${id}`),
        cell: (row) => number.format(row[id]),
        align: 'end',
      })),
    ];
  }, [t, locale]);
  return (
    <Table
      caption={t('counts.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ contract }) => contract}
      empty={null}
    />
  );
}
