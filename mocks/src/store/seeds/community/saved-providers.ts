import { ids } from '../../../personas/ids.ts';
import type { SavedProviderRow } from '../../tables/community.ts';
import { momentOf } from './moment.ts';

const { users, providers } = ids;

/** The row of one provider that one person has saved. */
export function savedRow(
  userId: SavedProviderRow['userId'],
  providerId: SavedProviderRow['providerId'],
  savedAt: string,
): SavedProviderRow {
  return { id: `${userId} ${providerId}`, userId, providerId, savedAt };
}

/** Layla looks for a mentor and a grief therapist; Noah for a provider who knows shift work. */
export function seedSavedProviders(now: Date): SavedProviderRow[] {
  return [
    savedRow(users.layla, providers.fullyBooked, momentOf(now, 17, 1300)),
    savedRow(users.layla, providers.grace, momentOf(now, 8, 1265)),
    savedRow(users.noah, providers.amina, momentOf(now, 40, 130)),
  ];
}
