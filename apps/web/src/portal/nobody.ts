import { capabilitiesOf } from '@sakina/platform/domain';
import type { PortalState } from './portal-state.ts';
import type { PortalStore } from './portal-store.ts';

/** The state of a tab in which nobody is signed in. */
export const nobody: PortalState = {
  userId: null,
  activePortal: 'consumer',
  transitioningTo: null,
  transitionState: 'idle',
  error: null,
  availablePortals: ['consumer'],
  capabilities: capabilitiesOf(null),
  lastUsedAt: {},
  lastPathByPortal: {},
  switchHistory: [],
};

/** What stands in for the store while nobody is signed in: its code comes with the first who is (FAST-1). */
export const nobodysPortals: PortalStore = {
  getState: () => nobody,
  getInitialState: () => nobody,
  subscribe: () => () => undefined,
  signIn: () => undefined,
  signOut: () => undefined,
  offered: () => [],
  switchTo: () => Promise.resolve(false),
  remember: () => undefined,
};
