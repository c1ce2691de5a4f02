import { notificationKind } from '@sakina/platform/contract';
import type { Notification } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { notificationPath } from './notification-path.ts';

const pathOf = (kind: Notification['kind'], subject: object = {}) =>
  notificationPath({ kind, subject: subject as Notification['subject'] });

describe('where a notification leads [ROUTE-20]', () => {
  it.each([
    ['APPOINTMENT_CHANGED', { appointmentId: 'apt-1' }, '/dashboard'],
    ['APPOINTMENT_CANCELLED', { appointmentId: 'apt-1' }, '/dashboard'],
    ['CARE_ENDED', { providerId: 'prv-1' }, '/dashboard'],
    ['MESSAGE_RECEIVED', { conversationId: 'cnv-1' }, '/dashboard?view=messages&id=cnv-1'],
    ['MEASURE_ASSIGNED', { measureId: 'msr-1' }, '/dashboard?view=measures&id=msr-1'],
    ['WAITLIST_OFFER', { waitlistEntryId: 'wle-1' }, '/dashboard?view=waitlist'],
    ['SUPERBILL_READY', { superbillId: 'sup-1' }, '/dashboard?view=payments&id=sup-1'],
    ['ESTIMATE_READY', { estimateId: 'est-1' }, '/dashboard?view=payments&id=est-1'],
    ['MODERATION_OUTCOME', { postId: 'pst-1' }, '/community?post=pst-1'],
    ['MODERATION_OUTCOME', { providerId: 'prv-1' }, '/therapist/prv-1'],
    ['CONSENT_REQUESTED', { clientConsentId: 'cco-1' }, '/profile?section=consents'],
    ['RECORD_READ', {}, '/profile?section=data'],
    ['PAYOUT_FAILED', { payoutId: 'pyo-1' }, null],
  ] as const)('%s', (kind, subject, path) => {
    expect(pathOf(kind, subject)).toBe(path);
  });

  it.each(notificationKind.options)('%s leads somewhere or nowhere, never to another site', (kind) => {
    expect(pathOf(kind) ?? '/').toMatch(/^\/[a-z]*/);
  });
});
