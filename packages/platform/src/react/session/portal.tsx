import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { defaultPortal, type Portal } from '../../domain/portals.ts';
import { useUser } from './auth.tsx';

const PortalContext = createContext<Portal | null>(null);

/** Tells everything below which portal is active. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The active portal; without a provider above, the one that the user is at home in. */
export function useActivePortal(): Portal {
  const active = useContext(PortalContext);
  const user = useUser();
  return active ?? defaultPortal(user);
}
