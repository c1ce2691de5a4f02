import type { Portal } from '@sakina/platform/domain';

/** How long the notice stands at least, in ms: shorter, it would be a flicker that nobody reads and no screen reader says. */
const NOTICE_MS = 400;

/** Resolves when the frame of a portal is there to be shown and its notice has been. */
export async function settlePortal(portal: Portal): Promise<void> {
  const frame = portal === 'consumer' ? null : import('../frames/PortalFrame.tsx');
  await Promise.all([frame, new Promise((resolve) => setTimeout(resolve, NOTICE_MS))]);
}
