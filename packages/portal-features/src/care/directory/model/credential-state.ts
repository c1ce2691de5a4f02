import type { Credential } from '@sakina/platform/contract';

/**
 * How far a credential can be relied on.
 * @param today `YYYY-MM-DD`; a credential still holds on the day on which it runs out.
 */
export function credentialState(
  { verifiedOn, expiresOn }: Pick<Credential, 'verifiedOn' | 'expiresOn'>,
  today: string,
): 'VERIFIED' | 'UNVERIFIED' | 'EXPIRED' {
  if (expiresOn !== null && expiresOn < today) return 'EXPIRED';
  return verifiedOn === null ? 'UNVERIFIED' : 'VERIFIED';
}
