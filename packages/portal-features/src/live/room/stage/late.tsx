import { Text } from '@sakina/design-system';
import type { Room } from '@sakina/platform/contract';
import { useConnectCall } from '@sakina/platform/react';
import { useEffect } from 'react';
import { lazyPanel, usePreload } from '../../../shared/index.ts';
import { chooseWayIn, useWayIn } from '../devices/choice.ts';
import { useSessionText } from '../messages/index.ts';
import type { CallPanelProps } from './CallPanel.tsx';

const LatePanel = lazyPanel(() => import('./CallPanel.tsx').then((m) => m.CallPanel));
const LateCheck = lazyPanel(() => import('../devices/DeviceCheck.tsx').then((m) => m.DeviceCheck));

const LateWatch = lazyPanel(() => import('./WatchPanel.tsx').then((m) => m.WatchPanel));

const CALL = [LatePanel];
const NOTHING: typeof CALL = [];

/** Loads the call of a room while someone waits for it, unless they are there by text alone. */
export function usePreloadCall({ roomName, kind }: Room): void {
  const choice = useWayIn(roomName);
  const hasCall = useConnectCall() !== null && kind !== 'BROADCAST' && choice !== null && choice.way !== 'text';
  usePreload(hasCall ? CALL : NOTHING);
}

export interface RoomCallProps extends CallPanelProps {
  /** Whether the reader leads the room. */
  isHost: boolean;
  /**
   * Whether the host of a broadcast has let them speak.
   * @default false
   */
  isOnStage?: boolean;
}

/** Sound and picture of a room, loaded late; without them it says so. A broadcast is watched by all but its host. */
export function RoomCall({ isHost, isOnStage = false, ...props }: RoomCallProps) {
  if (useConnectCall() === null) return <WithoutMedia />;
  return props.room.kind === 'BROADCAST' && !isHost && !isOnStage ? <LateWatch {...props} /> : <LatePanel {...props} />;
}

/** How to take part, to be chosen at the door; loaded late. */
export function WaysIn({ room }: { room: Room }) {
  const { roomName } = room;
  const choice = useWayIn(roomName);
  const hasMedia = useConnectCall() !== null;
  // Whoever watches is asked for no device.
  const isAsked = hasMedia && room.kind !== 'BROADCAST';
  // What the door shows as chosen counts, also for whoever goes through without changing it.
  useEffect(() => {
    if (isAsked && choice === null) chooseWayIn(roomName, { way: 'video' });
  }, [isAsked, choice, roomName]);
  if (!hasMedia) return <WithoutMedia />;
  if (!isAsked) return null;
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
