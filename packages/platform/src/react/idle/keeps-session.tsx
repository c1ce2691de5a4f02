import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { IdleWatch } from '../../idle/index.ts';

type Keep = IdleWatch['keep'];

const KeepContext = createContext<Keep | null>(null);

/** Provides the watch that activities keep open; without it, as for visitors, nothing needs to be kept. */
export function IdleProvider({ keep, children }: { keep: Keep; children: ReactNode }) {
  return <KeepContext value={keep}>{children}</KeepContext>;
}

/**
 * Counts hands-free use as activity (SEC-18): a live session, a playback, an exercise.
 * @param isActive Whether it is in progress.
 */
export function useKeepsSession(isActive: boolean): void {
  const keep = useContext(KeepContext);
  useEffect(() => (isActive && keep ? keep() : undefined), [isActive, keep]);
}
