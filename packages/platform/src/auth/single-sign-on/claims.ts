import { payloadOf } from '../token-lifetime.ts';

/**
 * The claims of a sign-in: the id token’s, completed by the access token’s, where identity servers put the roles by
 * default. An access token of another subject is ignored.
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

/** The identity server’s tokens say nothing about roles, most often because it does not send them to this client. */
export class MissingRolesError extends Error {
  override readonly name = 'MissingRolesError';
  constructor() {
    super('The tokens have neither realm_access nor resource_access.');
  }
}
