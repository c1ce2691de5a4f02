import { Button, EmptyState, PageHeader, Stack } from '@sakina/design-system';
import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useState } from 'react';
import { Ground, ReadView } from '../../../shared/index.ts';
import { useBroadcasts } from '../api/broadcasts.ts';
import { BroadcastCard } from '../components/BroadcastCard.tsx';
import { BroadcastPage } from '../components/BroadcastPage.tsx';
import { BroadcastSection } from '../components/BroadcastSection.tsx';
import { LateNewBroadcast } from '../components/late.ts';
import { LoadingBroadcasts } from '../components/LoadingBroadcasts.tsx';
import { Studio } from '../components/Studio.tsx';
import { useBroadcastPaths } from '../components/use-broadcast-paths.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { groupBroadcasts } from '../model/broadcast-state.ts';
import type { RoomSlot } from '../model/room-slot.ts';

export interface BroadcastStudioScreenProps {
  /** Opaque name of the room, from the address; left out, the provider's own broadcasts are listed. */
  roomName?: string | undefined;
  /** Draws the room of a broadcast. */
  room: RoomSlot;
}

/** Leading a broadcast: announce it, rehearse, go live, end it (ROUTE-25, CALL-47). */
export function BroadcastStudioScreen({ roomName, room }: BroadcastStudioScreenProps) {
  const practice = useOperation(getProviderProfile, {});
  const links = useBroadcastPaths();
  return (
    <Ground isNight={roomName !== undefined} width={roomName === undefined ? 'text' : 'wide'}>
      <ReadView read={practice} loading={<LoadingBroadcasts />}>
        {(own) =>
          roomName === undefined ? (
            <OwnBroadcasts own={own} />
          ) : (
            <BroadcastPage key={roomName} roomName={roomName} listHref={links?.studio()}>
              {(broadcast) => (
                <Studio
                  key={broadcast.id}
                  broadcast={broadcast}
                  isOwn={broadcast.host.id === own.id}
                  timeZone={own.timeZone}
                  room={room}
                />
              )}
            </BroadcastPage>
          )
        }
      </ReadView>
    </Ground>
  );
}

function OwnBroadcasts({ own }: { own: Pick<ProviderAccount, 'id' | 'timeZone'> }) {
  const t = useBroadcastsText();
  const links = useBroadcastPaths();
  const read = useBroadcasts({ hostId: own.id });
  const [isNew, setNew] = useState(false);
  const [wasNew, setWasNew] = useState(false);
  const announce = (
    // The form takes the place of the button; the focus comes back to it.
    <Button variant="action" autoFocus={wasNew} onPress={() => setNew(true)}>
      {t('new')}
    </Button>
  );
  const close = () => {
    setNew(false);
    setWasNew(true);
  };
  return (
    <Stack gap="x3">
      <PageHeader title={t('own.title')} lead={t('own.lead')} actions={!isNew && announce} />
      {isNew && <LateNewBroadcast timeZone={own.timeZone} onClose={close} loading={<LoadingBroadcasts />} />}
      <ReadView
        read={read}
        loading={<LoadingBroadcasts />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState illustration="dawn" title={t('own.empty.title')}>
            {t('own.empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => {
          const groups = groupBroadcasts(items);
          return (['live', 'ahead', 'past'] as const).map((place) => (
            <BroadcastSection key={place} title={t(`own.${place}`)} items={groups[place]}>
              {(broadcast) => (
                <BroadcastCard
                  key={broadcast.id}
                  broadcast={broadcast}
                  href={links?.studio(broadcast.roomName)}
                  action={t(`own.${place}.action`)}
                  actionName={t(`own.${place}.actionName`, { title: broadcast.title })}
                  note={place === 'past' ? t('studio.peak', { count: broadcast.peakViewerCount }) : undefined}
                />
              )}
            </BroadcastSection>
          ));
        }}
      </ReadView>
    </Stack>
  );
}
