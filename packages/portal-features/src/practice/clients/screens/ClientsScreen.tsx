import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  lazyOverlay,
  ListPane,
  PageHeader,
  Stack,
  useFirstOpen,
} from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useCapabilities } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { PanelBoundary } from '../../../shared/index.ts';
import { ClientList } from '../components/ClientList.tsx';
import { ClientRecord } from '../components/ClientRecord.tsx';
import { useClientList } from '../api/use-client-list.ts';
import { useClientsText } from '../messages/index.ts';
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
  const { status, sort } = query;
  const list = useClientList({ status, sort, words: '' });
  const openId = useFirstOpen(clientId ?? undefined, list.data?.items[0]?.id);
  const lastOpen = useRef(clientId);

  useEffect(() => {
    // On phones the list takes the record's place: the focus goes back to where it was opened from.
    if (clientId === null && lastOpen.current && document.activeElement === document.body) {
      desk.current?.querySelector<HTMLElement>(`[data-client="${CSS.escape(lastOpen.current)}"]`)?.focus();
    }
    lastOpen.current = clientId;
  }, [clientId]);

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
        <ListPane
          ref={desk}
          label={t('list.nav')}
          isOpen={clientId !== null}
          list={<ClientList query={query} openId={openId} onSelect={selectOfList} onInvite={() => setInviting(true)} />}
        >
          {openId !== undefined && (
            <PanelBoundary key={openId}>
              <ClientRecord
                key={openId}
                id={openId}
                query={{ ...query, clientId: openId }}
                onSelect={select}
                typed={typed}
                takesFocus={isAskedFor}
              />
            </PanelBoundary>
          )}
        </ListPane>
      </Stack>
      <InvitationsDialog isOpen={isInviting} onOpenChange={setInviting} />
    </Container>
  );
}
