import { Banner, Button, ButtonLink, Inline, KeyValueList, Stack, Text } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useBroadcastsText } from '../messages/index.ts';
import { minutesLive } from '../model/broadcast-state.ts';
import type { RoomSlot } from '../model/room-slot.ts';
import { BroadcastTitle } from './BroadcastTitle.tsx';
import { EndBroadcast } from './EndBroadcast.tsx';
import { LateEditBroadcast } from './late.ts';
import { LoadingBroadcasts } from './LoadingBroadcasts.tsx';
import { StudioHead } from './StudioHead.tsx';
import { useBroadcastPaths } from './use-broadcast-paths.ts';

export interface StudioProps {
  /** The broadcast that it is about. */
  broadcast: Broadcast;
  /** Whether the reader is its host. */
  isOwn: boolean;
  /** The host’s zone. */
  timeZone: string;
  room: RoomSlot;
}

/** A broadcast for its host: before the studio, in rehearsal, on air, and after it. */
export function Studio({ broadcast, isOwn, timeZone, room }: StudioProps) {
  const [where, setWhere] = useState<'outside' | 'studio' | 'left'>('outside');
  const { status } = broadcast;
  if (!isOwn) return <NotOwn broadcast={broadcast} />;
  const over = <StudioOver broadcast={broadcast} takesFocus={where === 'studio'} />;
  if (status === 'ENDED' || status === 'CANCELLED') return over;
  if (where === 'studio')
    return room({
      roomName: broadcast.roomName,
      onLeave: () => setWhere('left'),
      head: (sending) => <StudioHead broadcast={broadcast} sending={sending} />,
      closed: over,
    });
  return (
    <BeforeStudio
      broadcast={broadcast}
      timeZone={timeZone}
      takesFocus={where === 'left'}
      onEnter={() => setWhere('studio')}
    />
  );
}

interface BeforeStudioProps {
  broadcast: Broadcast;
  timeZone: string;
  takesFocus: boolean;
  onEnter: () => void;
}

function BeforeStudio({ broadcast, timeZone, takesFocus, onEnter }: BeforeStudioProps) {
  const t = useBroadcastsText();
  const isLive = broadcast.status === 'LIVE';
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const close = () => {
    setEditing(false);
    setWasEdited(true);
  };
  if (isEditing && !isLive)
    return (
      <LateEditBroadcast broadcast={broadcast} timeZone={timeZone} onClose={close} loading={<LoadingBroadcasts />} />
    );
  return (
    <>
      <BroadcastTitle broadcast={broadcast} takesFocus={takesFocus} />
      {isLive ? (
        <Banner tone="warning" title={t('studio.away.title')}>
          {t('studio.away.body')}
        </Banner>
      ) : (
        <Text measure>{t('studio.before')}</Text>
      )}
      <Inline gap="x1">
        <Button variant="action" onPress={onEnter}>
          {t(isLive ? 'studio.back' : 'studio.enter')}
        </Button>
        {!isLive && (
          // The form took the place of the button; the focus comes back to it.
          <Button variant="secondary" autoFocus={wasEdited} onPress={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
        <EndBroadcast broadcast={broadcast} />
      </Inline>
      <ToStudios />
    </>
  );
}

function NotOwn({ broadcast }: { broadcast: Broadcast }) {
  const t = useBroadcastsText();
  const links = useBroadcastPaths();
  return (
    <>
      <BroadcastTitle broadcast={broadcast} />
      <Banner
        tone="info"
        title={t('studio.notOwn', { host: broadcast.host.displayName })}
        actions={
          links && (
            <ButtonLink size="small" variant="secondary" href={links.view(broadcast.roomName)}>
              {t('studio.notOwn.action')}
            </ButtonLink>
          )
        }
      />
      <ToStudios />
    </>
  );
}

function StudioOver({ broadcast, takesFocus }: { broadcast: Broadcast; takesFocus: boolean }) {
  const t = useBroadcastsText();
  const format = useFormat();
  const { status, startedAt, endedAt, peakViewerCount } = broadcast;
  const minutes = minutesLive(broadcast);
  return (
    <Stack gap="x3">
      <BroadcastTitle broadcast={broadcast} takesFocus={takesFocus} />
      <Text measure role="status">
        {t(status === 'CANCELLED' ? 'studio.cancelled' : 'studio.ended')}
      </Text>
      {startedAt !== null && endedAt !== null && minutes !== null && (
        <KeyValueList
          items={[
            { term: t('fact.live'), value: format.timeRange(startedAt, endedAt) },
            { term: t('fact.length'), value: t('fact.length.value', { minutes }) },
            { term: t('fact.peak'), value: format.number(peakViewerCount) },
          ]}
        />
      )}
      <ToStudios />
    </Stack>
  );
}

function ToStudios() {
  const t = useBroadcastsText();
  const links = useBroadcastPaths();
  return (
    links && (
      <Inline gap="x1">
        <ButtonLink variant="quiet" href={links.studio()}>
          {t('studio.toList')}
        </ButtonLink>
      </Inline>
    )
  );
}
