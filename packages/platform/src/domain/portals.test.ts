import { describe, expect, it } from 'vitest';
import {
  availablePortals,
  capabilitiesInForce,
  capabilitiesOf,
  defaultPortal,
  offeredPortals,
  portalHome,
  portalOfPath,
  portals,
  userFromClaims,
  type Capabilities,
} from './index.ts';

const user = (roles: readonly string[], more: object = {}) =>
  userFromClaims({ sub: 'u', realm_access: { roles }, ...more });
const capabilities = (records: boolean, prescribe: boolean, financials: boolean): Capabilities => ({
  canAccessPatientRecords: records,
  canPrescribe: prescribe,
  canViewFinancials: financials,
});
const none = capabilities(false, false, false);

const consumer = ['consumer'];
const both = ['consumer', 'provider'];
const admin = ['consumer', 'admin'];
const all = ['consumer', 'provider', 'admin'];

describe('the portals of a user', () => {
  // Who, user, available, offered.
  it.each([
    ['a visitor', null, consumer, consumer],
    ['a patient', user(['patient']), consumer, consumer],
    ['a consumer', user(['consumer']), consumer, consumer],
    ['someone without a role', user([]), consumer, consumer],
    ['a viewer', user(['viewer']), consumer, consumer],
    ['an organization’s viewer', user(['sakina:viewer']), consumer, consumer],
    ['an organization’s user', user(['sakina:user']), consumer, consumer],
    ['a manager', user(['sakina:manager']), consumer, consumer],
    ['a therapist', user(['therapist']), both, both],
    ['an imam', user(['imam']), both, both],
    ['a mentor', user(['mentor']), both, both],
    ['a plain provider', user(['provider']), both, both],
    ['a patient with provider:verified', user(['patient', 'provider:verified']), both, both],
    ['a patient with a role that contains PROVIDER', user(['patient', 'Health-PROVIDER-candidate']), both, both],
    ['a patient marked as provider', user(['patient'], { metadata: { isProvider: true } }), both, both],
    ['a patient with tier 1', user(['patient'], { tier: 1 }), both, both],
    ['a patient with tier 0.01', user(['patient'], { tier: 0.01 }), both, both],
    ['a patient with tier 0', user(['patient'], { tier: 0 }), consumer, consumer],
    ['a patient with tier -1', user(['patient'], { tier: -1 }), consumer, consumer],
    ['a patient with tier “1”', user(['patient'], { tier: '1' }), consumer, consumer],
    ['a platform administrator', user(['platform:admin']), admin, admin],
    ['an owner', user(['sakina:owner']), admin, admin],
    ['an organization’s administrator', user(['sakina:admin']), admin, admin],
    ['a plain admin, whom the area lets not in', user(['admin']), admin, consumer],
    ['someone whose role contains platform:admin', user(['patient', 'eu-platform:admin-trainee']), admin, consumer],
    [
      'someone whose role only resembles it',
      user(['patient', 'Platform:Admin', 'administrator', 'other:owner']),
      consumer,
      consumer,
    ],
    ['a viewer who is also a plain admin: the role is viewer', user(['viewer', 'admin']), consumer, consumer],
    ['a therapist and administrator', user(['therapist', 'platform:admin']), all, all],
    ['a therapist and owner', user(['therapist', 'sakina:owner']), all, all],
  ] as const)('[PORTAL-2] of %s', (_who, who, available, offered) => {
    expect(availablePortals(who)).toEqual(available);
    expect(offeredPortals(who)).toEqual(offered);
  });
});

describe('what a provider may do', () => {
  // Who, user, records, prescribe, financials.
  it.each([
    ['without a mark', user(['therapist']), false, false, false],
    ['with the role provider:verified', user(['therapist', 'provider:verified']), true, false, true],
    ['with verificationStatus verified', user(['therapist'], { verificationStatus: 'verified' }), true, false, false],
    ['with verificationStatus pending', user(['therapist'], { verificationStatus: 'pending' }), false, false, false],
    ['with verificationStatus Verified', user(['therapist'], { verificationStatus: 'Verified' }), false, false, false],
    ['with isVerified, which is about the email', user(['therapist'], { isVerified: true }), false, false, false],
    ['with the role provider:can_prescribe', user(['therapist', 'provider:can_prescribe']), false, true, false],
    ['with metadata.canPrescribe', user(['therapist'], { metadata: { canPrescribe: true } }), false, true, false],
    [
      'with metadata.canPrescribe “true”',
      user(['therapist'], { metadata: { canPrescribe: 'true' } }),
      false,
      false,
      false,
    ],
    [
      'with metadata.canViewFinancials',
      user(['therapist'], { metadata: { canViewFinancials: true } }),
      false,
      false,
      true,
    ],
    [
      'with metadata.canViewFinancials 1',
      user(['therapist'], { metadata: { canViewFinancials: 1 } }),
      false,
      false,
      false,
    ],
    [
      'with the role provider:verified in other letters',
      user(['therapist', 'Provider:Verified', 'provider:verified ']),
      false,
      false,
      false,
    ],
    [
      'with everything',
      user(['provider:verified', 'provider:can_prescribe'], {
        verificationStatus: 'verified',
        metadata: { canPrescribe: true, canViewFinancials: true },
      }),
      true,
      true,
      true,
    ],
    ['by tier, verified', user(['patient'], { tier: 1, verificationStatus: 'verified' }), true, false, false],
  ] as const)('[PORTAL-3] %s', (_which, who, records, prescribe, financials) => {
    expect(capabilitiesOf(who).provider).toEqual(capabilities(records, prescribe, financials));
    expect(capabilitiesOf(who).consumer).toEqual(none);
    expect(capabilitiesOf(who).admin).toEqual(none);
  });
});

