import type { Session } from '@sakina/platform/auth';
import type { Client } from '@sakina/platform/client';
import { logPortalSwitch } from '@sakina/platform/contract';
import type { Realtime } from '@sakina/platform/realtime';
import { identityStorage, identityTabs } from '../boot/identity-ports.ts';
import { createPortalStore } from '../portal/portal-store.ts';
import type { PortalStore } from '../portal/portal-store.ts';

/** How long the notice of a switch is shown at least, in ms: a shorter one flickers and is not read aloud. */
const NOTICE_MS = 400;

/** Creates the portal store of this tab, which follows the session: who is signed in, and when that ends. */
export function createTabPortals(
  client: Client,
  realtime: Realtime,
  { getSnapshot, subscribe, onEnd }: Session,
): PortalStore {
  const tabs = identityTabs('portal-sync');
  const portals = createPortalStore({
    storage: identityStorage(),
    channel: { post: tabs.post, listen: tabs.subscribe },
    abortRequests: () => client.abortAll(),
    realtime,
    logSwitch: ({ from, to, reason, ts }) =>
      client.call(logPortalSwitch, { body: { from, to, reason, ts } }, { idempotencyKey: crypto.randomUUID() }),
    settle: () => new Promise((resolve) => setTimeout(resolve, NOTICE_MS)),
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
