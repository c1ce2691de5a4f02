import { Link, Stack, Table, Text, theme } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { countryLines, dial } from '@sakina/platform/domain';
import type { CountryLine } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useCrisisText } from './messages/index.ts';

// The browser's own: it opens without scripts.
const Fold = styled.details`
  & > summary {
    padding-block: ${theme.space.half};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
    cursor: pointer;
  }
`;

// A number is dialled by a thumb, in a table however dense.
const Dial = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
`;

/** Who answers in other countries, folded until it is asked for (CARE-1). */
export function OtherCountries() {
  const t = useCrisisText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const named = countryLines
    .map((row) => ({ ...row, name: format.country(row.country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, format.locale));
  const number = (row: { name: string }, written: string) => (
    <Dial href={dial(written)} aria-label={t('dial', { number: written, country: row.name })}><bdi dir="ltr">{written}</bdi></Dial>
  );
  const columns: TableColumn<CountryLine & { name: string }>[] = [
    { id: 'country', header: t('country'), rowHeader: true, cell: ({ name }) => name },
    { id: 'line', header: t('line'), cell: (row) => (row.line === null ? t('none') : number(row, row.line)) },
    { id: 'danger', header: t('danger'), cell: (row) => number(row, row.emergency) },
  ];
  return (
    <Fold data-print={isOpen ? undefined : 'hide'} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('elsewhere')}</summary>
      {/* Some forty links, which nobody should have to step over. */}
      {isOpen && (
        <Stack gap="x1">
          <Table caption={t('elsewhere')} columns={columns} rows={named} rowKey={({ country }) => country} empty={null} />
          <Text tone="muted" size="sm">{t('missing')}</Text>
        </Stack>
      )}
    </Fold>
  );
}
