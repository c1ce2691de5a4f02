import type { ProviderId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import type { Seed } from '../table.ts';
import type { ReferralRow } from '../tables/care.ts';

/** The client of an imam who is referred to a therapist. */
const REFERRED = 'Samuel Adeyemi';

/** A referral that its client agreed to yesterday, and that Dr. Rahman has not answered. */
export function seedReferrals(base: Seed, now: Date): ReferralRow[] {
  const client = clients.find(({ displayName }) => displayName === REFERRED);
  const [from, to] = [partyOf(base, ids.providers.yusuf), partyOf(base, ids.providers.amina)];
  if (!client || !from || !to) return [];
  const hoursAgo = (hours: number) => iso(addMinutes(now, -60 * hours));
  return [
    {
      id: ids.referrals.received,
      client: { id: client.id, displayName: client.displayName },
      from,
      to,
      letter:
        'We have talked about his father since the summer. He hardly sleeps and has panic attacks at work, and I think that he needs a therapist beside our talks.',
      proposed: ['SESSIONS'],
      shared: ['SESSIONS'],
      status: 'ACCEPTED',
      sentAt: hoursAgo(50),
      answeredAt: hoursAgo(26),
      reply: null,
    },
  ];
}

function partyOf(base: Seed, id: ProviderId): ReferralRow['from'] | undefined {
  const provider = base.providers.get(id);
  return provider && { id, displayName: provider.displayName, kind: provider.kind };
}
