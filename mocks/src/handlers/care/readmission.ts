import { listEndedCare, readmitClient } from '@sakina/platform/contract';
import { isOutOfDirectory } from '../../rules/account-state.ts';
import { clientFor, isDischarged, readmit, recordOf } from '../../rules/client-records.ts';
import { tellOf } from '../../rules/tell.ts';
import { ApiFailure, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { clientOfProvider } from './find-client.ts';

export const readmitClientHandler = defineHandler(readmitClient, (context) => {
  const { tables, now, params, body } = context;
  const { provider, client, appointments } = clientOfProvider(context, params.id);
  const record = recordOf(tables, provider.id, client.id, now);
  if (!isDischarged(record)) throw new ApiFailure(409, 'NOT_DISCHARGED', 'This client is in care already.');
  if (body.version !== record.version)
    throw versionConflict('This record was changed in another window. Read it again first.', {
      version: record.version,
    });
  readmit(tables, record, now);
  tellOf(tables, 'care.resume', {
    by: provider.userId,
    to: { CLIENT: client.id },
    subject: { providerId: provider.id },
    at: now,
  });
  return clientFor(tables, provider, appointments, now);
});

export const listEndedCareHandler = defineHandler(listEndedCare, ({ tables, user }) => ({
  items: tables.clientRecords
    .all()
    .flatMap(({ clientId, providerId, discharge }) => {
      const provider = tables.providers.get(providerId);
      if (clientId !== user.userId || discharge === null || !provider) return [];
      const { id, displayName, kind } = provider;
      const isProviderAway = isOutOfDirectory(tables, provider);
      return [
        {
          provider: { id, displayName, kind },
          endedAt: discharge.at,
          referral: discharge.referral,
          ...(isProviderAway && { isProviderAway }),
        },
      ];
    })
    .toSorted((first, second) => second.endedAt.localeCompare(first.endedAt)),
}));
