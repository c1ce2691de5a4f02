import { describe, expect, it } from 'vitest';
import {
  canEnterAdminArea,
  canEnterProviderArea,
  rankedRoles,
  roleFromClaims,
  rolesFromClaims,
  userFromClaims,
} from './index.ts';

const realm = (...roles: unknown[]) => ({ realm_access: { roles } });

describe('role of a token', () => {
  it.each(rankedRoles)('[ROLE-6] reads %s by its exact name', (role) => {
    expect(roleFromClaims(realm('offline_access', role))).toBe(role);
  });

  it.each([
    ['the highest of several', realm('patient', 'therapist', 'sakina:manager'), 'therapist'],
    ['of equal rank the first, whatever their order in the token', realm('mentor', 'imam', 'therapist'), 'therapist'],
    ['consumer before patient', realm('patient', 'consumer'), 'consumer'],
    [
      'our client’s role as much as the realm’s',
      { ...realm('patient'), resource_access: { sakina: { roles: ['sakina:owner'] } } },
      'sakina:owner',
    ],
    ['a plain admin', realm('admin'), 'admin'],
    ['a ranked role before a plain admin', realm('admin', 'viewer'), 'viewer'],
    [
      'names that only resemble one as patient',
      realm('Therapist', 'superadmin', 'sakina:owners', 'platform:administrator', 'my-provider'),
      'patient',
    ],
    ['no roles as patient', {}, 'patient'],
  ] as const)('[ROLE-6] takes %s', (_what, claims, role) => {
    expect(roleFromClaims(claims)).toBe(role);
  });

  it('[ROLE-6] makes a configured account a platform administrator', () => {
    const options = { adminAccounts: ['Head@sakina.example'] };
    expect(roleFromClaims({ email: 'head@sakina.example', ...realm('patient') }, options)).toBe('platform:admin');
    expect(roleFromClaims({ email: 'head@sakina.example.evil.test', ...realm('patient') }, options)).toBe('patient');
    expect(roleFromClaims({ email: 'head@sakina.example', email_verified: false }, options)).toBe('patient');
    expect(roleFromClaims({ email: '' }, { adminAccounts: [''] })).toBe('patient');
  });

  const malformed: readonly unknown[] = [
    undefined,
    null,
    0,
    'therapist',
    true,
    [],
    ['platform:admin'],
    () => 'platform:admin',
    { realm_access: null },
    { realm_access: 'therapist' },
    { realm_access: ['therapist'] },
    { realm_access: { roles: 'therapist' } },
    { realm_access: { roles: { 0: 'therapist' } } },
    { realm_access: { roles: [null, 1, {}, ['therapist'], undefined] } },
    { resource_access: null },
    { resource_access: ['therapist'] },
    { resource_access: { app: null, other: 'x', third: { roles: 7 } } },
    JSON.parse('{"__proto__":{"realm_access":{"roles":["platform:admin"]}}}'),
    JSON.parse('{"realm_access":{"__proto__":{"roles":["platform:admin"]}}}'),
    Object.create({ realm_access: { roles: ['platform:admin'] } }),
    { realm_access: { roles: ['__proto__', 'constructor', 'toString'] } },
  ];

  it.each(malformed.map((claims, index) => [index, claims] as const))(
    '[ROLE-6] [SEC-6] makes a patient of malformed claims no. %i',
    (_index, claims) => {
      expect(roleFromClaims(claims)).toBe('patient');
    },
  );

  it('[AUTH-7] [SEC-6] reads roles of the realm and of our client, each once, and leaves prototypes alone', () => {
    const claims: unknown = JSON.parse(
      '{"realm_access":{"roles":["patient",3,"imam"]},"resource_access":{"sakina":{"roles":["imam","viewer"]},"__proto__":{"roles":["mentor"]}}}',
    );
    expect(rolesFromClaims(claims)).toEqual(['patient', 'imam', 'viewer']);
    expect(({} as Record<string, unknown>)['roles']).toBeUndefined();
  });

  /** A help-desk patient of Keycloak, whose token names what they may do with the realm itself. */
  const ofOthers = {
    'realm-management': { roles: ['view-identity-providers', 'manage-users'] },
    account: { roles: ['manage-account', 'admin'] },
    broker: { roles: ['read-token', 'provider'] },
    hospital: { roles: ['therapist', 'platform:admin', 'sakina:owner'] },
  };

  it.each(Object.keys(ofOthers))('[ROLE-5] [ROLE-6] counts no role of the client %s', (client) => {
    const claims = { ...realm('patient'), resource_access: { [client]: ofOthers[client as keyof typeof ofOthers] } };
    const user = userFromClaims(claims, { clientId: 'web' });
    expect(user).toMatchObject({ role: 'patient', roles: ['patient'] });
    expect(canEnterProviderArea(user)).toBe(false);
    expect(canEnterAdminArea(user)).toBe(false);
  });

  it('[AUTH-7] [ROLE-6] counts the roles of the configured client and of the realm, among those of others', () => {
    const claims = {
      ...realm('patient', 'provider:verified'),
      resource_access: { ...ofOthers, web: { roles: ['sakina:manager'] }, sakina: { roles: ['sakina:owner'] } },
    };
    expect(userFromClaims(claims, { clientId: 'web' })).toMatchObject({
      role: 'sakina:manager',
      roles: ['patient', 'provider:verified', 'sakina:manager'],
    });
    expect(rolesFromClaims(claims)).toEqual(['patient', 'provider:verified', 'sakina:owner']);
  });

  it.each(['__proto__', 'constructor', 'toString'])('[SEC-6] finds no roles by a client called %s', (clientId) => {
    expect(rolesFromClaims({ resource_access: {} }, { clientId })).toEqual([]);
  });
});

describe('a token without roles', () => {
  it.each([
    ['neither claim', {}, true],
    ['a realm’s claim', realm(), false],
    ['a client’s claim', { resource_access: {} }, false],
    ['roles of other clients alone', { resource_access: { account: { roles: ['manage-account'] } } }, false],
    ['a configured administrator’s address', { email: 'head@sakina.example' }, false],
  ] as const)('[ROLE-6] is known by its claims: %s', (_what, claims, expected) => {
    const user = userFromClaims(claims, { adminAccounts: ['head@sakina.example'] });
    expect(user.lacksRoles).toBe(expected);
  });
});
