import type { Chunk } from '@sakina/design-system';
import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import type { Config } from '@sakina/platform/config';
import { createRealtime } from '@sakina/platform/realtime';
import type { Realtime } from '@sakina/platform/realtime';
import type { Session } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { session as tabSession } from '../boot/session-context.ts';
import { watchedFetch } from '../offline/watched-fetch.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { latePortals } from './late-portals.ts';
import { loadRuntime } from './runtime.ts';

/** What every screen of this tab shares: one client, one connection, one store of portals. */
export interface Services {
  readonly client: Client;
  readonly realtime: Realtime;
  /** Of whoever is signed in; for nobody see `nobodysPortals`. */
  readonly portals: Chunk<PortalStore>;
}

let services: Promise<Services | null> | undefined;

/** Gives the services of this tab, made once; null where the product is not configured. */
export function loadServices(): Promise<Services | null> {
  services ??= loadRuntime().then((runtime) => (runtime.ok ? createServices(runtime.config, tabSession) : null));
  return services;
}

/** Wires client, connection and portals to a session: who is signed in, with which token, until when. */
function createServices(config: Config, session: Session): Services {
  const { getAccessToken, renew, end } = session;
  const client = createClient({
    apiBase: config.apiBase,
    cloudBase: config.cloudBase,
    credentials: getAccessToken,
    fetch: watchedFetch,
    renew,
    onUnauthorized: () => end('refused'),
    isRoot: () => window.location.pathname === paths.landing(),
  });
  const realtime = createRealtime({ base: config.realtimeBase, token: () => getAccessToken()?.accessToken ?? null });
  // Nothing that was asked as this person is answered to whoever comes next.
  session.onEnd(() => client.abortAll());
  return { client, realtime, portals: latePortals(client, realtime, session) };
}
