import { Button, ButtonLink, Container, EmptyState, lazyOverlay, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useCapabilities } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PanelBoundary } from '../../../shared/index.ts';
import { ClientList } from '../components/ClientList.tsx';
import { ClientRecord } from '../components/ClientRecord.tsx';
import { deskStyle } from '../components/ClientsDesk.styles.ts';
import { useClientsText } from '../messages/index.ts';
import type { ClientsQuery } from '../model/query.ts';
import { createTypedTexts } from '../model/typed-texts.ts';

export interface ClientsScreenProps {
  /** Which client is open and how the list is narrowed, from the address. */
  query: ClientsQuery;
  /** Called when one of them changes; the app writes it to the address. */
  onQueryChange: (next: ClientsQuery) => void;
}

const Desk = styled.div`${deskStyle}`;
const InvitationsDialog = lazyOverlay<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>(() =>
  import('../components/InvitationsDialog.tsx').then((m) => m.InvitationsDialog),
);

/** The provider's clients: find one, see what is owed, open the record (ROUTE-29); closed without access to records (PORTAL-3). */
export function ClientsScreen(props: ClientsScreenProps) {
  const { canAccessPatientRecords } = useCapabilities();
  return canAccessPatientRecords ? <Clients {...props} /> : <RecordsClosed />;
}

function RecordsClosed() {
  const t = useClientsText();
  return (
    <Container width="wide" pad="page">
      <Stack gap="x1">
        <PageHeader title={t('title')} />
        <EmptyState
          title={t('closed.title')}
          illustration="lantern"
          action={<ButtonLink href={paths.providerCredentials()}>{t('closed.action')}</ButtonLink>}
        >
          {t('closed.body')}
        </EmptyState>
      </Stack>
    </Container>
  );
}

function Clients({ query, onQueryChange }: ClientsScreenProps) {
  const t = useClientsText();
  const desk = useRef<HTMLDivElement>(null);
  const [isInviting, setInviting] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const [typed] = useState(createTypedTexts);
  const { clientId } = query;
  const lastOpen = useRef(clientId);

  useEffect(() => {
    // On phones the list takes the record's place: the focus goes back to where it was opened from.
    if (clientId === null && lastOpen.current && document.activeElement === document.body) {
      desk.current?.querySelector<HTMLElement>(`[data-client="${CSS.escape(lastOpen.current)}"]`)?.focus();
    }
    lastOpen.current = clientId;
  }, [clientId]);

  function select(next: ClientsQuery) {
    if (next.clientId !== clientId) setAskedFor(true);
    onQueryChange(next);
  }

  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader
          title={t('title')}
          actions={
            <Button variant="secondary" onPress={() => setInviting(true)}>
              {t('invitations.open')}
            </Button>
          }
        />
        <Desk ref={desk} data-view={clientId === null ? 'list' : 'record'}>
          <nav data-part="list" aria-label={t('list.nav')}>
            <ClientList query={query} onSelect={select} onInvite={() => setInviting(true)} />
          </nav>
          <div data-part="record">
            <PanelBoundary key={clientId ?? 'none'}>
              {clientId === null ? (
                <EmptyState title={t('choose.title')}>{t('choose.body')}</EmptyState>
              ) : (
                <ClientRecord
                  key={clientId}
                  id={clientId}
                  query={query}
                  onSelect={select}
                  typed={typed}
                  takesFocus={isAskedFor}
                />
              )}
            </PanelBoundary>
          </div>
        </Desk>
      </Stack>
      <InvitationsDialog isOpen={isInviting} onOpenChange={setInviting} />
    </Container>
  );
}
