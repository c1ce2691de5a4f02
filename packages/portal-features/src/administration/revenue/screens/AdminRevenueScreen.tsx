import { Container, PageHeader, Select, Stack, Tabs, Text } from '@sakina/design-system';
import { useClock, useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { Payouts } from '../components/Payouts.tsx';
import { Providers } from '../components/Providers.tsx';
import { Refunds } from '../components/Refunds.tsx';
import { Summary } from '../components/Summary.tsx';
import { useAdminRevenueText } from '../messages/index.ts';
import { PERIODS, VIEWS } from '../model/address.ts';
import type { RevenueAddress, RevenueView } from '../model/address.ts';
import { datesBefore, datesOf } from '../model/periods.ts';

export interface AdminRevenueScreenProps {
  /** The period, the view and the kind of provider, from the address. */
  address: RevenueAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: RevenueAddress) => void;
}

/** The money of the platform: where it came from, where it went, and whether the books agree (ROUTE-26). */
export function AdminRevenueScreen({ address, onAddressChange }: AdminRevenueScreenProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const clock = useClock();
  const now = new Date(clock.now()).toISOString();
  const dates = datesOf(address.period, now.slice(0, 10));
  const before = datesBefore(dates);
  const change = (next: Partial<RevenueAddress>) => onAddressChange({ ...address, ...next });
  const drillDown = { openId: address.openId, onOpen: (openId: string | null) => change({ openId }) };
  const contents: Readonly<Record<RevenueView, () => ReactNode>> = {
    summary: () => (
      <Summary
        period={address.period}
        dates={dates}
        onKind={(kind) => change({ view: 'providers', kind, openId: null })}
      />
    ),
    providers: () => (
      <Providers dates={dates} kind={address.kind} onKindChange={(kind) => change({ kind })} {...drillDown} />
    ),
    refunds: () => <Refunds dates={dates} />,
    payouts: () => <Payouts dates={dates} {...drillDown} />,
  };
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader
          title={t('title')}
          lead={t('lead', { zone: format.zone(format.timeZone, now) })}
          actions={
            <Select
              label={t('period.label')}
              isLabelHidden
              hasOptionalMark={false}
              options={PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
              value={address.period}
              onChange={(id) => change({ period: PERIODS.find((name) => name === id) ?? address.period })}
            />
          }
        >
          <Text size="sm" tone="muted">
            {t('period.dates', {
              from: format.date(dates.from),
              to: format.date(dates.to),
              beforeFrom: format.date(before.from),
              beforeTo: format.date(before.to),
            })}
          </Text>
        </PageHeader>
        <Tabs
          label={t('title')}
          selectedKey={address.view}
          onSelectionChange={(id) => {
            const view = VIEWS.find((name) => name === id);
            if (view && view !== address.view) change({ view, kind: null, openId: null });
          }}
          items={VIEWS.map((id) => ({
            id,
            label: t(`view.${id}`),
            content: id === address.view && contents[id](),
          }))}
        />
      </Stack>
    </Container>
  );
}
