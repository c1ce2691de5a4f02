import { Container, PageHeader, Stack } from '@sakina/design-system';
import { useCapabilities } from '@sakina/platform/react';
import { ClosedPage, PanelBoundary, lazyPanel } from '../../shared/index.ts';
import { Invoices } from '../components/Invoices.tsx';
import { useInvoicesText } from '../messages/index.ts';
import type { InvoicesPlace } from '../model/place.ts';

const ClientCopy = lazyPanel(() => import('../components/ClientCopy.tsx').then((m) => m.ClientCopy));

export interface InvoicesScreenProps {
  /** What is listed and what is open, from the address. */
  place: InvoicesPlace;
  /** Called when the reader goes elsewhere on the screen; the app writes it to the address. */
  onPlaceChange: (next: InvoicesPlace) => void;
}

/** What the provider asks clients to pay: list, drafts, reminders, outside payments, and the client's copy (ROUTE-30, MO-6). */
export function InvoicesScreen({ place, onPlaceChange }: InvoicesScreenProps) {
  const t = useInvoicesText();
  const { canViewFinancials } = useCapabilities();
  if (!canViewFinancials) return <NoFinancials />;
  if (place.isCopy && place.openId !== null)
    return (
      <Container pad="page">
        <ClientCopy id={place.openId} onBack={() => onPlaceChange({ ...place, isCopy: false })} />
      </Container>
    );
  return (
    <Container width="wide" pad="page">
      <Stack gap="section">
        <PageHeader title={t('title')} lead={t('lead')} />
        <PanelBoundary>
          <Invoices place={place} onPlaceChange={onPlaceChange} />
        </PanelBoundary>
      </Stack>
    </Container>
  );
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
