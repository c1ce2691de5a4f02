import { browserStorage, browserTabs } from '@sakina/platform/browser';
import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import type { Config } from '@sakina/platform/config';
import { logPortalSwitch } from '@sakina/platform/contract';
import { createRealtime } from '@sakina/platform/realtime';
import type { Realtime } from '@sakina/platform/realtime';
import type { Session } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { session } from '../boot/session-context.ts';
import { watchedFetch } from '../offline/watched-fetch.ts';
import { createPortalStore } from '../portal/portal-store.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { settlePortal } from './portal-settle.ts';
import { loadRuntime } from './runtime.ts';

/** What every screen of this tab shares: one client, one connection, one store of portals. */
export interface Services {
  readonly client: Client;
  readonly realtime: Realtime;
  readonly portals: PortalStore;
}

let services: Promise<Services | null> | undefined;

/** Gives the services of this tab, made once; null where the product is not configured. */
export function loadServices(): Promise<Services | null> {
  services ??= loadRuntime().then((runtime) => (runtime.ok ? createServices(runtime.config, session) : null));
  return services;
}

/** Wires client, connection and portals to a session: who is signed in, with which token, until when. */
function createServices(config: Config, { getAccessToken, getSnapshot, subscribe, renew, end, onEnd }: Session): Services {
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
  const tabs = browserTabs(window, 'portal-sync');
  const portals = createPortalStore({
    storage: browserStorage(window),
    channel: { post: tabs.post, listen: tabs.subscribe },
    abortRequests: () => client.abortAll(),
    realtime,
    logSwitch: ({ from, to, reason, ts }) => client.call(logPortalSwitch, { body: { from, to, reason, ts } }, { idempotencyKey: crypto.randomUUID() }),
    settle: settlePortal,
    path: () => window.location.pathname,
    now: Date.now,
    after: (ms, run) => void setTimeout(run, ms),
  });

  function follow() {
    const { status, user } = getSnapshot();
    if (status === 'signed-in') portals.signIn(user);
    else if (status === 'signed-out') portals.signOut();
  }
  // Nothing that was asked as this person is answered to whoever comes next.
  onEnd(() => {
    client.abortAll();
    portals.signOut();
  });
  subscribe(follow);
  follow();
  return { client, realtime, portals };
}
