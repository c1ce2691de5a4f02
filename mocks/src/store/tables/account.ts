import * as z from 'zod/mini';
import { dataExportId, instant, ownPreferences, userId } from '@sakina/platform/contract';

/** Rows of what people keep about their own account. */
export const accountTables = {
  /** One a person who has chosen; the id is the person's. */
  ownPreferences: z.extend(ownPreferences, { id: userId }),
  /** What state it is in follows from when it was asked for. */
  dataExports: z.object({ id: dataExportId, userId, requestedAt: instant }),
};

export type DataExportRow = z.infer<(typeof accountTables)['dataExports']>;
