import { Text } from '@sakina/design-system';
import type { Room } from '@sakina/platform/contract';
import { useConnectCall } from '@sakina/platform/react';
import { useEffect } from 'react';
import { lazyPanel } from '../../shared/index.ts';
import { chooseWayIn, useWayIn } from '../devices/choice.ts';
import { useSessionText } from '../messages/index.ts';
import type { CallPanelProps } from './CallPanel.tsx';

const LatePanel = lazyPanel(() => import('./CallPanel.tsx').then((m) => m.CallPanel));
const LateCheck = lazyPanel(() => import('../devices/DeviceCheck.tsx').then((m) => m.DeviceCheck));

/** A broadcast is watched: nobody there is asked for a device, and browsers alone do not carry it. */
const isCall = ({ kind }: Room) => kind !== 'BROADCAST';

/** Sound and picture of a room, loaded late; without them it says so. */
export function RoomCall(props: CallPanelProps) {
  return useConnectCall() !== null && isCall(props.room) ? <LatePanel {...props} /> : <WithoutMedia />;
}

/** How to take part, to be chosen at the door; loaded late. */
export function WaysIn({ room }: { room: Room }) {
  const { roomName } = room;
  const choice = useWayIn(roomName);
  const hasMedia = useConnectCall() !== null && isCall(room);
  // What the door shows as chosen counts, also for whoever goes through without changing it.
  useEffect(() => {
    if (hasMedia && choice === null) chooseWayIn(roomName, { way: 'video' });
  }, [hasMedia, choice, roomName]);
  if (!hasMedia) return <WithoutMedia />;
  return <LateCheck choice={choice} onChoose={(chosen) => chooseWayIn(roomName, chosen)} />;
}

function WithoutMedia() {
  const t = useSessionText();
  return (
    <Text size="sm" tone="muted">
      {t('room.withoutMedia')}
    </Text>
  );
}
