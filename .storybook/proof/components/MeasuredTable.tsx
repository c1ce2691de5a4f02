import { Heading, Stack, Table, Text, useLocale } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { useMemo } from 'react';
import { useProofText } from '../messages/index.ts';
import { keeps } from '../model/measured.ts';
import type { MeasuredGroup, MeasuredRow } from '../model/measured.ts';

/** Figures of one kind with their limits. Whether one is kept is said, not colored. */
export function MeasuredTable({ group: { title, unit, rows, measured } }: { group: MeasuredGroup }) {
  const t = useProofText();
  const { locale } = useLocale();
  const columns = useMemo((): TableColumn<MeasuredRow>[] => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const all: TableColumn<MeasuredRow>[] = [
      { id: 'name', header: t('score.name'), cell: ({ name }) => name, rowHeader: true, width: 'wide' },
      { id: 'value', header: unit, cell: ({ value }) => number.format(value), align: 'end' },
    ];
    if (!rows.some(({ limit }) => limit !== undefined)) return all;
    return [
      ...all,
      {
        id: 'limit',
        header: t('score.limit'),
        cell: ({ limit, isFloor }) =>
          limit === undefined ? t('score.noLimit') : t(isFloor ? 'score.atLeast' : 'score.atMost', { limit }),
        align: 'end',
      },
      { id: 'verdict', header: t('score.verdict'), cell: (row) => <Verdict kept={keeps(row)} /> },
    ];
  }, [t, locale, unit, rows]);
  return (
    <Stack as="section" gap="x2">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {measured && (
        <Text tone="muted" size="sm">
          {t('score.measured', { ...measured })}
        </Text>
      )}
      <Table caption={title} columns={columns} rows={rows} rowKey={({ name }) => name} empty={null} />
    </Stack>
  );
}

function Verdict({ kept }: { kept: boolean | null }) {
  const t = useProofText();
  if (kept === null) return t('score.noLimit');
  return (
    <Text as="span" tone={kept ? 'success' : 'danger'} weight="strong">
      {t(kept ? 'score.kept' : 'score.broken')}
    </Text>
  );
}
