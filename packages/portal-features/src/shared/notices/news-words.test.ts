import type { Notification } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { newsByDay, newsKey } from './news-words.ts';

const person = 'Dr. Amina Rahman';
const previousStartsAt = '2026-11-26T19:00:00Z';

describe('the sentence for a piece of news [ROUTE-20]', () => {
  it.each([
    ['APPOINTMENT_BOOKED', { person }, 'named.APPOINTMENT_BOOKED'],
    ['APPOINTMENT_BOOKED', { person, sessions: 16 }, 'named.APPOINTMENT_BOOKED.series'],
    ['APPOINTMENT_BOOKED', { person, sessions: 1 }, 'named.APPOINTMENT_BOOKED'],
    ['APPOINTMENT_CHANGED', { person, previousStartsAt }, 'named.APPOINTMENT_CHANGED'],
    ['APPOINTMENT_CHANGED', { person }, 'named.APPOINTMENT_CHANGED.same'],
    ['APPOINTMENT_CHANGED', { person, previousStartsAt, sessions: 3 }, 'named.APPOINTMENT_CHANGED.series'],
    ['APPOINTMENT_CANCELLED', { person }, 'named.APPOINTMENT_CANCELLED'],
    ['APPOINTMENT_CANCELLED', { person, by: 'ADMIN' }, 'named.APPOINTMENT_CANCELLED.ADMIN'],
    ['APPOINTMENT_CANCELLED', { person, by: 'READER' }, 'named.APPOINTMENT_CANCELLED.READER'],
    ['APPOINTMENT_CANCELLED', { person, sessions: 4 }, 'named.APPOINTMENT_CANCELLED.series'],
    ['APPOINTMENT_BOOKED', { person, request: 'OPEN' }, 'named.APPOINTMENT_BOOKED.request'],
    ['APPOINTMENT_CANCELLED', { person, request: 'DECLINED' }, 'named.APPOINTMENT_CANCELLED.DECLINED'],
    [
      'APPOINTMENT_CANCELLED',
      { person, request: 'DECLINED', by: 'ADMIN' },
      'named.APPOINTMENT_CANCELLED.DECLINED.ADMIN',
    ],
    ['APPOINTMENT_CANCELLED', { person, request: 'WITHDRAWN' }, 'named.APPOINTMENT_CANCELLED.WITHDRAWN'],
    [
      'APPOINTMENT_CANCELLED',
      { person, request: 'WITHDRAWN', by: 'READER' },
      'named.APPOINTMENT_CANCELLED.WITHDRAWN.READER',
    ],
    ['CONSENT_ANSWERED', { person }, 'named.CONSENT_ANSWERED'],
    ['CONSENT_ANSWERED', { person, answer: 'WITHDRAWN' }, 'named.CONSENT_ANSWERED.WITHDRAWN'],
    ['PLAN_ANSWERED', { person, answer: 'CHANGE_ASKED' }, 'named.PLAN_ANSWERED.CHANGE_ASKED'],
    ['REFERRAL_ANSWERED', { person, answer: 'DECLINED' }, 'named.REFERRAL_ANSWERED.DECLINED'],
    ['REFERRAL_REPLIED', { person, answer: 'DECLINED' }, 'named.REFERRAL_REPLIED.DECLINED'],
    ['REFERRAL_REPLIED', { person, answer: 'ACCEPTED' }, 'named.REFERRAL_REPLIED.ACCEPTED'],
    ['REFERRAL_REPLIED', { person, title: 'Layla', answer: 'DECLINED' }, 'named.REFERRAL_REPLIED.DECLINED.of'],
    ['REFERRAL_REPLIED', { person, title: 'Layla', answer: 'ACCEPTED' }, 'named.REFERRAL_REPLIED.ACCEPTED.of'],
    ['GROUP_MEETING_CHANGED', { person }, 'named.GROUP_MEETING_CHANGED.same'],
    ['REFUND_FAILED', { person: null, amount: { amountMinor: 100, currency: 'USD' } }, 'named.REFUND_FAILED'],
    ['ROLE_CHANGED', { person: null }, 'kind.ROLE_CHANGED'],
    ['RECORD_READ', { person }, 'kind.RECORD_READ'],
    ['APPOINTMENT_CHANGED', { person: null, isGone: true }, 'kind.APPOINTMENT_CHANGED'],
    ['MESSAGE_RECEIVED', undefined, 'kind.MESSAGE_RECEIVED'],
  ] as const)('%s of %j is %s', (kind, about, key) => {
    expect(newsKey({ kind, ...(about && { about: about as NonNullable<Notification['about']> }) })).toBe(key);
  });
});

it('news stands under the days on which it happened, in its order [ROUTE-20]', () => {
  const items = ['2026-11-24T14:00Z', '2026-11-24T09:00Z', '2026-11-22T10:00Z'].map((createdAt) => ({ createdAt }));
  const days = newsByDay(items, (instant) => instant.slice(0, 10));
  expect(days.map((day) => [day.date, day.items.length])).toEqual([
    ['2026-11-24', 2],
    ['2026-11-22', 1],
  ]);
  expect(newsByDay([], () => '')).toEqual([]);
});
