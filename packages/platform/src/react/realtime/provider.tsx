import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { RealtimeEvent, RealtimeEventName } from '../../contract/realtime.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import type { RoomPlace } from '../../realtime/room-channel.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** Makes the channel of a room for a place in it; it is closed until it is opened. */
export type ConnectRoom = (place: RoomPlace) => Realtime;

const ConnectRoomContext = createContext<ConnectRoom | null>(null);

/**
 * How a session room is connected, or null where there is no realtime server: the room is then asked again and again.
 */
export function useConnectRoom(): ConnectRoom | null {
  return useContext(ConnectRoomContext);
}

export interface RealtimeProviderProps {
  /** The portal’s connection; the app opens and closes it. */
  realtime: Realtime;
  /** How session rooms are connected; left out, they have no channel. */
  connectRoom?: ConnectRoom;
  children: ReactNode;
}

/** Provides the realtime connection. */
export function RealtimeProvider({ realtime, connectRoom, children }: RealtimeProviderProps) {
  return (
    <RealtimeContext value={realtime}>
      <ConnectRoomContext value={connectRoom ?? null}>{children}</ConnectRoomContext>
    </RealtimeContext>
  );
}

/** The current connection, or null outside a portal that has one: then no event is delivered. */
export function useRealtime(): Realtime | null {
  return useContext(RealtimeContext);
}

/** Calls the latest listener with every event of that name while the component is mounted. */
export function useRealtimeEvent<Name extends RealtimeEventName>(
  name: Name,
  listener: (event: RealtimeEvent<Name>) => void,
): void {
  const realtime = useRealtime();
  const onEvent = useEffectEvent(listener);
  useEffect(() => realtime?.on(name, (event) => onEvent(event)), [realtime, name]);
}
