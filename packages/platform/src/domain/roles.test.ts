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
  roleRank,
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
