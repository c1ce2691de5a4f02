import { EmptyState, PageHeader, Stack } from '@sakina/design-system';
import { Ground, ReadView } from '../../../shared/index.ts';
import { useBroadcasts } from '../api/broadcasts.ts';
import { BroadcastCard } from '../components/BroadcastCard.tsx';
import { BroadcastPage } from '../components/BroadcastPage.tsx';
import { BroadcastSection } from '../components/BroadcastSection.tsx';
import { LoadingBroadcasts } from '../components/LoadingBroadcasts.tsx';
import { useBroadcastPaths } from '../components/use-broadcast-paths.ts';
import { Viewer } from '../components/Viewer.tsx';
import { useBroadcastsText } from '../messages/index.ts';
import { groupBroadcasts } from '../model/broadcast-state.ts';
import type { RoomSlot } from '../model/room-slot.ts';

export interface BroadcastViewScreenProps {
  /** Opaque name of the room, from the address; left out, what can be watched is listed. */
  roomName?: string | undefined;
  /** Draws the room of a broadcast. */
  room: RoomSlot;
}

/** Watching a broadcast, or choosing one (ROUTE-25). */
export function BroadcastViewScreen({ roomName, room }: BroadcastViewScreenProps) {
  const links = useBroadcastPaths();
  return (
    <Ground isNight={roomName !== undefined} width={roomName === undefined ? 'text' : 'wide'}>
      {roomName === undefined ? (
        <BroadcastList />
      ) : (
        <BroadcastPage key={roomName} roomName={roomName} listHref={links?.view()}>
          {(broadcast) => <Viewer key={broadcast.id} broadcast={broadcast} room={room} />}
        </BroadcastPage>
      )}
    </Ground>
  );
}

function BroadcastList() {
  const t = useBroadcastsText();
  const read = useBroadcasts({});
  const links = useBroadcastPaths();
  return (
    <Stack gap="x3">
      <PageHeader title={t('list.title')} lead={t('list.lead')} />
      <ReadView
        read={read}
        loading={<LoadingBroadcasts />}
        isEmpty={({ items }) => {
          const { live, ahead } = groupBroadcasts(items);
          return live.length + ahead.length === 0;
        }}
        empty={
          <EmptyState illustration="lantern" title={t('list.empty.title')}>
            {t('list.empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => {
          const { live, ahead } = groupBroadcasts(items);
          const sections = [
            ['live', live],
            ['ahead', ahead],
          ] as const;
          return sections.map(([place, found]) => (
            <BroadcastSection key={place} title={t(`list.${place}`)} items={found}>
              {(broadcast) => (
                <BroadcastCard
                  key={broadcast.id}
                  broadcast={broadcast}
                  href={links?.view(broadcast.roomName)}
                  action={t(`list.${place}.action`)}
                  actionName={t(`list.${place}.actionName`, { title: broadcast.title })}
                />
              )}
            </BroadcastSection>
          ));
        }}
      </ReadView>
    </Stack>
  );
}
