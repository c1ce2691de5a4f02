import { patterns, userFromClaims } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import en from '../messages/en.json';
import { hrefOf, linksFor } from './links.ts';
import { matchPattern } from './match-pattern.ts';
import { findUpcoming, upcomingTable } from './table.ts';

/** Addresses with a screen of their own. An address that gets its screen moves here and leaves the table. */
const working: string[] = [
  patterns.landing,
  patterns.login,
  patterns.register,
  patterns.authCallback,
  patterns.forgotPassword,
  patterns.resetPassword,
  patterns.quickLogin,
  patterns.leader,
  patterns.publicProfile,
  patterns.findLeader,
  patterns.providers,
  patterns.joinRoom,
  patterns.findTherapist,
  patterns.dashboardFindLeader,
  patterns.therapist,
  patterns.therapistEnhanced,
  patterns.dashboard,
  patterns.booking,
  patterns.bookingCalendar,
  patterns.deenya,
  patterns.providerPortal,
  patterns.startSession,
  patterns.providerNotes,
  patterns.adminSessions,
  patterns.providerMessages,
  patterns.providerGroupSessions,
  patterns.providerAnalytics,
  patterns.providerProfile,
  patterns.providerAvailability,
  patterns.providerInsurance,
  patterns.providerInvoices,
  patterns.providerReviews,
  patterns.adminRevenue,
  patterns.adminSettings,
  patterns.videoCall,
  patterns.groupVideo,
  patterns.providerSessionsToday,
  patterns.providerCredentials,
  patterns.providerPayments,
  patterns.providerTreatmentPlans,
  patterns.providerClients,
  patterns.providerCalendar,
  patterns.admin,
  patterns.adminUsers,
  patterns.adminProviders,
  patterns.adminModeration,
  patterns.adminSafety,
  patterns.typography,
  patterns.privacy,
  patterns.terms,
  patterns.healthPrivacy,
  patterns.about,
  patterns.mission,
  patterns.story,
  patterns.team,
  patterns.pricing,
  patterns.providerApply,
  patterns.therapistDashboard,
  patterns.faq,
  patterns.social,
  patterns.businessModel,
  patterns.investors,
  patterns.onboarding,
  patterns.personaSelection,
  patterns.onboardingTopics,
  patterns.join,
  patterns.joinPatient,
  patterns.profile,
  patterns.safetyPlan,
  patterns.community,
  patterns.communityFlat,
];
/** Addresses that only lead on, or are no page of the app. The four kinds of people have screens one by one. */
const elsewhere: string[] = [
  patterns.loginShortcut,
  patterns.registerShortcut,
  patterns.provider,
  patterns.silentCheck,
  patterns.onboardingPersona,
];

const readers: [string, User | null][] = [
  ['a visitor', null],
  ['a patient', userFromClaims({ sub: '1', realm_access: { roles: ['patient'] } })],
  ['a newcomer', userFromClaims({ sub: '2', realm_access: { roles: ['patient'] }, profileCompleted: false })],
  ['a therapist', userFromClaims({ sub: '3', realm_access: { roles: ['therapist'] } })],
  ['an administrator', userFromClaims({ sub: '4', realm_access: { roles: ['platform:admin'] } })],
];

describe('the pages that are still to come', () => {
  it('cover every address of the product that has no screen of its own yet', () => {
    const expected = Object.values(patterns).filter(
      (pattern) => !working.includes(pattern) && !elsewhere.includes(pattern),
    );
    expect(upcomingTable.map((entry) => entry.pattern).toSorted()).toEqual(expected.toSorted());
  });

  it.each(upcomingTable)('say at $pattern what is to come, in words of its own', ({ texts }) => {
    const own = [
      en[`${texts}.title`],
      en[`${texts}.lead`],
      en[`${texts}.point1`],
      en[`${texts}.point2`],
      en[`${texts}.point3`],
    ];
    expect(new Set(own).size).toBe(5);
    for (const text of own) expect(text.trim()).not.toBe('');
  });

  it.each(upcomingTable)('lead from $pattern only to pages that work', ({ links }) => {
    expect(links.length).toBeGreaterThan(0);
    expect(links.length).toBeLessThanOrEqual(3);
    for (const link of links) {
      const href = hrefOf(link, { therapistId: 'prov-7' });
      expect(working.filter((pattern) => matchPattern(pattern, href))).not.toEqual([]);
    }
  });

  it.each(readers)('always offer %s a way on', (_, user) => {
    for (const { links } of upcomingTable) expect(linksFor(links, user).length).toBeGreaterThan(0);
  });

  it('offer nobody a link that would turn them away', () => {
    expect(linksFor(['providerPortal', 'dashboard', 'providers', 'login'], null)).toEqual(['providers', 'login']);
    expect(linksFor(['providerPortal', 'dashboard', 'providers', 'login'], readers[1]?.[1] ?? null)).toEqual([
      'dashboard',
      'providers',
    ]);
    expect(linksFor(['adminSessions'], null)).toEqual(['landing']);
  });

  it.each([['/nowhere'], [''], ['//'], ['/booking-cal/a/b']])(
    'have words even for the address “%s” that no row knows',
    (pathname) => {
      expect(findUpcoming(pathname).entry.texts).toBe('generic');
    },
  );
});
