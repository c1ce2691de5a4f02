import { IdleWarning, SessionCover, UnsentQuestion } from '@sakina/portal-features/account/session-end';
import { use, useSyncExternalStore } from 'react';
import { session } from './session.ts';
import { useSignOut } from './sign-out.ts';
import { loadRuntime } from './config.ts';
import { draftVaults } from './draft-vault.ts';
import { idleWatch } from './idle.ts';
import { useUnsent } from './use-unsent.ts';

/**
 * Shown over every page while a user is signed in: the question before an idle session ends, the cover at its end
 * (SEC-18), and the question before a logout that would lose something. An idle end does not ask, because it loses
 * nothing (SEC-15).
 */
export function IdleLayer() {
  const runtime = use(loadRuntime());
  if (!runtime.ok) return null;
  return <Watched idleMinutes={runtime.config.idleMinutes} />;
}

function Watched({ idleMinutes }: { idleMinutes: number }) {
  const signOut = useSignOut();
  const watch = idleWatch(idleMinutes, session);
  // A logout destroys all drafts, also from a page that has none.
  draftVaults(session);
  const unsent = useUnsent(session);
  const state = useSyncExternalStore(watch.subscribe, watch.getSnapshot);
  if (state.phase === 'covered') return <SessionCover />;
  const stay = () => {
    watch.stay();
    unsent.answer(false);
  };
  // Replaces the warning, whose countdown continues: nothing is lost at its end.
  const isWarned = state.phase === 'warning' && unsent.writes === null;
  return (
    <>
      {isWarned && <IdleWarning remainingMs={state.remainingMs} onStay={watch.stay} onLogOut={signOut} />}
      <UnsentQuestion writes={unsent.writes} onStay={stay} onLogOut={() => unsent.answer(true)} />
    </>
  );
}
