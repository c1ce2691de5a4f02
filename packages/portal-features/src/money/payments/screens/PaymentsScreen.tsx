import { Button, Container, lazyOverlay, PageHeader, Stack, Tabs } from '@sakina/design-system';
import { useCapabilities } from '@sakina/platform/react';
import { useState } from 'react';
import { ClosedPage, PanelBoundary, lazyPanel } from '../../../shared/index.ts';
import { Balance } from '../components/Balance.tsx';
import { BalanceNote } from '../components/BalanceNote.tsx';
import { Transactions } from '../components/Transactions.tsx';
import { usePaymentsText } from '../messages/index.ts';
import { VIEWS } from '../model/place.ts';
import type { PaymentsPlace } from '../model/place.ts';

const Payouts = lazyPanel(() => import('../components/Payouts.tsx').then((m) => m.Payouts));
const ClientPayments = lazyPanel(() => import('../components/ClientPayments.tsx').then((m) => m.ClientPayments));
const TakePaymentDialog = lazyOverlay(() =>
  import('../components/TakePaymentDialog.tsx').then((m) => m.TakePaymentDialog),
);
const Settings = lazyPanel(() => import('../components/Settings.tsx').then((m) => m.Settings));

export interface PaymentsScreenProps {
  /** The part shown and what is open in it, from the address. */
  place: PaymentsPlace;
  /** Called when the reader goes elsewhere on the screen; the app writes it to the address. */
  onPlaceChange: (next: PaymentsPlace) => void;
}

/**
 * The provider's money: balance, transactions with refunds, card payments of clients, payouts and how they are made
 * (ROUTE-29).
 */
export function PaymentsScreen({ place, onPlaceChange }: PaymentsScreenProps) {
  const t = usePaymentsText();
  const { canViewFinancials } = useCapabilities();
  const [isTaking, setTaking] = useState(false);
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
      <Stack gap="x2">
        <PageHeader
          title={t('title')}
          actions={
            <Button variant="action" onPress={() => setTaking(true)}>
              {t('take')}
            </Button>
          }
        />
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
        <BalanceNote isBelowTransactions={place.view === 'transactions'} />
      </Stack>
      <TakePaymentDialog isOpen={isTaking} onClose={() => setTaking(false)} />
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
