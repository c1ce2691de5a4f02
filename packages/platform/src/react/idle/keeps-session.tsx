import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { IdleWatch } from '../../idle/index.ts';

type Keep = IdleWatch['keep'];

const KeepContext = createContext<Keep | null>(null);

/** Hands down the watch that activities hold open; without it, as for visitors, nothing has to be held. */
export function IdleProvider({ keep, children }: { keep: Keep; children: ReactNode }) {
  return <KeepContext value={keep}>{children}</KeepContext>;
}

/**
 * Counts as activity while something goes on that needs no hands (SEC-18): a live session, a playback, an exercise.
 * @param isActive Whether it goes on now.
 */
export function useKeepsSession(isActive: boolean): void {
  const keep = useContext(KeepContext);
  useEffect(() => (isActive && keep ? keep() : undefined), [isActive, keep]);
}
