import { DRAFTS_DATABASE } from '@sakina/platform/drafts';
import { isOwnWindow } from '../boot/identity-ports.ts';

/** The drafts of this sign-in: a logout in a window with its own sign-in removes no one else’s. */
export const draftsDatabase = isOwnWindow ? `${DRAFTS_DATABASE}-own-window` : DRAFTS_DATABASE;
