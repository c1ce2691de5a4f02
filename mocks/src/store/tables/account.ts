import * as v from 'valibot';
import { dataExportId, extend, instant, ownPreferences, userId } from '@sakina/platform/contract';

/** Rows of what people keep about their own account. */
export const accountTables = {
  /** One a person who has chosen; the id is the person's. */
  ownPreferences: extend(ownPreferences, { id: userId }),
  /** What state it is in follows from when it was asked for. */
  dataExports: v.object({ id: dataExportId, userId, requestedAt: instant }),
};

export type DataExportRow = v.InferOutput<(typeof accountTables)['dataExports']>;
