import { describe, expect, test } from 'vitest';
import { capabilitiesOf, featureAccess, gatedFeatures, homeRoute, offeredPortals } from '@sakina/platform/domain';
import { signInStoryAs } from '../story/index.ts';
import { accounts } from './accounts.ts';

const role = (name: string) => signInStoryAs(`${name}@demo.test`).user;

describe('the tokens of the demo accounts', () => {
  test.each([
    ['patient', 'patient'],
    ['therapist', 'therapist'],
    ['imam', 'imam'],
    ['mentor', 'mentor'],
    ['unverified', 'therapist'],
    ['newcomer', 'patient'],
    ['viewer', 'sakina:viewer'],
    ['manager', 'sakina:manager'],
    ['owner', 'sakina:owner'],
    ['admin', 'platform:admin'],
    ['everyone', 'platform:admin'],
    ['provider', 'provider'],
    ['tier', 'patient'],
    ['second', 'patient'],
  ])('[AUTH-11] [ROLE-6] %s@demo.test is %s', (name, expected) => {
    expect(role(name).role).toBe(expected);
  });

  test('[AUTH-11] only therapist, imam, mentor and everyone are verified and see money', () => {
    const all = accounts.map(({ email }) => email.replace('@demo.test', ''));
    const trusted = ['therapist', 'imam', 'mentor', 'everyone'];
    expect(all.filter((name) => role(name).verificationStatus === 'verified')).toEqual(trusted);
    expect(all.filter((name) => role(name).metadata.canViewFinancials)).toEqual(trusted);
    expect(all.filter((name) => role(name).metadata.canPrescribe)).toEqual(['therapist']);
  });

  // Account, home, portals of the switch, and of the provider portal: records, prescribe, financials.
  test.each([
    ['patient', '/dashboard', 'consumer', [false, false, false]],
    ['therapist', '/provider/portal', 'consumer provider', [true, true, true]],
    ['imam', '/provider/portal', 'consumer provider', [true, false, true]],
    ['mentor', '/provider/portal', 'consumer provider', [true, false, true]],
    ['unverified', '/provider/portal', 'consumer provider', [false, false, false]],
    ['newcomer', '/dashboard', 'consumer', [false, false, false]],
    ['viewer', '/dashboard', 'consumer', [false, false, false]],
    ['manager', '/dashboard', 'consumer', [false, false, false]],
    ['owner', '/admin', 'consumer admin', [false, false, false]],
    ['admin', '/admin', 'consumer admin', [false, false, false]],
    ['everyone', '/admin', 'consumer provider admin', [true, false, true]],
    ['provider', '/provider/portal', 'consumer provider', [false, false, false]],
    ['tier', '/dashboard', 'consumer provider', [false, false, false]],
    ['second', '/dashboard', 'consumer', [false, false, false]],
  ])(
    '[ROLE-3] [PORTAL-2] [PORTAL-3] %s@demo.test starts at %s, has %s and as a provider may %j',
    (name, home, offered, capabilities) => {
      expect(homeRoute(role(name))).toBe(home);
      expect(offeredPortals(role(name)).join(' ')).toBe(offered);
      const { canAccessPatientRecords, canPrescribe, canViewFinancials } = capabilitiesOf(role(name)).provider;
      expect([canAccessPatientRecords, canPrescribe, canViewFinancials]).toEqual(capabilities);
    },
  );

  // Analytics and reports, calendar sync, claim rules.
  test.each([
    ['therapist', ['allowed', 'allowed', 'no-permission']],
    ['imam', ['not-in-plan', 'not-in-plan', 'no-permission']],
    ['mentor', ['not-in-plan', 'no-permission', 'no-permission']],
    ['manager', ['allowed', 'no-permission', 'allowed']],
    ['owner', ['allowed', 'allowed', 'allowed']],
    ['everyone', ['allowed', 'allowed', 'allowed']],
    ['admin', ['not-in-plan', 'not-in-plan', 'not-in-plan']],
    ['viewer', ['no-permission', 'no-permission', 'no-permission']],
    ['unverified', ['no-permission', 'no-permission', 'no-permission']],
    ['patient', ['no-permission', 'no-permission', 'no-permission']],
  ])('[ROLE-10] %s@demo.test has the gated features: %j', (name, kinds) => {
    expect(gatedFeatures.map((feature) => featureAccess(role(name), feature).kind)).toEqual(kinds);
  });

  test('[AUTH-11] newcomer has an incomplete profile, tier is a patient with tier 1, everyone is also a therapist', () => {
    expect(role('newcomer').profileCompleted).toBe(false);
    expect(role('patient').profileCompleted).toBe(true);
    expect(role('tier').tier).toBe(1);
    expect(role('everyone').roles).toEqual(expect.arrayContaining(['therapist', 'platform:admin']));
  });
});
