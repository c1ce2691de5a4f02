import { createChunk } from '@sakina/design-system';
import type { Chunk } from '@sakina/design-system';
import type { Session } from '@sakina/platform/auth';
import { browserStorage } from '@sakina/platform/browser';
import type { Client } from '@sakina/platform/client';
import type { Realtime } from '@sakina/platform/realtime';
import { ready } from '../boot/ready.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { PORTAL_STORE_KEY } from '../portal/stored-form.ts';

/** Calls the storage, which may refuse. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * The store of portals, whose code visitors’ first page does without. It is asked for as soon as somebody seems to be signed
 * in, by what this device keeps of them, and else once the first screen stands: whoever signs in then finds it there.
 */
export function latePortals(client: Client, realtime: Realtime, session: Session): Chunk<PortalStore> {
  const storage = browserStorage(window);
  const portals = createChunk(() => import('./tab-portals.ts').then(({ createTabPortals }) => createTabPortals(client, realtime, session)));
  // What was kept goes with the session, also where the store never came (PORTAL-8).
  const forget = () => attempt(() => storage.removeItem(PORTAL_STORE_KEY));
  function follow() {
    const { status } = session.getSnapshot();
    if (status === 'signed-in') portals.preload();
    else if (status === 'signed-out') forget();
  }
  if (attempt(() => storage.getItem(PORTAL_STORE_KEY))) portals.preload();
  session.onEnd(forget);
  session.subscribe(follow);
  follow();
  void ready.then(portals.preload);
  return portals;
}
