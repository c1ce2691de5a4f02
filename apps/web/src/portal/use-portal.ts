import { useStore } from 'zustand/react';
import type { PortalState } from './portal-state.ts';
import type { PortalStore } from './portal-store.ts';

/** A part of this tab's state of portals; renders again when that part changes. */
export function usePortal<Part>(store: PortalStore, selector: (state: PortalState) => Part): Part {
  return useStore(store, selector);
}
