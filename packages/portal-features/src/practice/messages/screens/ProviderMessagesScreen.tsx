import {
  Banner,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  lazyPart,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useFirstOpen,
  VisuallyHidden,
} from '@sakina/design-system';
import type { RealtimeEvent } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useRealtimeEvent } from '@sakina/platform/react';
import { Suspense, useState } from 'react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { MorePages } from '../../../shared/pages/index.ts';
import { useConversationPagesOfProvider, useConversationsOfProvider } from '../../../shared/messages-thread/index.ts';
import { Desk, useAskedFor } from '../../shared/desk/index.ts';
import { useSafetyAlerts } from '../../shared/safety-alerts/index.ts';
import { ConversationRow } from '../components/ConversationRow.tsx';
import { NoThread, Thread } from '../components/Thread.tsx';
import { useProviderMessagesText } from '../messages/index.ts';
import { byNeed, needOf } from '../model/need.ts';
import type { MessagesPlace } from '../model/place.ts';

const AwayDialog = lazyPart(() => import('../components/AwayDialog.tsx').then((m) => m.AwayDialog));

export interface ProviderMessagesScreenProps {
  /** What is open, from the address. */
  place: MessagesPlace;
  /** Called when it changes; the app writes it to the address. */
  onPlaceChange: (next: MessagesPlace) => void;
}

/**
 * What clients write to a provider, and the provider’s answers: who told of danger first, then who waits for an answer
 * (ROUTE-30).
 */
export function ProviderMessagesScreen({ place, onPlaceChange }: ProviderMessagesScreenProps) {
  const t = useProviderMessagesText();
  const { read, pages } = useConversationPagesOfProvider();
  const asked = useConversationsOfProvider(place.clientId);
  const alerts = useSafetyAlerts();
  const alerted: ReadonlySet<string> = new Set((alerts.data?.items ?? []).map(({ client }) => client.id));
  const { canAccessPatientRecords } = useCapabilities();
  const isUnsorted = canAccessPatientRecords && !alerts.data && !alerts.error;
  const [isAskedFor, select] = useAskedFor((conversationId: string | null) =>
    onPlaceChange({ conversationId, clientId: null }),
  );
  const [isAwayOpen, setAwayOpen] = useState(false);
  const [arrived, setArrived] = useState<RealtimeEvent<'client.message'>>();
  useRealtimeEvent('client.message', setArrived);

  const found = place.clientId === null ? null : asked.data?.items.find(({ client }) => client.id === place.clientId);
  const chosenId = place.conversationId ?? found?.id ?? null;
  const isUnasked = place.conversationId === null && place.clientId === null;
  const ordered = byNeed(pages.items, alerted);
  const openId = useFirstOpen(chosenId ?? undefined, isUnasked && !isUnsorted ? ordered[0]?.id : undefined) ?? null;
  const isNoThread = place.clientId !== null && asked.data !== undefined && chosenId === null;
  const away = read.data?.items[0]?.away ?? null;
  return (
    <Container width="wide" pad="page">
      <VisuallyHidden as="div" role="status">
        {arrived && <p key={arrived.messageId}>{t('arrived', { name: arrived.clientName })}</p>}
      </VisuallyHidden>
      <Stack gap="x3">
        <PageHeader
          title={t('title')}
          actions={
            read.data &&
            read.data.items.length > 0 && (
              <Button variant="secondary" onPress={() => setAwayOpen(true)}>
                {t(away ? 'away.on' : 'away.open')}
              </Button>
            )
          }
        />
        {alerts.error && !alerts.data && (
          <Banner
            tone="danger"
            title={t('alerts.failed')}
            actions={
              <Button size="small" variant="secondary" onPress={alerts.reload}>
                {t('alerts.retry')}
              </Button>
            }
          />
        )}
        <ReadView
          // Who told of danger decides the order, so the list waits for it: nothing moves after it has come.
          read={isUnsorted ? { ...read, data: undefined, error: undefined, isLoading: true } : read}
          loading={
            <LoadingRegion label={t('loading')}>
              <Stack gap="x2">
                <Skeleton shape="block" size="sm" />
                <Skeleton shape="block" size="sm" />
                <Skeleton shape="block" size="sm" />
              </Stack>
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0 && place.conversationId === null}
          empty={
            <EmptyState
              title={t('empty.title')}
              illustration="window"
              action={<ButtonLink href={paths.providerClients()}>{t('empty.action')}</ButtonLink>}
            >
              {t('empty.body')}
            </EmptyState>
          }
        >
          {() => (
            <Desk
              label={t('nav')}
              chosenId={chosenId}
              isOpen={chosenId !== null || isNoThread}
              list={
                <Stack gap="x1">
                  <Text size="sm" tone="muted">
                    {t('count.waiting', { count: ordered.filter((item) => needOf(item, alerted) === 'answer').length })}
                  </Text>
                  <Stack as="ul" gap="none" aria-label={t('list')}>
                    {ordered.map((conversation) => (
                      <ConversationRow
                        key={conversation.id}
                        conversation={conversation}
                        need={needOf(conversation, alerted)}
                        isOpen={conversation.id === openId}
                        onSelect={select}
                      />
                    ))}
                  </Stack>
                  <MorePages pages={pages} label={t('more')} />
                </Stack>
              }
            >
              <PanelBoundary key={openId ?? 'none'}>
                {openId !== null ? (
                  <Thread key={openId} id={openId} alerted={alerted} onSelect={select} takesFocus={isAskedFor} />
                ) : (
                  isNoThread && <NoThread onSelect={select} />
                )}
              </PanelBoundary>
            </Desk>
          )}
        </ReadView>
      </Stack>
      {isAwayOpen && (
        <Suspense fallback={null}>
          <AwayDialog away={away} onClose={() => setAwayOpen(false)} />
        </Suspense>
      )}
    </Container>
  );
}
