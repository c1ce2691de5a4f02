import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DraftVault } from '../../drafts/index.ts';

interface Drafts {
  vault: DraftVault;
  userId: string | null;
  visitors: DraftVault | null;
}

const DraftsContext = createContext<Drafts | null>(null);

export interface DraftsProviderProps {
  vault: DraftVault;
  /** The owner of the drafts; null for visitors. */
  userId: string | null;
  /** Keeps visitors’ input in forms that are open to them (ROUTE-10); without it, nothing is kept. */
  visitorVault?: DraftVault;
  children: ReactNode;
}

/** Provides one user’s vault. */
export function DraftsProvider({ vault, userId, visitorVault, children }: DraftsProviderProps) {
  const drafts = useMemo(() => ({ vault, userId, visitors: visitorVault ?? null }), [vault, userId, visitorVault]);
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** The current vaults, or null. For the hooks of this folder. */
export function useDrafts(): Drafts | null {
  return useContext(DraftsContext);
}
