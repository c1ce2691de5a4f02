import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims.ts';

const jwt = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const profile = { sub: 'u-1', email: 'amina@demo.test' };

describe('claims of a sign-in', () => {
  it('[AUTH-7] takes roles from the access token, where identity servers put them', () => {
    const token = jwt({ sub: 'u-1', realm_access: { roles: ['imam'] }, firstName: 'أمينة' });
    expect(claimsOf({ profile, access_token: token })).toEqual({
      ...profile,
      realm_access: { roles: ['imam'] },
      firstName: 'أمينة',
    });
  });

  it('[AUTH-7] prefers the id token', () => {
    expect(claimsOf({ profile, access_token: jwt({ sub: 'u-1', email: 'other@demo.test' }) })['email']).toBe(
      'amina@demo.test',
    );
  });

  it('[SEC-6] ignores the access token of another subject', () => {
    expect(
      claimsOf({ profile, access_token: jwt({ sub: 'u-2', realm_access: { roles: ['platform:admin'] } }) }),
    ).toEqual(profile);
    expect(claimsOf({ profile, access_token: jwt({ realm_access: { roles: ['platform:admin'] } }) })).toEqual(profile);
  });

  it.each(['', 'opaque', 'a.b', 'a.%%.c', jwt(null), jwt([]), jwt('x'), jwt(7), 'a..c'])(
    '[SEC-6] ignores an unreadable access token: %j',
    (token) => {
      expect(claimsOf({ profile, access_token: token })).toEqual(profile);
    },
  );
});
