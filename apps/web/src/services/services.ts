import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import type { Config } from '@sakina/platform/config';
import { createRealtime, createRoomChannel, shareRooms } from '@sakina/platform/realtime';
import type { Realtime, RoomPlace } from '@sakina/platform/realtime';
import type { Session } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import type { ConnectCall } from '@sakina/platform/react';
import { session as tabSession } from '../session/session.ts';
import { watchedFetch } from '../offline/watched-fetch.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { createTabPortals } from './portal-store.ts';
import { serverNow } from '../boot/server-time.ts';
import { firstIdle } from '../loading/first-screen.ts';
import { loadRuntime } from '../session/config.ts';

/** What every screen of this tab shares: one client, one realtime connection, one portal store. */
export interface Services {
  readonly client: Client;
  readonly realtime: Realtime;
  /** Makes the channel of a session room. */
  readonly connectRoom: (place: RoomPlace) => Realtime;
  /** Connects sound and picture; null where the installation has them switched off. */
  readonly connectCall: ConnectCall | null;
  readonly portals: PortalStore;
}

let services: Promise<Services | null> | undefined;

/** The services of this tab, always the same promise; null while the configuration is invalid. */
export function loadServices(): Promise<Services | null> {
  services ??= loadRuntime().then((runtime) => (runtime.ok ? createServices(runtime.config, tabSession) : null));
  return services;
}

/** Connects client, realtime and portals to a session: the user, their token and its end. */
function createServices(config: Config, session: Session): Services {
  const { getAccessToken, renew, end } = session;
  const client = createClient({
    apiBase: config.apiBase,
    cloudBase: config.cloudBase,
    credentials: getAccessToken,
    fetch: watchedFetch,
    now: serverNow,
    renew,
    onUnauthorized: () => end('refused'),
    isRoot: () => window.location.pathname === paths.landing(),
  });
  const realtime = createRealtime({
    base: config.realtimeBase,
    token: () => getAccessToken()?.accessToken ?? null,
    after: firstIdle,
  });
  // Abort the requests of the previous user.
  session.onEnd(() => client.abortAll());
  const connectRoom = shareRooms((place) => createRoomChannel(place, { base: config.realtimeBase }));
  const connectCall = config.features.voiceVideo ? connectLate : null;
  return { client, realtime, connectRoom, connectCall, portals: createTabPortals(client, realtime, session) };
}

const connectLate: ConnectCall = (access, channel, renew) =>
  import('@sakina/platform/media').then(({ connectMedia }) => connectMedia(access, channel, renew && { renew }));
