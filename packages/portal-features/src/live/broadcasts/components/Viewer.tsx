import { Button, ButtonLink, Inline, Stack, Text } from '@sakina/design-system';
import { watchBroadcast } from '@sakina/platform/contract';
import type { Broadcast } from '@sakina/platform/contract';
import { useClient, useFormat, useNow } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { distanceTo, HelpNow } from '../../../shared/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { phaseOf } from '../model/broadcast-state.ts';
import type { RoomSlot } from '../model/room-slot.ts';
import { BroadcastTitle } from './BroadcastTitle.tsx';
import { useBroadcastPaths } from './use-broadcast-paths.ts';

export interface ViewerProps {
  /** The broadcast that it is about. */
  broadcast: Broadcast;
  room: RoomSlot;
}

/**
 * A broadcast for someone who watches: before it, during it, and after it. No device of theirs is asked for.
 */
export function Viewer({ broadcast, room }: ViewerProps) {
  const t = useBroadcastsText();
  const now = useNow();
  const [where, setWhere] = useState<'outside' | 'watching' | 'left'>('outside');
  const phase = phaseOf(broadcast, now);
  const over = <ViewerOver broadcast={broadcast} takesFocus={where === 'watching'} />;

  if (phase === 'ended' || phase === 'cancelled') return over;
  if (where === 'watching' && phase === 'live')
    return (
      <Watching
        broadcast={broadcast}
        room={room({
          roomName: broadcast.roomName,
          onLeave: () => setWhere('left'),
          head: () => <ViewerCount count={broadcast.viewerCount} />,
          closed: over,
        })}
      />
    );
  return (
    <>
      <BroadcastTitle broadcast={broadcast} takesFocus={where === 'left'} />
      <Stack gap="x2">
        <div role="status">{phase === 'live' ? <Text>{t('live.now')}</Text> : <Before broadcast={broadcast} />}</div>
        {phase === 'live' && (
          <Inline gap="x1">
            <Button variant="action" onPress={() => setWhere('watching')}>
              {t('watch')}
            </Button>
          </Inline>
        )}
        <Text size="sm" tone="muted" measure>
          {t('watch.devices')}
        </Text>
      </Stack>
      <ToList />
    </>
  );
}

/** The room of a broadcast; counts the reader among those who watch while it is shown (CLOUD-77). */
function Watching({ broadcast: { id }, room }: { broadcast: Broadcast; room: ReturnType<RoomSlot> }) {
  const client = useClient();
  useEffect(() => {
    const say = (presence: 'WATCHING' | 'LEFT') =>
      // A number that is one too low or too high keeps no one from watching.
      void client.call(watchBroadcast, { params: { id }, body: { presence } }).catch(() => undefined);
    say('WATCHING');
    return () => say('LEFT');
  }, [client, id]);
  return room;
}

function ViewerCount({ count }: { count: number }) {
  const t = useBroadcastsText();
  return (
    <Text size="sm" tone="muted">
      {t('viewers', { count })}
    </Text>
  );
}

function Before({ broadcast: { startsAt, host } }: { broadcast: Broadcast }) {
  const t = useBroadcastsText();
  const format = useFormat();
  const now = useNow();
  const distance = distanceTo(startsAt, now, format.timeZone);
  return (
    <>
      <Text weight="strong">
        {Date.parse(startsAt) > now
          ? t('before.starts', { distance: format.relative(distance) })
          : t('before.late', { time: format.time(startsAt), host: host.displayName })}
      </Text>
      <Text measure>{t('before.opens', { host: host.displayName })}</Text>
    </>
  );
}

function ViewerOver({ broadcast, takesFocus }: { broadcast: Broadcast; takesFocus: boolean }) {
  const t = useBroadcastsText();
  return (
    <Stack gap="x3">
      <BroadcastTitle broadcast={broadcast} takesFocus={takesFocus} />
      <Text measure role="status">
        {t(broadcast.status === 'CANCELLED' ? 'over.cancelled' : 'over.ended', { host: broadcast.host.displayName })}
      </Text>
      <HelpNow isBrief title={t('over.help')} />
      <ToList />
    </Stack>
  );
}

function ToList() {
  const t = useBroadcastsText();
  const links = useBroadcastPaths();
  if (!links) return null;
  return (
    <Inline gap="x1">
      <ButtonLink variant="secondary" href={links.view()}>
        {t('toList')}
      </ButtonLink>
    </Inline>
  );
}
