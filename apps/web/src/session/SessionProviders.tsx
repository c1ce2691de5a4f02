import { DraftsProvider, IdleProvider, useUser } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { session } from './session.ts';
import { draftVaults } from './draft-vault.ts';
import { idleWatch } from './idle.ts';

export interface SessionProvidersProps {
  /** Minutes without activity until a session ends. */
  idleMinutes: number;
  children: ReactNode;
}

/** Provides what outlives a session or keeps it alive: the drafts of the signed-in user and the idle watch. */
export function SessionProviders({ idleMinutes, children }: SessionProvidersProps) {
  const user = useUser();
  const { own, visitors } = draftVaults(session);
  return (
    <IdleProvider keep={idleWatch(idleMinutes, session).keep}>
      <DraftsProvider vault={own} userId={user?.id ?? null} {...(visitors && { visitorVault: visitors })}>
        {children}
      </DraftsProvider>
    </IdleProvider>
  );
}
