import { describe, expect, it } from 'vitest';
import { decideAccess, userFromClaims, type Access } from './index.ts';

const withRoles = (roles: readonly string[], more: object = {}) =>
  userFromClaims({ sub: 'u', email: 'u@demo.test', realm_access: { roles }, ...more });
const people = {
  visitor: null,
  patient: withRoles(['patient']),
  newcomer: withRoles(['patient'], { profileCompleted: false }),
  'new administrator': withRoles(['platform:admin'], { profileCompleted: false }),
  therapist: withRoles(['therapist']),
  'plain provider': withRoles(['provider']),
  'patient with tier 1': withRoles(['patient'], { tier: 1 }),
  owner: withRoles(['sakina:owner']),
  administrator: withRoles(['platform:admin']),
  'plain admin': withRoles(['admin']),
  manager: withRoles(['sakina:manager']),
};
type Person = keyof typeof people;

const path = '/booking/p-1?service=s1&slot=t2';
const login = { kind: 'redirect', to: `/auth/login?redirect=${encodeURIComponent(path)}` };
const onboarding = { kind: 'redirect', to: `/auth/onboarding?redirect=${encodeURIComponent(path)}` };
const dashboard = { kind: 'redirect', to: '/dashboard' };
const allow = { kind: 'allow' };
const noProvider = { kind: 'denied', page: 'provider' };
const noAdmin = { kind: 'denied', page: 'admin' };

const decide = (access: Access, person: Person) => decideAccess({ access, user: people[person], path });

describe('a guard', () => {
  it.each(Object.keys(people) as Person[])('[ROLE-7] lets %s open what is open to anyone', (person) => {
    expect(decide('open', person)).toEqual(allow);
    expect(decide('any', person)).toEqual(allow);
  });

  it.each(['user', 'provider-status', 'provider', 'admin'] as const)(
    '[ROLE-7] sends signed-out visitors from a %s route to sign in, the full path kept',
    (access) => {
      expect(decide(access, 'visitor')).toEqual(login);
    },
  );

  it.each(['user', 'provider-status', 'provider', 'admin'] as const)(
    '[ROLE-7] sends an incomplete profile from a %s route to onboarding before any right is looked at',
    (access) => {
      expect(decide(access, 'newcomer')).toEqual(onboarding);
      expect(decide(access, 'new administrator')).toEqual(onboarding);
    },
  );

  it.each([
    ['patient', allow, dashboard, noProvider, noAdmin],
    ['therapist', allow, allow, allow, noAdmin],
    ['plain provider', allow, allow, allow, noAdmin],
    ['patient with tier 1', allow, allow, allow, noAdmin],
    ['owner', allow, dashboard, allow, allow],
    ['administrator', allow, dashboard, allow, allow],
    ['plain admin', allow, dashboard, noProvider, noAdmin],
    ['manager', allow, dashboard, noProvider, noAdmin],
  ] as const)('[ROLE-7] [ROLE-8] decides for %s on every kind of route', (person, user, status, provider, admin) => {
    expect(decide('user', person)).toEqual(user);
    expect(decide('provider-status', person)).toEqual(status);
    expect(decide('provider', person)).toEqual(provider);
    expect(decide('admin', person)).toEqual(admin);
  });

  it('[ROLE-6] shows a plain admin ‘Access Denied’ at /admin', () => {
    expect(decideAccess({ access: 'admin', user: people['plain admin'], path: '/admin' })).toEqual(noAdmin);
  });
});
