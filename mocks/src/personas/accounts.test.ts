import { describe, expect, test } from 'vitest';
import { signInStoryAs } from '../story/index.ts';

const role = (name: string) => signInStoryAs(`${name}@demo.test`).user;

describe('what the tokens of the demo accounts say', () => {
  test.each([
    ['patient', 'patient'], ['therapist', 'therapist'], ['imam', 'imam'], ['mentor', 'mentor'], ['unverified', 'therapist'], ['newcomer', 'patient'],
    ['viewer', 'sakina:viewer'], ['manager', 'sakina:manager'], ['owner', 'sakina:owner'], ['admin', 'platform:admin'], ['everyone', 'platform:admin'],
    ['provider', 'provider'], ['tier', 'patient'], ['second', 'patient'],
  ])('[AUTH-11] [ROLE-6] %s@demo.test is %s', (name, expected) => {
    expect(role(name).role).toBe(expected);
  });

  test('[AUTH-11] only therapist, imam, mentor and everyone are verified and see money', () => {
    const all = ['patient', 'therapist', 'imam', 'mentor', 'unverified', 'newcomer', 'viewer', 'manager', 'owner', 'admin', 'everyone', 'provider', 'tier', 'second'];
    const trusted = ['therapist', 'imam', 'mentor', 'everyone'];
    expect(all.filter((name) => role(name).verificationStatus === 'verified')).toEqual(trusted);
    expect(all.filter((name) => role(name).metadata.canViewFinancials)).toEqual(trusted);
    expect(all.filter((name) => role(name).metadata.canPrescribe)).toEqual(['therapist']);
  });

  test('[AUTH-11] newcomer has yet to complete the profile, tier is a patient with tier 1, everyone is a therapist too', () => {
    expect(role('newcomer').profileCompleted).toBe(false);
    expect(role('patient').profileCompleted).toBe(true);
    expect(role('tier').tier).toBe(1);
    expect(role('everyone').roles).toEqual(expect.arrayContaining(['therapist', 'platform:admin']));
  });
});
