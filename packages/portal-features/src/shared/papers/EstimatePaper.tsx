import { KeyValueList, Section, Stack, Table, Text } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Estimate, EstimateLine } from '@sakina/platform/contract';
import { DISPUTABLE_MINOR } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { IssuerFacts } from './IssuerFacts.tsx';
import { usePapersText } from './messages/index.ts';

/** With the year: papers are printed and kept. */
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * A good faith estimate with what it means for whom it is given to, to be read or printed (docs/rules/money.md,
 * Estimates).
 */
export function EstimatePaper({ estimate }: { estimate: Estimate }) {
  const t = usePapersText();
  const format = useFormat();
  const { issuer, client, lines, total, from, until, createdAt } = estimate;
  const columns = useMemo<readonly TableColumn<EstimateLine>[]>(
    () => [
      { id: 'service', header: t('column.service'), cell: (row) => <bdi>{row.description}</bdi>, rowHeader: true },
      { id: 'quantity', header: t('column.quantity'), cell: (row) => format.number(row.quantity), align: 'end' },
      { id: 'price', header: t('column.price'), cell: (row) => format.amount(row.price), align: 'end' },
      { id: 'total', header: t('column.total'), cell: (row) => format.amount(row.total), align: 'end' },
    ],
    [t, format],
  );
  return (
    <Stack gap="x4">
      <IssuerFacts issuer={issuer} />
      <Section title={t('client')}>
        <KeyValueList
          items={[
            { term: t('name'), value: client.displayName },
            {
              term: t('period'),
              value: t('period.value', { from: format.date(from, DAY), until: format.date(until, DAY) }),
            },
            { term: t('made'), value: format.date(format.dateIn(createdAt), DAY) },
          ]}
        />
      </Section>
      <Section title={t('services')}>
        <Table
          caption={t('services')}
          columns={columns}
          rows={lines}
          rowKey={({ description, quantity }) => `${description} ${quantity}`}
          empty={null}
        />
        <KeyValueList layout="split" items={[{ term: t('total'), value: format.amount(total) }]} />
      </Section>
      <Stack gap="x1">
        <Text measure>{t('estimate.what')}</Text>
        <Text measure>
          {t('estimate.dispute', {
            amount: format.money({ amountMinor: DISPUTABLE_MINOR, currency: total.currency }),
          })}
        </Text>
        <Text measure>{t('estimate.insurance')}</Text>
      </Stack>
    </Stack>
  );
}
