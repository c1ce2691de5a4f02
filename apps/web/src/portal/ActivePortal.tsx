import { PortalProvider } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import type { PortalStore } from './portal-store.ts';
import { usePortal } from './use-portal.ts';

/** Tells screens which portal is active, for the capabilities that they obey (PORTAL-3). */
export function ActivePortal({ store, children }: { store: PortalStore; children: ReactNode }) {
  return <PortalProvider portal={usePortal(store, (state) => state.activePortal)}>{children}</PortalProvider>;
}
