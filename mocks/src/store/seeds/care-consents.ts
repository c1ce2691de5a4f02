import type { ClientConsentId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { consentSeeds, consentTextVersions } from '../../personas/client-consents.ts';
import { ids } from '../../personas/ids.ts';
import type { Seed } from '../table.ts';
import type { ClientConsentRow } from '../tables/care.ts';

/** What the clients of the demo practice agreed to, and what they are asked. */
export function seedClientConsents(base: Seed, now: Date): ClientConsentRow[] {
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
