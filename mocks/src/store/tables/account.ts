import * as v from 'valibot';
import { count, dataExportId, extend, instant, ownPreferences, userId } from '@sakina/platform/contract';

/** Rows of the account area. */
export const accountTables = {
  /** One for each user with own settings; the id is the user's. */
  ownPreferences: extend(ownPreferences, { id: userId, version: v.optional(count) }),
  /** Its status follows from the request time. */
  dataExports: v.object({ id: dataExportId, userId, requestedAt: instant }),
};

export type DataExportRow = v.InferOutput<(typeof accountTables)['dataExports']>;
