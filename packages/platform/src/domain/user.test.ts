import { describe, expect, it } from 'vitest';
import { homeRoute, organizationName, userFromClaims } from './index.ts';

const full = {
  sub: 'u-7',
  email: 'khadija.benyoussef@demo.test',
  email_verified: true,
  firstName: 'Khadija',
  lastName: 'Ben Youssef',
  preferred_username: 'khadija',
  profileCompleted: true,
  userType: 'PROVIDER',
  status: 'SUSPENDED',
  realm_access: { roles: ['therapist', 'offline_access'] },
  resource_access: { sakina: { roles: ['provider:verified'] } },
  organization_context: {
    current_org_id: 'org-1',
    current_org_name: 'Noor Clinic',
    plan: 'growth',
    available_orgs: ['org-1', 'org-2', 5],
  },
  permissions: ['sakina:analytics:view', 'all', null],
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-02-03T04:05:06+01:00',
  verificationStatus: 'verified',
  tier: 2,
  metadata: { canPrescribe: true, canViewFinancials: true, isProvider: true },
};

const defaults = {
  id: '',
  email: '',
  role: 'patient',
  roles: [],
  lacksRoles: true,
  profileCompleted: true,
  firstName: '',
  lastName: '',
  preferred_username: '',
  userType: 'PATIENT',
  status: 'ACTIVE',
  isVerified: false,
  organization_context: null,
  permissions: [],
  createdAt: null,
  updatedAt: null,
  verificationStatus: null,
  tier: null,
  metadata: { canPrescribe: false, canViewFinancials: false, isProvider: false },
};

describe('a user from claims', () => {
  it('[AUTH-7] has every field of the token', () => {
    expect(userFromClaims(full)).toEqual({
      id: 'u-7',
      email: 'khadija.benyoussef@demo.test',
      role: 'therapist',
      roles: ['therapist', 'offline_access', 'provider:verified'],
      lacksRoles: false,
      profileCompleted: true,
      firstName: 'Khadija',
      lastName: 'Ben Youssef',
      preferred_username: 'khadija',
      userType: 'PROVIDER',
      status: 'SUSPENDED',
      isVerified: true,
      organization_context: {
        current_org_id: 'org-1',
        current_org_name: 'Noor Clinic',
        plan: 'growth',
        available_orgs: ['org-1', 'org-2'],
      },
      permissions: ['sakina:analytics:view', 'all'],
      createdAt: '2026-01-02T03:04:05.000Z',
      updatedAt: '2026-02-03T03:05:06.000Z',
      verificationStatus: 'verified',
      tier: 2,
      metadata: { canPrescribe: true, canViewFinancials: true, isProvider: true },
    });
  });

  it('[AUTH-7] uses defaults for missing claims', () => {
    expect(userFromClaims({})).toEqual(defaults);
  });

  it('[AUTH-7] reads the standard claims of OpenID Connect too', () => {
    const user = userFromClaims({
      sub: 's',
      given_name: 'Yusuf',
      family_name: 'Çelik',
      email: 'y@demo.test',
      updated_at: 1_767_225_600,
    });
    expect(user.firstName).toBe('Yusuf');
    expect(user.lastName).toBe('Çelik');
    expect(user.updatedAt).toBe('2026-01-01T00:00:00.000Z');
    expect(user.preferred_username).toBe('y@demo.test');
  });

  it.each([
    [false, false],
    [true, true],
    [undefined, true],
    [null, true],
    ['false', true],
    [0, true],
    ['', true],
  ])('[AUTH-7] with profileCompleted %j counts as completed: %j', (profileCompleted, completed) => {
    expect(userFromClaims({ profileCompleted }).profileCompleted).toBe(completed);
  });

  it.each([null, undefined, 3, 'x', [], [full], new Map()])(
    '[SEC-6] is the same for every malformed payload: %j',
    (claims) => {
      expect(userFromClaims(claims)).toEqual(defaults);
      expect(homeRoute(userFromClaims(claims))).toBe('/dashboard');
    },
  );

  it('[SEC-6] grants nothing for fields of a wrong type', () => {
    const wrong = Object.fromEntries(Object.keys(full).map((key) => [key, { nested: [1] }]));
    expect(userFromClaims(wrong)).toEqual({ ...defaults, lacksRoles: false });
    expect(userFromClaims({ tier: '1', metadata: { isProvider: 'true', canPrescribe: 1 }, isVerified: 'yes' })).toEqual(
      defaults,
    );
    expect(userFromClaims({ tier: Infinity, createdAt: 'yesterday', updatedAt: Number.MAX_VALUE })).toEqual(defaults);
  });

  it('[SEC-6] takes nothing from a prototype', () => {
    expect(userFromClaims(Object.create(full))).toEqual(defaults);
    expect(userFromClaims(JSON.parse('{"__proto__":{"metadata":{"isProvider":true},"tier":3}}'))).toEqual(defaults);
  });
});

describe('the organization of a user', () => {
  const of = (current_org_id: string, current_org_name: string) => ({
    organization_context: { current_org_id, current_org_name, plan: 'starter', available_orgs: [] },
  });
  it.each([
    ['has its name', of('org-1', 'Noor Clinic'), 'Noor Clinic'],
    ['has its id where it has no name', of('org-1', ''), 'org-1'],
    ['may be missing', { organization_context: null }, ''],
    ['is missing for a visitor', null, ''],
  ])('[ROLE-10] %s', (_which, user, expected) => {
    expect(organizationName(user)).toBe(expected);
  });
});
