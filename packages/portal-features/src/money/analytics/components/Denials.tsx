import { Section, Stat, Table, Text, StatGroup } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useAnalyticsText } from '../messages/index.ts';
import type { DenialLine, Denials as Counts } from '../model/owed.ts';
import { shareOf } from '../model/shares.ts';

export interface DenialsProps {
  denials: Counts;
  /** ISO 4217 code of the amounts. */
  currency: string;
}

/** How much of what insurers decided on they denied, by claims and by money, and the reasons. */
export function Denials({ denials, currency }: DenialsProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const { decided, denied, chargedMinor, deniedMinor, reasons } = denials;
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const share = (part: number, whole: number) => {
    const percent = shareOf(part, whole);
    return percent === null ? t('unknown') : format.percent(percent);
  };
  const columns: TableColumn<DenialLine>[] = [
    {
      id: 'reason',
      header: t('denials.reason'),
      rowHeader: true,
      width: 'wide',
      cell: ({ words }) => words || t('denials.noReason'),
    },
    { id: 'code', header: t('denials.code'), cell: ({ code }) => code },
    { id: 'count', header: t('type.CLAIMS'), align: 'end', cell: ({ count }) => format.number(count) },
    {
      id: 'amount',
      header: t('denials.amount'),
      align: 'end',
      cell: (line) => format.amount({ amountMinor: line.deniedMinor, currency }),
    },
  ];
  return (
    <Section title={t('denials')} description={t('denials.means')}>
      <StatGroup>
        <Stat
          label={t('denials.byCount')}
          value={share(denied, decided)}
          amount={decided === 0 ? undefined : denied}
          unit={t('denials.of', { denied, decided })}
        />
        <Stat
          label={t('denials.byMoney')}
          value={share(deniedMinor, chargedMinor)}
          amount={chargedMinor === 0 ? undefined : deniedMinor}
          unit={t('denials.ofMoney', { denied: money(deniedMinor), charged: money(chargedMinor) })}
        />
      </StatGroup>
      {reasons.length === 0 ? (
        <Text measure>{t(decided === 0 ? 'denials.undecided' : 'denials.none')}</Text>
      ) : (
        <Table
          caption={t('denials.table')}
          columns={columns}
          rows={reasons}
          rowKey={({ code }) => code || 'none'}
          empty={null}
        />
      )}
    </Section>
  );
}
