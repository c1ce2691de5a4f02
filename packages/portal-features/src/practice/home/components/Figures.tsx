import { LoadingRegion, Section, Skeleton, Stat, Text, theme, up } from '@sakina/design-system';
import type { DashboardStats } from '@sakina/platform/contract';
import { useCapabilities, useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { changeOf, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useDashboardStats } from '../api/home.ts';
import { useProviderHomeText } from '../messages/index.ts';

const WORD = { up: 'more', down: 'less', level: 'level' } as const;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.x3} ${theme.space.x2};
  & > [data-part='note'] { grid-column: 1 / -1; }
  @media ${up.sm} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

function Stats({ stats }: { stats: DashboardStats }) {
  const t = useProviderHomeText();
  const format = useFormat();
  const { canViewFinancials } = useCapabilities();
  const minutes = changeOf(stats.billedMinutesThisWeek, stats.billedMinutesLastWeek);
  const income = changeOf(stats.revenueThisMonth.amountMinor, stats.revenueLastMonth.amountMinor);
  const { currency } = stats.revenueThisMonth;

  return (
    <Numbers>
      <Stat label={t('stats.sessionsToday')} value={format.number(stats.sessionsToday)} amount={stats.sessionsToday} />
      <Stat
        label={t('stats.sessionsNext7Days')}
        value={format.number(stats.sessionsNext7Days)}
        amount={stats.sessionsNext7Days}
      />
      <Stat label={t('stats.activeClients')} value={format.number(stats.activeClients)} amount={stats.activeClients} />
      <Stat
        label={t('stats.billedMinutes')}
        value={format.number(stats.billedMinutesThisWeek)}
        amount={stats.billedMinutesThisWeek}
        unit={t('stats.minutes', { count: stats.billedMinutesThisWeek })}
        comparison={{
          direction: minutes.direction,
          text: t(`stats.minutes.${WORD[minutes.direction]}`, { count: minutes.difference }),
        }}
      />
      {canViewFinancials ? (
        <Stat
          label={t('stats.revenue')}
          value={format.money(stats.revenueThisMonth)}
          amount={stats.revenueThisMonth.amountMinor}
          comparison={{
            direction: income.direction,
            text: t(`stats.revenue.${WORD[income.direction]}`, {
              difference: format.money({ amountMinor: income.difference, currency }),
              last: format.money(stats.revenueLastMonth),
            }),
          }}
        />
      ) : (
        <Text size="sm" tone="muted" data-part="note">
          {t('stats.revenue.hidden')}
        </Text>
      )}
    </Numbers>
  );
}

/** The provider's work in numbers, each with its period and what it compares to. */
export function Figures() {
  const t = useProviderHomeText();
  const format = useFormat();
  const read = useDashboardStats();
  const asOf = read.data?.asOf;
  return (
    <Section title={t('stats.title')} description={asOf !== undefined && t('stats.asOf', { time: format.time(asOf) })}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('stats.loading')}>
              <Numbers>
                {[1, 2, 3, 4].map((key) => (
                  <Skeleton key={key} shape="block" size="sm" />
                ))}
              </Numbers>
            </LoadingRegion>
          }
        >
          {(stats) => <Stats stats={stats} />}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}
