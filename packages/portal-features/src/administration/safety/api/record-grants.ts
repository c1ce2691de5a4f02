import { getAdminOverview, listOnCallAlerts, listRecordGrants } from '@sakina/platform/contract';

/** What is read again after something was done about an access to a record. */
export const grantReads = [listRecordGrants, getAdminOverview, listOnCallAlerts];
