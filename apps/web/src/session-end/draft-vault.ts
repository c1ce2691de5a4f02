import type { Session } from '@sakina/platform/auth';
import { createDraftVault, indexedDbDrafts } from '@sakina/platform/drafts';
import type { DraftVault } from '@sakina/platform/drafts';
import { logFailure } from '../boot/log.ts';

let vault: DraftVault | undefined;

/**
 * The one vault of this tab (SEC-15). A logout, in any tab, destroys what lies in it; another end of the session leaves it
 * sealed for the same person.
 */
export function draftVault(session: Session): DraftVault {
  vault ??= begin(session);
  return vault;
}

function begin(session: Session): DraftVault {
  const made = createDraftVault({ storage: indexedDbDrafts(), crypto, now: () => Date.now(), log: logFailure });
  session.onEnd((reason) => {
    if (reason === 'logout') void made.destroyAll();
  });
  void made.sweep();
  return made;
}
