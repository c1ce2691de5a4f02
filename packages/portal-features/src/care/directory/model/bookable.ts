import type { ProviderSummary } from '@sakina/platform/contract';

/** Why no one new can book with a provider, or null when someone can. */
export type Obstacle = 'PENDING' | 'LAPSED' | 'CLOSED' | 'FULL' | null;

/** What keeps a new client from booking; the gravest reason first. */
export function obstacleOf({
  verification,
  acceptingNewClients,
  nextSlotAt,
}: Pick<ProviderSummary, 'verification' | 'acceptingNewClients' | 'nextSlotAt'>): Obstacle {
  if (verification !== 'VERIFIED') return verification;
  if (!acceptingNewClients) return 'CLOSED';
  return nextSlotAt === null ? 'FULL' : null;
}
