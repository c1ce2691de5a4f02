import { lazyPart } from '@sakina/design-system';

/**
 * The frame of an area, and of a provider's rooms; visitors need none of it. tools/route-table.mjs reads this literal.
 */
export const PortalFrame = lazyPart(() => import('./PortalFrame.tsx').then((m) => m.PortalFrame));
