import { notificationKind } from '@sakina/platform/contract';
import type { Notification } from '@sakina/platform/contract';
import { acts } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { noticePath } from './notice-path.ts';

const pathOf = (kind: Notification['kind'], subject: object = {}, about: object = { person: 'Layla Haddad' }) =>
  noticePath(
    { kind, subject: subject as Notification['subject'], about: about as NonNullable<Notification['about']> },
    'America/New_York',
  );

describe('where a provider’s notification leads [ROUTE-27]', () => {
  it.each([
    ['APPOINTMENT_CANCELLED', { appointmentId: 'apt-1' }, '/provider/calendar'],
    ['MESSAGE_RECEIVED', { conversationId: 'cnv-1' }, '/provider/messages?conversation=cnv-1'],
    ['REVIEW_RECEIVED', { reviewId: 'rev-1' }, '/provider/reviews?review=rev-1'],
    ['MODERATION_OUTCOME', { contentReportId: 'rpt-1' }, '/community?show=reports'],
    ['WAITLIST_OFFER', { waitlistEntryId: 'wle-1' }, null],
    ['PLAN_ANSWERED', { planId: 'pln-1' }, '/provider/treatment-plans?plan=pln-1'],
    ['CLAIM_DENIED', { claimId: 'clm-1' }, '/provider/insurance?claim=clm-1'],
    ['PAYOUT_FAILED', { payoutId: 'pyo-1' }, '/provider/payments?view=payouts&open=pyo-1'],
    ['REFUND_FAILED', { paymentId: 'pay-1' }, '/provider/payments?open=pay-1'],
  ] as const)('%s', (kind, subject, path) => {
    expect(pathOf(kind, subject)).toBe(path);
  });

  it('opens a session on its day, by the clock of the provider’s calendar', () => {
    const about = { person: 'Layla Haddad', startsAt: '2026-11-27T02:30:00Z' };
    expect(pathOf('APPOINTMENT_BOOKED', { appointmentId: 'apt-1' }, about)).toBe(
      '/provider/calendar?date=2026-11-26&event=apt-1',
    );
  });

  it.each([
    ['CONSENT_ANSWERED', '/provider/clients?client=usr-1&view=consents'],
    ['JOURNAL_SHARED', '/provider/clients?client=usr-1&view=journal'],
    ['REFERRAL_ANSWERED', '/provider/clients?client=usr-1'],
    ['REFERRAL_REPLIED', '/provider/clients?client=usr-1'],
  ] as const)('%s opens the client’s record', (kind, path) => {
    expect(pathOf(kind, {}, { person: 'Layla Haddad', clientId: 'usr-1' })).toBe(path);
  });

  it('opens the home for a referral that is received, whose client has no record yet', () => {
    expect(pathOf('REFERRAL_ANSWERED')).toBe('/provider/portal');
  });

  const told = Object.values(acts)
    .flatMap(({ tells }) => [...tells])
    .filter(({ who }) => who === 'PROVIDER')
    .map(({ kind }) => kind);
  it.each([...new Set(told)])('%s, which the table of acts tells a provider of, leads to where it is read', (kind) => {
    expect(pathOf(kind)).toMatch(/^\/provider\//);
  });

  it.each(notificationKind.options)('%s about what is not there anymore leads nowhere', (kind) => {
    expect(pathOf(kind, {}, { person: null, isGone: true })).toBeNull();
  });
});
