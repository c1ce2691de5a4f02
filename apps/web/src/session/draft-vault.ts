import type { Session } from '@sakina/platform/auth';
import { lateDraftVault, removeDraftsDatabase, removeTabDrafts } from '@sakina/platform/drafts';
import type { DraftVault } from '@sakina/platform/drafts';
import { createOfflineCopies } from '@sakina/platform/offline';
import type { OfflineCopies } from '@sakina/platform/offline';
import { logFailure } from '../boot/log.ts';
import { firstIdle } from '../loading/first-screen.ts';

const openVaults = () => import('./open-vaults.ts');

let vaults: Vaults | undefined;

interface Vaults {
  /** Of whoever is signed in. */
  readonly own: DraftVault;
  /** Of a visitor, in this tab alone (ROUTE-10); undefined where the browser keeps nothing for tabs. */
  readonly visitors: DraftVault | undefined;
  /** What may be read without a connection, in the same vault. */
  readonly copies: OfflineCopies;
}

/**
 * The vaults of this tab (SEC-15). A logout, in any tab, destroys what lies in them; another end of the session leaves what was
 * typed sealed for the same person, and takes away what was read.
 */
export function draftVaults(session: Session): Vaults {
  vaults ??= begin(session);
  return vaults;
}

function begin(session: Session): Vaults {
  const tab = tabStorage();
  const own = lateDraftVault({
    load: () => openVaults().then(({ ownVault }) => ownVault()),
    wipe: () => removeDraftsDatabase(),
    log: logFailure,
  });
  const visitors =
    tab &&
    lateDraftVault({
      load: () => openVaults().then(({ visitorsVault }) => visitorsVault(tab)),
      wipe: () => Promise.resolve(removeTabDrafts(tab)),
      log: logFailure,
    });
  const both = visitors ? [own, visitors] : [own];
  const copies = createOfflineCopies(own, () => Date.now());
  session.onEnd((reason) => {
    void copies.forgetAll();
    if (reason === 'logout') for (const vault of both) void vault.destroyAll();
  });
  // Brings the code too, before anything is typed: the first screen does not wait for it.
  void firstIdle.then(() => Promise.all(both.map(({ sweep }) => sweep())));
  return { own, visitors, copies };
}

/** The tab's storage, which a browser may refuse. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
