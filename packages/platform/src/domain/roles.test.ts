import { describe, expect, it } from 'vitest';
import {
  canEnterAdminArea,
  canEnterProviderArea,
  hasAdminRole,
  hasProviderRole,
  hasProviderStatus,
  homeRoute,
  isAdminRole,
  isProviderRole,
  mayBeOnCall,
  rankedRoles,
  roleFromClaims,
  roleRank,
  rolesFromClaims,
  userFromClaims,
  type Role,
  type RoleHolder,
} from './index.ts';

const ranking = [
  ['platform:admin', 100],
  ['sakina:owner', 90],
  ['sakina:admin', 80],
  ['provider', 70],
  ['therapist', 60],
  ['imam', 60],
  ['mentor', 60],
  ['sakina:manager', 50],
  ['sakina:user', 40],
  ['consumer', 30],
  ['patient', 30],
  ['sakina:viewer', 20],
  ['viewer', 10],
] as const;

/** Someone with these roles, the first of them being theirs. */
const holder = (role: Role, roles: readonly string[] = [role], more: Partial<RoleHolder> = {}): RoleHolder => ({
  role,
  roles,
  ...more,
});
const realm = (...roles: unknown[]) => ({ realm_access: { roles } });

/** Names that look like a role, or like something every object has. */
const strangeNames = [
  '',
  'admin',
  'Therapist',
  'platform:admin ',
  'superadmin',
  'sakina',
  'other:owner',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
];

describe('ranks and labels', () => {
  it.each(ranking)('[ROLE-1] ranks %s at %i', (role, rank) => {
    expect(roleRank(role)).toBe(rank);
  });

  it.each(strangeNames)('[ROLE-1] gives no rank to %j', (name) => {
    expect(roleRank(name)).toBe(0);
  });

  it('[ROLE-1] knows the roles in their order and no others', () => {
    expect(rankedRoles).toEqual(ranking.map(([role]) => role));
  });
});

describe('home', () => {
  it.each([
    ['platform:admin', '/admin'],
    ['sakina:owner', '/admin'],
    ['sakina:admin', '/admin'],
    ['provider', '/provider/portal'],
    ['therapist', '/provider/portal'],
    ['imam', '/provider/portal'],
    ['mentor', '/provider/portal'],
    ['sakina:manager', '/dashboard'],
    ['sakina:user', '/dashboard'],
    ['consumer', '/dashboard'],
    ['patient', '/dashboard'],
    ['sakina:viewer', '/dashboard'],
    ['viewer', '/dashboard'],
    ['admin', '/dashboard'],
  ] as const)('[ROLE-3] of %s is %s', (role, home) => {
    expect(homeRoute(holder(role))).toBe(home);
  });

  it('[ROLE-3] of a signed-out visitor is the landing page', () => {
    expect(homeRoute(null)).toBe('/');
  });

  it('[ROLE-3] follows the highest of several roles', () => {
    expect(homeRoute(holder('platform:admin', ['therapist', 'platform:admin']))).toBe('/admin');
    expect(homeRoute(holder('therapist', ['patient', 'sakina:manager', 'therapist']))).toBe('/provider/portal');
  });

  it('[ROLE-3] of a patient with provider status stays the dashboard', () => {
    expect(homeRoute(holder('patient', ['patient'], { tier: 1 }))).toBe('/dashboard');
  });
});

