import { Container, PageHeader, Stack, Tabs } from '@sakina/design-system';
import { professionRowOf } from '@sakina/platform/domain';
import { useCapabilities, useUser } from '@sakina/platform/react';
import { ClosedPage, PanelBoundary, lazyPanel } from '../../../shared/index.ts';
import { Balance } from '../components/Balance.tsx';
import { Transactions } from '../components/Transactions.tsx';
import { usePaymentsText } from '../messages/index.ts';
import { VIEWS } from '../model/place.ts';
import type { PaymentsPlace } from '../model/place.ts';

const Payouts = lazyPanel(() => import('../components/Payouts.tsx').then((m) => m.Payouts));
const ClientPayments = lazyPanel(() => import('../components/ClientPayments.tsx').then((m) => m.ClientPayments));
const Settings = lazyPanel(() => import('../components/Settings.tsx').then((m) => m.Settings));

export interface PaymentsScreenProps {
  /** The part shown and what is open in it, from the address. */
  place: PaymentsPlace;
  /** Called when the reader goes elsewhere on the screen; the app writes it to the address. */
  onPlaceChange: (next: PaymentsPlace) => void;
}

/** The provider's money: balance, transactions with refunds, card payments of clients, payouts and how they are made (ROUTE-29). */
export function PaymentsScreen({ place, onPlaceChange }: PaymentsScreenProps) {
  const t = usePaymentsText();
  const { canViewFinancials } = useCapabilities();
  const { billsInsurance } = professionRowOf(useUser());
  if (!canViewFinancials) return <NoFinancials />;
  const open = (openId: string | null) => onPlaceChange({ ...place, openId });
  const items = [
    {
      id: 'transactions',
      label: t('view.transactions'),
      content: <Transactions openId={place.openId} onOpen={open} />,
    },
    { id: 'card', label: t('view.card'), content: <ClientPayments /> },
    { id: 'payouts', label: t('view.payouts'), content: <Payouts openId={place.openId} onOpen={open} /> },
    { id: 'settings', label: t('view.settings'), content: <Settings /> },
  ];
  return (
    <Container width="wide" pad="page">
      <Stack gap="section">
        <PageHeader title={t('title')} lead={t(billsInsurance ? 'lead' : 'lead.clients')} />
        <PanelBoundary>
          <Balance />
        </PanelBoundary>
        <Tabs
          label={t('views')}
          items={items}
          selectedKey={place.view}
          onSelectionChange={(id) =>
            onPlaceChange({ view: VIEWS.find((view) => view === id) ?? 'transactions', openId: null })
          }
        />
      </Stack>
    </Container>
  );
}

/** What an account without financial rights sees instead (PORTAL-3). */
function NoFinancials() {
  const t = usePaymentsText();
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}
