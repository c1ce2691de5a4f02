import type { Session } from '@sakina/platform/auth';
import { browserStorage, browserTabs } from '@sakina/platform/browser';
import type { Client } from '@sakina/platform/client';
import { logPortalSwitch } from '@sakina/platform/contract';
import type { Realtime } from '@sakina/platform/realtime';
import { createPortalStore } from '../portal/portal-store.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { settlePortal } from './portal-settle.ts';

/** Makes the store of portals of this tab, which follows its session. */
export function createTabPortals(
  client: Client,
  realtime: Realtime,
  { getSnapshot, subscribe, onEnd }: Session,
): PortalStore {
  const tabs = browserTabs(window, 'portal-sync');
  const portals = createPortalStore({
    storage: browserStorage(window),
    channel: { post: tabs.post, listen: tabs.subscribe },
    abortRequests: () => client.abortAll(),
    realtime,
    logSwitch: ({ from, to, reason, ts }) =>
      client.call(logPortalSwitch, { body: { from, to, reason, ts } }, { idempotencyKey: crypto.randomUUID() }),
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
  onEnd(() => portals.signOut());
  subscribe(follow);
  follow();
  return portals;
}
