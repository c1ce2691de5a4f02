import { KeyValueList, Section, Stack, Table, Text } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Superbill, SuperbillLine } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { IssuerFacts } from './IssuerFacts.tsx';
import { usePapersText } from './messages/index.ts';

/** With the year: papers are printed and kept. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const LETTERS = 'ABCDEFGHIJKL';

/** A superbill with all that an insurer asks for, to be read or printed (docs/rules/money.md, Superbills). */
export function SuperbillPaper({ superbill }: { superbill: Superbill }) {
  const t = usePapersText();
  const format = useFormat();
  const { issuer, client, insurance, diagnoses, lines, charged, paid, balance, createdAt } = superbill;
  const columns = useMemo<readonly TableColumn<SuperbillLine>[]>(
    () => [
      { id: 'date', header: t('column.date'), cell: (row) => format.date(row.serviceDate, DAY), rowHeader: true },
      { id: 'place', header: t('column.place'), cell: (row) => t(`place.${row.placeOfService}`) },
      {
        id: 'procedure',
        header: t('column.procedure'),
        cell: (row) => (
          <bdi dir="ltr">{t('procedure', { code: row.procedureCode, modifiers: row.modifiers.join(' ') })}</bdi>
        ),
      },
      { id: 'units', header: t('column.units'), cell: (row) => format.number(row.units), align: 'end' },
      { id: 'charged', header: t('column.charged'), cell: (row) => format.amount(row.charged), align: 'end' },
      { id: 'paid', header: t('column.paid'), cell: (row) => format.amount(row.paid), align: 'end' },
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
            { term: t('birthDate'), value: format.date(client.birthDate, DAY) },
            {
              term: t('insurance'),
              value: insurance
                ? t('insurance.value', { payer: t(`payer.${insurance.insurer}`), memberId: insurance.memberId })
                : t('insurance.none'),
            },
            { term: t('made'), value: format.date(format.dateIn(createdAt), DAY) },
          ]}
        />
      </Section>
      <Section title={t('diagnoses')}>
        <Stack as="ul" gap="half">
          {diagnoses.map(({ code, description }, index) => (
            <Text as="li" key={code} dir="auto">
              {t('diagnosis', { letter: LETTERS[index] ?? '', code, description })}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section title={t('sessions')}>
        <Table
          caption={t('sessions')}
          columns={columns}
          rows={lines}
          rowKey={({ appointmentId }) => appointmentId}
          empty={null}
        />
        <KeyValueList
          layout="split"
          items={[
            { term: t('charged'), value: format.amount(charged) },
            { term: t('paid'), value: format.amount(paid) },
            { term: t('balance'), value: format.amount(balance) },
          ]}
        />
      </Section>
      <Text size="sm" tone="muted" measure>
        {t('signed', { name: issuer.displayName, day: format.date(format.dateIn(createdAt), DAY) })}
      </Text>
    </Stack>
  );
}
