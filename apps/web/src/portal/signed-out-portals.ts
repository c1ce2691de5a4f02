import { capabilitiesOf } from '@sakina/platform/domain';
import type { PortalState } from './portal-state.ts';

/** The state of a tab in which no user is signed in. */
export const signedOutPortals: PortalState = {
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
