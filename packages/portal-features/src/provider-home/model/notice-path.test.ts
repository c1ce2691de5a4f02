import { notificationKind } from '@sakina/platform/contract';
import type { Notification } from '@sakina/platform/contract';
import { acts } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { noticePath } from './notice-path.ts';

const pathOf = (kind: Notification['kind'], subject: object = {}, about: object = { person: 'Layla Haddad' }) =>
  noticePath({ kind, subject: subject as Notification['subject'], about: about as NonNullable<Notification['about']> });

describe('where a provider’s notification leads [ROUTE-27]', () => {
  it.each([
    ['APPOINTMENT_CANCELLED', { appointmentId: 'apt-1' }, '/provider/calendar'],
    ['PLAN_ANSWERED', { planId: 'pln-1' }, '/provider/treatment-plans?plan=pln-1'],
    ['MESSAGE_RECEIVED', { conversationId: 'cnv-1' }, '/provider/messages?conversation=cnv-1'],
    ['REVIEW_RECEIVED', { reviewId: 'rev-1' }, '/provider/reviews'],
    ['WAITLIST_OFFER', { waitlistEntryId: 'wle-1' }, null],
  ] as const)('%s', (kind, subject, path) => {
    expect(pathOf(kind, subject)).toBe(path);
  });

  it('a session’s to its day in the calendar, by the clock of the practice', () => {
    const about = { person: 'Layla Haddad', startsAt: '2026-12-01T02:00:00Z', timeZone: 'America/New_York' };
    expect(pathOf('APPOINTMENT_BOOKED', { appointmentId: 'apt-1' }, about)).toBe(
      '/provider/calendar?view=day&date=2026-11-30',
    );
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
