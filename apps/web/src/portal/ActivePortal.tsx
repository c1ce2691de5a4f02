import { PortalProvider } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import type { PortalStore } from './portal-store.ts';
import { usePortal } from './use-portal.ts';

/** Provides the active portal to screens, for the capabilities that they obey (PORTAL-3). */
export function ActivePortal({ store, children }: { store: PortalStore; children: ReactNode }) {
  return <PortalProvider portal={usePortal(store, (state) => state.activePortal)}>{children}</PortalProvider>;
}
