import type { EstimateId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import type { EstimateRow } from '../../rules/estimates.ts';
import { usd } from '../../rules/ledger.ts';
import type { Rows } from '../rows.ts';
import type { Seed } from '../table.ts';

/** Dr. Rahman bills as a practice of her own; no one else has said yet who bills. */
export const billingIdentitySeeds: readonly Rows['billingIdentities'][] = [
  {
    id: ids.providers.amina,
    npi: '1245319599',
    taxId: '834410276',
    practiceName: 'Rahman Psychology PLLC',
    address: '412 Atlantic Avenue, Suite 3, Brooklyn, NY 11217',
    phone: '+1 718 555 0100',
    version: 2,
  },
];

/** Imam Demir has told Layla what a course of six conversations will cost. */
export function seedEstimates({ providers, people }: Seed, now: Date): EstimateRow[] {
  const provider = providers.get(ids.providers.yusuf);
  const client = people.get(ids.users.layla);
  const service = provider?.services.find(({ price }) => price.amountMinor > 0);
  if (!provider || !client || !service) return [];
  const madeAt = iso(addMinutes(now, -6 * 24 * 60));
  const from = plusDays(dateIn(madeAt, provider.timeZone), 1);
  const total = usd(6 * service.price.amountMinor);
  return [
    {
      id: 'est-6k2m8r4w1p' as EstimateId,
      providerId: provider.id,
      issuer: {
        displayName: provider.displayName,
        practiceName: null,
        credential: null,
        npi: null,
        taxId: null,
        address: null,
        phone: null,
      },
      client: { id: client.id, displayName: client.displayName },
      lines: [{ description: service.name, quantity: 6, price: service.price, total }],
      total,
      from: from.toString(),
      until: plusDays(from, 90).toString(),
      createdAt: madeAt,
      acceptedAt: null,
      replacesId: null,
      replacedById: null,
    },
  ];
}
