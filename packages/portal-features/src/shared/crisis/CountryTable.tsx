import { Link, Table, Text } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { countryLines, dial } from '@sakina/platform/domain';
import type { CountryLine } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useOwnCountryLine } from '@sakina/platform/react/environment';
import styled from 'styled-components';
import { useCrisisText } from './messages/index.ts';

// A number is dialled by a thumb, in a table however dense.
const Dial = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
`;

/** The lines of other countries, by their names in the reader's language (CARE-1). */
export function CountryTable() {
  const t = useCrisisText();
  const format = useFormat();
  const own = useOwnCountryLine();
  // The lines of the United States stand above the table unless the reader's own country does.
  const unitedStates = { country: 'US', line: '988', emergency: '911' };
  const rows = own ? [...countryLines, unitedStates] : countryLines;
  const named = rows
    .map((row) => ({ ...row, name: format.country(row.country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, format.locale));
  const number = (row: { name: string }, written: string) => (
    <Dial href={dial(written)} aria-label={t('dial', { number: written, country: row.name })}>
      <bdi dir="ltr">{written}</bdi>
    </Dial>
  );
  const columns: TableColumn<CountryLine & { name: string }>[] = [
    { id: 'country', header: t('country'), rowHeader: true, cell: ({ name }) => name },
    { id: 'line', header: t('line'), cell: (row) => (row.line === null ? t('none') : number(row, row.line)) },
    { id: 'danger', header: t('danger'), cell: (row) => number(row, row.emergency) },
  ];
  return (
    <>
      <Table caption={t('elsewhere')} columns={columns} rows={named} rowKey={({ country }) => country} empty={null} />
      <Text tone="muted" size="sm">
        {t('missing')}
      </Text>
    </>
  );
}
