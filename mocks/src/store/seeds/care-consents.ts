import type { ClientConsentId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { consentSeeds, consentTextVersions } from '../../personas/client-consents.ts';
import { ids } from '../../personas/ids.ts';
import { opaque } from '../../personas/random.ts';
import { bookedConsent } from '../../rules/client-consents.ts';
import type { Seed } from '../table.ts';
import type { ClientConsentRow } from '../tables/care.ts';

/**
 * What clients agreed to with their first booking, what the clients of the demo practice agreed to later, and what they
 * are asked.
 */
export function seedClientConsents(base: Seed, now: Date): ClientConsentRow[] {
  const asked = laterConsents(base, now);
  const known = new Set(asked.map(keyOf));
  return [...asked, ...bookingConsents(base).filter((row) => !known.has(keyOf(row)))];
}

const keyOf = ({ providerId, clientId, kind }: Pick<ClientConsentRow, 'providerId' | 'clientId' | 'kind'>) =>
  `${providerId} ${clientId} ${kind}`;

function bookingConsents(base: Seed): ClientConsentRow[] {
  const first = new Map<string, ClientConsentRow>();
  for (const { provider, client, consentedAt } of base.appointments.values())
    for (const kind of ['TREATMENT', 'TELEHEALTH'] as const) {
      if (consentedAt === null) continue;
      const pair = { providerId: provider.id, clientId: client.id };
      const key = keyOf({ ...pair, kind });
      if ((first.get(key)?.decidedAt ?? '~') <= consentedAt) continue;
      first.set(key, {
        ...bookedConsent({ ...pair, kind, language: 'en', at: consentedAt }),
        id: `cst-${opaque(`consent ${key}`, 8)}` as ClientConsentId,
        decidedByName: client.displayName,
      });
    }
  return [...first.values()];
}

function laterConsents(base: Seed, now: Date): ClientConsentRow[] {
  return consentSeeds.map(({ id, client, daysAgo, status = 'GIVEN', recipient = null, ...seed }) => {
    const at = iso(addMinutes(now, -daysAgo * 24 * 60));
    const isGiven = status === 'GIVEN';
    return {
      ...seed,
      id: id as ClientConsentId,
      providerId: ids.providers.amina,
      clientId: client,
      status,
      currentVersion: consentTextVersions[seed.kind],
      recipient,
      requestedAt: at,
      decidedAt: isGiven ? at : null,
      decidedByName: isGiven ? (base.people.get(client)?.displayName ?? null) : null,
      withdrawal: null,
    };
  });
}
