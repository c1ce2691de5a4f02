import { payloadOf } from '../token-lifetime.ts';

/**
 * What the tokens of a sign-in say of their owner: the id token's claims, completed by the access token's, where identity
 * servers put the roles by default. An access token of somebody else completes nothing.
 */
export function claimsOf({
  profile,
  access_token: token,
}: {
  readonly profile: object;
  readonly access_token: string;
}): Readonly<Record<string, unknown>> {
  const identity: Record<string, unknown> = { ...profile };
  const access = payloadOf(token);
  return access['sub'] === identity['sub'] ? { ...access, ...identity } : identity;
}
