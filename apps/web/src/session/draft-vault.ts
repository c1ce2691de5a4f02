import type { Session } from '@sakina/platform/auth';
import { lateDraftVault, removeDraftsDatabase, removeTabDrafts } from '@sakina/platform/drafts';
import type { DraftVault } from '@sakina/platform/drafts';
import { createOfflineCopies } from '@sakina/platform/offline';
import type { OfflineCopies } from '@sakina/platform/offline';
import { logFailure } from '../boot/log.ts';
import { draftsDatabase } from './drafts-database.ts';
import { firstIdle } from '../loading/first-screen.ts';

const openVaults = () => import('./open-vaults.ts');

let vaults: Vaults | undefined;

interface Vaults {
  /** Drafts of the signed-in user. */
  readonly own: DraftVault;
  /** Drafts of a visitor, in this tab only (ROUTE-10); undefined if the browser refuses session storage. */
  readonly visitors: DraftVault | undefined;
  /** Responses stored for offline reading, in the same vault. */
  readonly copies: OfflineCopies;
}

/**
 * The vaults of this tab (SEC-15). A logout in any tab destroys their content; any other end of the session keeps
 * drafts sealed for the same user and removes what was stored for reading.
 */
export function draftVaults(session: Session): Vaults {
  vaults ??= begin(session);
  return vaults;
}

function begin(session: Session): Vaults {
  const tab = tabStorage();
  const own = lateDraftVault({
    load: () => openVaults().then(({ ownVault }) => ownVault()),
    wipe: () => removeDraftsDatabase(undefined, draftsDatabase),
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
  // Also loads the code before anything is typed, without delaying the first screen.
  void firstIdle.then(() => Promise.all(both.map(({ sweep }) => sweep())));
  return { own, visitors, copies };
}

/** The tab's session storage, which a browser may refuse. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
