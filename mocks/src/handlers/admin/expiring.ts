import { listExpiringCredentials } from '@sakina/platform/contract';
import type { ExpiringCredential } from '@sakina/platform/contract';
import { dateIn, plusDays } from '../../clock.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { allProviders, providerDetail } from './provider-records.ts';

const USUAL_DAYS = 90;

export const listExpiringCredentialsHandler = defineHandler(
  listExpiringCredentials,
  ({ tables, query: { after, limit, withinDays = USUAL_DAYS }, now }) => {
    const today = dateIn(now, 'UTC');
    const last = plusDays(today, withinDays).toString();
    const found = allProviders(tables).flatMap((provider): ExpiringCredential[] => {
      const detail = providerDetail(tables, provider, now);
      return detail.credentials.flatMap(({ title, issuer, number, expiresOn }, index) =>
        expiresOn === null || expiresOn > last
          ? []
          : [
              {
                id: `${provider.id}.${index}`,
                provider: {
                  id: provider.id,
                  displayName: provider.displayName,
                  kind: provider.kind,
                  verification: provider.verification,
                  isSuspended: provider.suspension !== null,
                },
                title,
                issuer,
                number,
                expiresOn,
                state: expiresOn < today.toString() ? 'LAPSED' : 'LAPSING',
                upcomingSessionCount: detail.upcomingSessionCount,
              },
            ],
      );
    });
    const keyOf = ({ expiresOn, id }: ExpiringCredential) => `${expiresOn} ${id}`;
    return cursorPage(
      found.toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1)),
      { after, limit },
      { of: ['expiring', withinDays], keyOf, direction: 'asc' },
    );
  },
);
