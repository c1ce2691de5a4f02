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
  /** Whose drafts are kept and opened; null for visitors. */
  userId: string | null;
  /** Keeps what visitors type where a form is theirs too (ROUTE-10); left out, it is not kept. */
  visitorVault?: DraftVault;
  children: ReactNode;
}

/** Hands the vault of one user to everything below. */
export function DraftsProvider({ vault, userId, visitorVault, children }: DraftsProviderProps) {
  const drafts = useMemo(() => ({ vault, userId, visitors: visitorVault ?? null }), [vault, userId, visitorVault]);
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** The vaults in force, or null. For the hooks of this folder. */
export function useDrafts(): Drafts | null {
  return useContext(DraftsContext);
}
