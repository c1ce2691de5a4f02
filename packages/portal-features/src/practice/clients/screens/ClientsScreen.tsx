import { Button, Container, lazyOverlay, PageHeader, Stack, useFirstOpen } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useCapabilities } from '@sakina/platform/react';
import { useState } from 'react';
import { ClosedPage } from '../../../shared/index.ts';
import { Desk, DeskBack, DeskSheet } from '../../shared/desk/index.ts';
import { ClientList } from '../components/ClientList.tsx';
import { ClientRecord } from '../components/ClientRecord.tsx';
import { useClientList } from '../api/clients.ts';
import { useClientsText } from '../messages/index.ts';
import { writeClientsQuery } from '../model/query.ts';
import type { ClientsQuery } from '../model/query.ts';
import { createTypedTexts } from '../model/typed-texts.ts';

export interface ClientsScreenProps {
  /** Which client is open and how the list is narrowed, from the address. */
  query: ClientsQuery;
  /** Called when one of them changes; the app writes it to the address. */
  onQueryChange: (next: ClientsQuery) => void;
}

const InvitationsDialog = lazyOverlay<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>(() =>
  import('../components/InvitationsDialog.tsx').then((m) => m.InvitationsDialog),
);

/**
 * The provider's clients: find one, see what is owed, open the record (ROUTE-29); closed without access to records
 * (PORTAL-3).
 */
export function ClientsScreen(props: ClientsScreenProps) {
  const t = useClientsText();
  const { canAccessPatientRecords } = useCapabilities();
  if (canAccessPatientRecords) return <Clients {...props} />;
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}

function Clients({ query, onQueryChange }: ClientsScreenProps) {
  const t = useClientsText();
  const [isInviting, setInviting] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const [typed] = useState(createTypedTexts);
  const { clientId } = query;
  const { status, sort } = query;
  const list = useClientList({ status, sort, words: '' });
  const openId = useFirstOpen(clientId ?? undefined, list.data?.items[0]?.id);
  const back = { ...query, clientId: null };

  function selectOfList(next: ClientsQuery) {
    if (next.clientId !== clientId) setAskedFor(true);
    onQueryChange(next);
  }

  function select(next: ClientsQuery) {
    // What is pressed inside the record that stands there already moves no focus.
    if (next.clientId !== (openId ?? null)) setAskedFor(true);
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
        <Desk
          label={t('list.nav')}
          list={<ClientList query={query} openId={openId} onSelect={selectOfList} onInvite={() => setInviting(true)} />}
          chosenId={clientId}
        >
          {openId !== undefined && (
            <DeskSheet
              key={openId}
              as="article"
              aria-label={t('record.label')}
              back={
                <DeskBack href={paths.providerClients(writeClientsQuery(back))} onGo={() => select(back)}>
                  {t('back')}
                </DeskBack>
              }
            >
              <ClientRecord
                id={openId}
                query={{ ...query, clientId: openId }}
                onSelect={select}
                typed={typed}
                takesFocus={isAskedFor}
              />
            </DeskSheet>
          )}
        </Desk>
      </Stack>
      <InvitationsDialog isOpen={isInviting} onOpenChange={setInviting} />
    </Container>
  );
}
