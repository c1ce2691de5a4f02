import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { defaultPortal, type Portal } from '../../domain/portals.ts';
import { useUser } from './auth.tsx';

const PortalContext = createContext<Portal | null>(null);

/** Provides the active portal. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The active portal; without a provider, the user’s home portal. */
export function useActivePortal(): Portal {
  const active = useContext(PortalContext);
  const user = useUser();
  return active ?? defaultPortal(user);
}
