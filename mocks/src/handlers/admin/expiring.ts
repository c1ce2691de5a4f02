import { listExpiringCredentials } from '@sakina/platform/contract';
import type { AdminProvider, ExpiringCredential } from '@sakina/platform/contract';
import { bulkCredential } from '../../bulk-data/provider-record.ts';
import { providerIds } from '../../bulk-data/users.ts';
import { dateIn, plusDays } from '../../clock.ts';
import type { Tables } from '../../store/table.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { allProviders, providerDetail } from './provider-records.ts';

const USUAL_DAYS = 90;

/** The credentials of a provider, without counting their sessions. */
function credentialsOf(tables: Tables, { id }: AdminProvider) {
  const number = providerIds.numberOf(id);
  return number === null
    ? (tables.providers.get(id)?.credentials ?? [])
    : [bulkCredential(bulkDataOf(tables), number, null)];
}

export const listExpiringCredentialsHandler = defineHandler(
  listExpiringCredentials,
  ({ tables, query: { after, limit, withinDays = USUAL_DAYS }, now }) => {
    const today = dateIn(now, 'UTC');
    const last = plusDays(today, withinDays).toString();
    const found = allProviders(tables).flatMap((provider) =>
      credentialsOf(tables, provider).flatMap(({ title, issuer, number, expiresOn }, index) =>
        expiresOn === null || expiresOn > last
          ? []
          : [{ provider, id: `${provider.id}.${index}`, title, issuer, number, expiresOn }],
      ),
    );
    const keyOf = ({ expiresOn, id }: { expiresOn: string; id: string }) => `${expiresOn} ${id}`;
    const page = cursorPage(
      found.toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1)),
      { after, limit },
      { of: ['expiring', withinDays], keyOf, direction: 'asc' },
    );
    // Sessions are counted for one page alone: each count walks through all sessions of its provider.
    const items = page.items.map(({ provider, ...credential }): ExpiringCredential => {
      const { id, displayName, kind, verification, suspension } = provider;
      return {
        ...credential,
        provider: { id, displayName, kind, verification, isSuspended: suspension !== null },
        state: credential.expiresOn < today.toString() ? 'LAPSED' : 'LAPSING',
        upcomingSessionCount: providerDetail(tables, provider, now).upcomingSessionCount,
      };
    });
    return { ...page, items };
  },
);