describe('what others may do', () => {
  it.each(['platform:admin', 'sakina:owner', 'sakina:admin'])(
    '[PORTAL-3] [ROLE-4] %s sees records and money and prescribes nothing, and has no provider’s marks',
    (role) => {
      const who = user([role], { verificationStatus: 'verified', metadata: { canPrescribe: true } });
      expect(capabilitiesOf(who)).toEqual({ consumer: none, provider: none, admin: capabilities(true, false, true) });
    },
  );

  it('[PORTAL-3] a therapist and administrator has each portal’s own', () => {
    const who = user(['therapist', 'platform:admin'], {
      verificationStatus: 'verified',
      metadata: { canPrescribe: true },
    });
    expect(capabilitiesOf(who)).toEqual({
      consumer: none,
      provider: capabilities(true, true, false),
      admin: capabilities(true, false, true),
    });
  });

  it.each([
    ['a visitor', null],
    ['undefined', undefined],
    [
      'a patient with a provider’s marks but no status',
      user(['patient'], { verificationStatus: 'verified', metadata: { canPrescribe: true, canViewFinancials: true } }),
    ],
    ['a plain admin', user(['admin'])],
    ['a manager', user(['sakina:manager'])],
  ])('[PORTAL-3] %s may do nothing of it in any portal', (_who, who) => {
    expect(capabilitiesOf(who)).toEqual({ consumer: none, provider: none, admin: none });
  });
});

describe('the capabilities in force', () => {
  const therapist = user(['therapist'], { verificationStatus: 'verified' });
  const everyone = user(['therapist', 'platform:admin'], { metadata: { canPrescribe: true } });

  it.each(portals)(
    '[ROLE-4] [PORTAL-3] are the administrator’s own for one who is no provider, with the %s portal active',
    (active) => {
      for (const role of ['platform:admin', 'sakina:owner', 'sakina:admin']) {
        expect(capabilitiesInForce(user([role]), active)).toEqual(capabilities(true, false, true));
      }
    },
  );

  it.each([
    ['a therapist', therapist, 'provider', capabilities(true, false, false)],
    ['a therapist', therapist, 'consumer', none],
    ['a therapist', therapist, 'admin', none],
    ['a therapist and administrator', everyone, 'provider', capabilities(false, true, false)],
    ['a therapist and administrator', everyone, 'admin', capabilities(true, false, true)],
    ['a therapist and administrator', everyone, 'consumer', none],
    ['a patient', user(['patient']), 'provider', none],
    ['a plain admin', user(['admin']), 'admin', none],
    ['a visitor', null, 'admin', none],
  ] as const)('[PORTAL-3] of %s are those of the active portal: %#', (_who, who, active, expected) => {
    expect(capabilitiesInForce(who, active)).toEqual(expected);
  });

  it.each([
    [null, 'consumer'],
    [user(['patient']), 'consumer'],
    [user(['admin']), 'consumer'],
    [user(['patient'], { tier: 1 }), 'provider'],
    [therapist, 'provider'],
    [user(['sakina:owner']), 'admin'],
    [everyone, 'admin'],
  ] as const)('[PORTAL-3] fall back to the portal that one is at home in: %#', (who, portal) => {
    expect(defaultPortal(who)).toBe(portal);
  });
});

describe('the portal of a path', () => {
  it.each([
    ['/provider', 'provider'],
    ['/provider/', 'provider'],
    ['/provider/portal', 'provider'],
    ['/PROVIDER/Notes?note=n-1#plan', 'provider'],
    ['/%70rovider/notes', 'provider'],
    ['/provider/apply', null],
    ['/provider/apply/', null],
    ['/provider/apply?from=faq', null],
    ['/provider/apply/more', 'provider'],
    ['/therapist-dashboard', 'provider'],
    ['/therapist-dashboard/', 'provider'],
    ['/admin', 'admin'],
    ['/admin/sessions', 'admin'],
    ['/%41dmin', 'admin'],
    ['/dashboard', 'consumer'],
    ['/dashboard?tab=past', 'consumer'],
    ['/booking/p-1', 'consumer'],
    ['/booking-cal/p-1', 'consumer'],
    ['/deenya', 'consumer'],
    ['/', null],
    ['', null],
    ['/profile', null],
    ['/providers', null],
    ['/administrator', null],
    ['/bookings', null],
    ['/find-therapist', null],
    ['/video-call', null],
    ['/pricing', null],
    ['/dashboard/find-leader', null],
    ['/x/admin', null],
  ] as const)('[PORTAL-6] of %j is %j', (path, portal) => {
    expect(portalOfPath(path)).toBe(portal);
  });

  it.each([
    ['consumer', '/dashboard'],
    ['provider', '/provider/portal'],
    ['admin', '/admin'],
  ] as const)('[PORTAL-7] of %s begins at %s', (portal, home) => {
    expect(portalHome(portal)).toBe(home);
    expect(portalOfPath(home)).toBe(portal);
  });
});
