import { Container, PageHeader, Stack, Tabs } from '@sakina/design-system';
import { paths, professionRowOf } from '@sakina/platform/domain';
import { useCapabilities, useUser } from '@sakina/platform/react';
import { useCallback, useState } from 'react';
import { ClosedPage, lazyPanel } from '../../../shared/index.ts';
import { Arrival } from '../components/Arrival.tsx';
import { Claims } from '../components/Claims.tsx';
import { useInsuranceText } from '../messages/index.ts';
import { toSession, VIEWS } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';

const ToBill = lazyPanel(() => import('../components/ToBill.tsx').then((m) => m.ToBill));
const ClaimEditor = lazyPanel(() => import('../components/ClaimEditor.tsx').then((m) => m.ClaimEditor));
const Remittances = lazyPanel(() => import('../components/Remittances.tsx').then((m) => m.Remittances));
const Eligibility = lazyPanel(() => import('../components/Eligibility.tsx').then((m) => m.Eligibility));

export interface InsuranceScreenProps {
  /** The part shown and what is open in it, from the address. */
  place: InsurancePlace;
  /** Called when the reader goes elsewhere on the screen; the app writes it to the address. */
  onPlaceChange: (next: InsurancePlace) => void;
}

/**
 * The provider's insurance: claims by what to do, sessions to bill, what insurers paid, and whether a client is covered
 * (ROUTE-30).
 */
export function InsuranceScreen({ place, onPlaceChange }: InsuranceScreenProps) {
  const t = useInsuranceText();
  const { canViewFinancials } = useCapabilities();
  const { billsInsurance } = professionRowOf(useUser());
  const [isAskedFor, setAskedFor] = useState(false);
  const go = useCallback(
    (next: InsurancePlace) => {
      setAskedFor(next.view === 'to-bill' && (next.sessionId !== place.sessionId || place.view !== 'to-bill'));
      onPlaceChange(next);
    },
    [place, onPlaceChange],
  );
  if (!billsInsurance) return <NoInsurance />;
  if (!canViewFinancials) return <NoFinancials />;
  const items = [
    { id: 'claims', label: t('view.claims'), content: <Claims openId={place.claimId} onGo={go} /> },
    {
      id: 'to-bill',
      label: t('view.to-bill'),
      content:
        place.sessionId === null ? (
          <Arrival key="list" label={t('view.to-bill')} takesFocus={isAskedFor}>
            <ToBill onGo={go} />
          </Arrival>
        ) : (
          <Arrival key={place.sessionId} label={t('editor')} takesFocus={isAskedFor}>
            <ClaimEditor key={place.sessionId} appointmentId={place.sessionId} onGo={go} />
          </Arrival>
        ),
    },
    {
      id: 'remittances',
      label: t('view.remittances'),
      content: <Remittances openId={place.remittanceId ?? null} onGo={go} />,
    },
    { id: 'eligibility', label: t('view.eligibility'), content: <Eligibility /> },
  ];
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader title={t('title')} />
        <Tabs
          label={t('views')}
          items={items}
          selectedKey={place.view}
          onSelectionChange={(id) => {
            // The focus stays on the tab.
            setAskedFor(false);
            onPlaceChange({ ...toSession(null), view: VIEWS.find((view) => view === id) ?? 'claims' });
          }}
        />
      </Stack>
    </Container>
  );
}

/** What an imam or a mentor sees instead: their clients pay for themselves. */
function NoInsurance() {
  const t = useInsuranceText();
  return (
    <ClosedPage
      title={t('title')}
      reason={t('toBill.closed.title')}
      action={t('notBilled.action')}
      href={paths.providerInvoices()}
    >
      {t('toBill.closed.body')}
    </ClosedPage>
  );
}

/** What an account without financial rights sees instead (PORTAL-3). */
function NoFinancials() {
  const t = useInsuranceText();
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}