describe('areas', () => {
  const admins = ['platform:admin', 'sakina:owner', 'sakina:admin'];
  const providers = ['provider', 'therapist', 'imam', 'mentor'];

  it.each(ranking)('[ROLE-4] knows whether %s is an administrator’s or a provider’s role', (role) => {
    expect(isAdminRole(role)).toBe(admins.includes(role));
    expect(isProviderRole(role)).toBe(providers.includes(role));
  });

  it.each(strangeNames)('[ROLE-4] takes %j for neither', (name) => {
    expect(isAdminRole(name)).toBe(false);
    expect(isProviderRole(name)).toBe(false);
  });

  it.each([
    ['a platform administrator', holder('platform:admin'), true, true],
    ['an owner', holder('sakina:owner'), true, true],
    ['an organization’s administrator', holder('sakina:admin'), true, true],
    ['a plain provider', holder('provider'), true, false],
    ['a therapist', holder('therapist'), true, false],
    ['an imam', holder('imam'), true, false],
    ['a mentor', holder('mentor'), true, false],
    ['a patient with a tier', holder('patient', ['patient'], { tier: 1 }), true, false],
    ['a patient marked as provider', holder('patient', ['patient'], { metadata: { isProvider: true } }), true, false],
    ['a patient with provider:verified', holder('patient', ['patient', 'provider:verified']), true, false],
    ['a manager', holder('sakina:manager'), false, false],
    ['a plain admin', holder('admin'), false, false],
    ['a patient', holder('patient'), false, false],
    ['a visitor', null, false, false],
  ] as const)('[ROLE-4] opens to %s the right areas', (_who, user, provider, admin) => {
    expect(canEnterProviderArea(user)).toBe(provider);
    expect(canEnterAdminArea(user)).toBe(admin);
  });

  it.each([
    ['an administrator', holder('platform:admin'), true],
    ['a therapist', holder('therapist'), true],
    ['a patient marked as provider', holder('patient', ['patient'], { metadata: { isProvider: true } }), true],
    ['a patient', holder('patient'), false],
    ['a manager', holder('sakina:manager'), false],
    ['a plain admin', holder('admin'), false],
    ['a visitor', null, false],
  ] as const)('[CARE-2] knows whether %s may be on call', (_who, user, expected) => {
    expect(mayBeOnCall(user)).toBe(expected);
  });

  it('[ROLE-4] counts every role of a user', () => {
    const everyone = holder('platform:admin', ['therapist', 'platform:admin']);
    expect(hasAdminRole(everyone)).toBe(true);
    expect(hasProviderRole(everyone)).toBe(true);
    expect(hasProviderRole(holder('platform:admin'))).toBe(false);
  });
});

describe('provider status', () => {
  it.each([
    ['role therapist', holder('therapist', []), true],
    ['role imam', holder('imam', []), true],
    ['role mentor', holder('mentor', []), true],
    ['a roles entry therapist', holder('patient', ['therapist']), true],
    ['a roles entry imam', holder('patient', ['imam']), true],
    ['a roles entry mentor', holder('patient', ['mentor']), true],
    ['a roles entry provider', holder('provider', ['provider']), true],
    ['a roles entry that contains provider', holder('patient', ['sakina:PROVIDER-candidate']), true],
    ['metadata.isProvider', holder('patient', [], { metadata: { isProvider: true } }), true],
    ['tier 1', holder('patient', [], { tier: 1 }), true],
    ['tier 0.5', holder('patient', [], { tier: 0.5 }), true],
    ['tier 0', holder('patient', [], { tier: 0 }), false],
    ['tier -1', holder('patient', [], { tier: -1 }), false],
    ['tier NaN', holder('patient', [], { tier: Number.NaN }), false],
    ['tier null', holder('patient', [], { tier: null }), false],
    ['metadata.isProvider false', holder('patient', [], { metadata: { isProvider: false } }), false],
    ['a roles entry Therapist, which only resembles one', holder('patient', ['Therapist', 'therapists']), false],
    ['an administrator’s role alone', holder('platform:admin'), false],
    ['nothing', holder('patient', []), false],
  ] as const)('[ROLE-5] is decided by %s', (_why, user, expected) => {
    expect(hasProviderStatus(user)).toBe(expected);
  });

  it('[ROLE-5] is denied without a user', () => {
    expect(hasProviderStatus(null)).toBe(false);
    expect(hasProviderStatus(undefined)).toBe(false);
  });
});

describe('role of a token', () => {
  it.each(ranking)('[ROLE-6] reads %s by its exact name', (role) => {
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
