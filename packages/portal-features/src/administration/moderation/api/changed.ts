import { getAdminOverview, getModerationCase, listModerationCases, listModerationLog } from '@sakina/platform/contract';

/** What is read again after something was done to a case. */
export const changed = [getAdminOverview, getModerationCase, listModerationCases, listModerationLog];
