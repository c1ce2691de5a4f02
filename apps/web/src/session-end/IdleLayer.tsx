import { IdleWarning, SessionCover } from '@sakina/portal-features/session-end';
import { use, useSyncExternalStore } from 'react';
import { useSession } from '../boot/session-context.ts';
import { useSignOut } from '../routes/sign-out.ts';
import { loadRuntime } from '../runtime/runtime.ts';
import { draftVaults } from './draft-vault.ts';
import { idleWatch } from './idle.ts';

/** Over every page while somebody is signed in: the question before an idle session ends, and the cover at its end (SEC-18). */
export function IdleLayer() {
  const runtime = use(loadRuntime());
  if (!runtime.ok) return null;
  return <Watched idleMinutes={runtime.config.idleMinutes} />;
}

function Watched({ idleMinutes }: { idleMinutes: number }) {
  const session = useSession();
  const signOut = useSignOut();
  const watch = idleWatch(idleMinutes, session);
  // On a page without drafts of its own a logout destroys them all the same.
  draftVaults(session);
  const state = useSyncExternalStore(watch.subscribe, watch.getSnapshot);
  if (state.phase === 'covered') return <SessionCover />;
  if (state.phase !== 'warning') return null;
  return <IdleWarning remainingMs={state.remainingMs} onStay={watch.stay} onLogOut={signOut} />;
}
