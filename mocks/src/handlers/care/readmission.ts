import { readmitClient } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { clientFor, isDischarged, recordOf } from '../../rules/client-records.ts';
import { tellOf } from '../../rules/tell.ts';
import { ApiFailure, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { clientOfProvider } from './find-client.ts';

export const readmitClientHandler = defineHandler(readmitClient, (context) => {
  const { tables, now, params, body } = context;
  const { provider, client, appointments } = clientOfProvider(context, params.id);
  const record = recordOf(tables, provider.id, client.id, now);
  if (!isDischarged(record, appointments) || record.discharge === null)
    throw new ApiFailure(409, 'NOT_DISCHARGED', 'This client is in care already.');
  if (body.version !== record.version)
    throw versionConflict('This record was changed in another window. Read it again first.', {
      version: record.version,
    });
  tables.clientRecords.put({
    ...record,
    discharge: null,
    earlierDischarges: [...(record.earlierDischarges ?? []), record.discharge],
    updatedAt: iso(now),
    version: record.version + 1,
  });
  tellOf(tables, 'care.resume', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { providerId: provider.id },
    at: now,
  });
  return clientFor(tables, provider, appointments, now);
});
