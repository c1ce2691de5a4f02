import { Button, Container, PageHeader, Stack, Tabs } from '@sakina/design-system';
import { professionRowOf } from '@sakina/platform/domain';
import { useCapabilities, useUser } from '@sakina/platform/react';
import { useState } from 'react';
import { ClosedPage, PanelBoundary, lazyPanel } from '../../../shared/index.ts';
import { Invoices } from '../components/Invoices.tsx';
import { useInvoicesText } from '../messages/index.ts';
import { ALL_INVOICES, VIEWS } from '../model/place.ts';
import type { InvoicesPlace, InvoicesView } from '../model/place.ts';

const ClientCopy = lazyPanel(() => import('../components/ClientCopy.tsx').then((m) => m.ClientCopy));

const Superbills = lazyPanel(() => import('../components/Superbills.tsx').then((m) => m.Superbills));
const SuperbillPage = lazyPanel(() => import('../components/SuperbillPage.tsx').then((m) => m.SuperbillPage));
const Estimates = lazyPanel(() => import('../components/Estimates.tsx').then((m) => m.Estimates));
const EstimatePage = lazyPanel(() => import('../components/EstimatePage.tsx').then((m) => m.EstimatePage));
const BillingIdentity = lazyPanel(() => import('../components/BillingIdentity.tsx').then((m) => m.BillingIdentity));

export interface InvoicesScreenProps {
  /** What is listed and what is open, from the address. */
  place: InvoicesPlace;
  /** Called when the reader goes elsewhere on the screen; the app writes it to the address. */
  onPlaceChange: (next: InvoicesPlace) => void;
}

/**
 * What the provider asks clients to pay, and the papers that go with it: invoices with the client's copy, superbills,
 * good faith estimates, and who bills (ROUTE-30).
 */
export function InvoicesScreen({ place, onPlaceChange }: InvoicesScreenProps) {
  const t = useInvoicesText();
  const { canViewFinancials } = useCapabilities();
  const { billsInsurance } = professionRowOf(useUser());
  const [isDrafting, setDrafting] = useState(false);
  if (!canViewFinancials) return <NoFinancials />;
  const go = (view: InvoicesView, openId: string | null = null) => onPlaceChange({ ...ALL_INVOICES, view, openId });
  const paper = openPaper(place, go, onPlaceChange);
  if (paper) return <Container pad="page">{paper}</Container>;
  const items = [
    {
      id: 'invoices',
      label: t('title'),
      content: (
        <PanelBoundary>
          <Invoices
            place={place}
            onPlaceChange={onPlaceChange}
            isDrafting={isDrafting}
            onDraftingChange={setDrafting}
          />
        </PanelBoundary>
      ),
    },
    {
      id: 'superbills',
      label: t('view.superbills'),
      content: <Superbills onOpen={(id) => go('superbills', id)} onIdentity={() => go('identity')} />,
    },
    { id: 'estimates', label: t('view.estimates'), content: <Estimates onOpen={(id) => go('estimates', id)} /> },
    { id: 'identity', label: t('view.identity'), content: <BillingIdentity /> },
  ];
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader
          title={t('title')}
          actions={
            <Button
              variant="action"
              onPress={() => {
                if (place.view !== 'invoices') go('invoices');
                setDrafting(true);
              }}
            >
              {t('new')}
            </Button>
          }
        />
        <Tabs
          label={t('views')}
          // A superbill is what insurers take: it is offered to therapists, or where the address asks for it and says
          // why not.
          items={items.filter(({ id }) => id !== 'superbills' || billsInsurance || place.view === 'superbills')}
          selectedKey={place.view}
          onSelectionChange={(id) => go(VIEWS.find((view) => view === id) ?? 'invoices')}
        />
      </Stack>
    </Container>
  );
}

/** What is open on a page of its own; null where the tabs are shown. */
function openPaper(
  place: InvoicesPlace,
  go: (view: InvoicesView, openId?: string) => void,
  onPlaceChange: (place: InvoicesPlace) => void,
) {
  const { view, openId, isCopy } = place;
  if (openId === null) return null;
  if (view === 'superbills') return <SuperbillPage key={openId} id={openId} onBack={() => go('superbills')} />;
  if (view === 'estimates')
    return (
      <EstimatePage key={openId} id={openId} onBack={() => go('estimates')} onOpen={(id) => go('estimates', id)} />
    );
  return isCopy ? <ClientCopy id={openId} onBack={() => onPlaceChange({ ...place, isCopy: false })} /> : null;
}

/** What an account without financial rights sees instead (PORTAL-3). */
function NoFinancials() {
  const t = useInvoicesText();
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}
