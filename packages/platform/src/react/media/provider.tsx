import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { MediaAccess, MediaRoom, MediaSnapshot, RenewAccess, RoomChannel } from '../../media/port.ts';

/**
 * Connects a call; its code is loaded when it is first called. `renew` asks for new access when the call comes back by
 * itself.
 */
export type ConnectCall = (access: MediaAccess, channel: RoomChannel, renew?: RenewAccess) => Promise<MediaRoom>;

const CallContext = createContext<ConnectCall | null>(null);

/** Provides how calls are connected; without it rooms have neither sound nor picture. */
export function CallProvider({ connect, children }: { connect: ConnectCall | null; children: ReactNode }) {
  return <CallContext value={connect}>{children}</CallContext>;
}

/** How a call is connected, or null where rooms have neither sound nor picture. */
export function useConnectCall(): ConnectCall | null {
  return useContext(CallContext);
}

/** A call as it stands. */
export function useMediaSnapshot(call: Pick<MediaRoom, 'subscribe' | 'snapshot'>): MediaSnapshot {
  return useSyncExternalStore(call.subscribe, call.snapshot);
}
