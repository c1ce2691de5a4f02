import { ApiError } from '@sakina/platform/client';
import { describe, expect, it } from 'vitest';
import { openOffer, waitingCounts } from './news.ts';
import { offerFailure } from './offer-failure.ts';

const refused = (code: string, status = 409) => new ApiError({ kind: 'http', status, code, message: 'No.' });
const now = Date.parse('2026-11-24T15:00:00Z');
const offer = { expiresAt: '2026-11-24T15:00:01Z' } as NonNullable<Parameters<typeof openOffer>[0]['offer']>;

describe('an offer [CARE-7]', () => {
  it.each([
    ['OFFER_EXPIRED', 'expired'],
    ['SLOT_TAKEN', 'taken'],
    ['NOTICE_TOO_SHORT', 'expired'],
    ['SLOT_IN_PAST', 'past'],
    ['NO_OFFER', 'gone'],
    ['INTERNAL', null],
  ])('that is refused with %s', (code, failure) => {
    expect(offerFailure(refused(code))).toBe(failure);
  });

  it('that got no answer can be accepted again', () => {
    expect(offerFailure(new TypeError('offline'))).toBeNull();
  });

  it.each([
    ['OFFERED', offer, now, true],
    ['OFFERED', offer, now + 1000, false],
    ['EXPIRED', offer, now, false],
    ['OFFERED', null, now, false],
  ] as const)('%s is open: %#', (status, given, at, isOpen) => {
    expect(openOffer({ status, offer: given }, at) !== null).toBe(isOpen);
  });
});

describe('what waits for a person', () => {
  it('is counted where it waits', () => {
    const entries = [
      { status: 'OFFERED' as const, offer },
      { status: 'WAITING' as const, offer: null },
    ];
    expect(
      waitingCounts(
        {
          conversations: [{ unread: 2 }, { unread: 0 }, { unread: 1 }],
          measures: [{ id: 'msr-1' as never }],
          entries,
          unread: 5,
        },
        now,
      ),
    ).toEqual({
      messages: 3,
      measures: 1,
      waitlist: 1,
      notifications: 5,
    });
  });
});
