import { createChunk } from '@sakina/design-system';
import type { Chunk } from '@sakina/design-system';
import type { Session } from '@sakina/platform/auth';
import type { Client } from '@sakina/platform/client';
import type { Realtime } from '@sakina/platform/realtime';
import { calm } from '../boot/ready.ts';
import { keepsSomebody } from '../portal/keeps-somebody.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { PORTAL_STORE_KEY } from '../portal/stored-form.ts';

/** Takes away what was kept, unless the browser refuses its storage: then nothing is. */
function forget(): void {
  try {
    window.localStorage.removeItem(PORTAL_STORE_KEY);
  } catch {
    // There is nothing to take away.
  }
}

/**
 * The store of portals, whose code visitors’ first page does without. It is asked for as soon as somebody seems to be signed
 * in, by what this device keeps of them, and else once the first screen stands: whoever signs in then finds it there.
 */
export function latePortals(client: Client, realtime: Realtime, session: Session): Chunk<PortalStore> {
  const portals = createChunk(() =>
    import('./tab-portals.ts').then(({ createTabPortals }) => createTabPortals(client, realtime, session)),
  );
  function follow() {
    const { status } = session.getSnapshot();
    if (status === 'signed-in') portals.preload();
    else if (status === 'signed-out') forget();
  }
  if (keepsSomebody()) portals.preload();
  // Also where the store never came (PORTAL-8).
  session.onEnd(forget);
  session.subscribe(follow);
  follow();
  void calm.then(portals.preload);
  return portals;
}
