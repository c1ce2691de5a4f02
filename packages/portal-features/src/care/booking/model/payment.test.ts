import type { BookingQuote } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { minutesLeft, needsCard, readCouponCode, termsOf } from './payment.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const quote = (over: Partial<BookingQuote> = {}) =>
  ({
    payBy: 'SELF',
    slidingScale: [],
    slidingScaleStep: 'FULL',
    coupon: null,
    total: usd(9600),
    furtherTotal: usd(12_000),
    timing: 'AFTER_SESSION',
    ...over,
  }) as BookingQuote;
const card = { token: 'pm-abcdefgh', brand: 'VISA', last4: '4242' } as const;

describe('the payment terms', () => {
  it('contain the quoted total, who pays, and the card', () => {
    expect(termsOf(quote(), card)).toEqual({ total: usd(9600), payBy: 'SELF', paymentMethodToken: 'pm-abcdefgh' });
    expect(termsOf(quote({ payBy: 'INSURANCE' }), null)).toEqual({ total: usd(9600), payBy: 'INSURANCE' });
  });

  it('contain the step of the sliding scale and an applied coupon, and no other coupon', () => {
    const scale = [{ step: 'LOWEST' as const, price: usd(6000) }];
    expect(
      termsOf(
        quote({
          slidingScale: scale,
          slidingScaleStep: 'LOWEST',
          coupon: { code: 'WELCOME20', status: 'APPLIED', discount: usd(2400) },
        }),
        null,
      ),
    ).toMatchObject({ slidingScaleStep: 'LOWEST', couponCode: 'WELCOME20' });
    expect(
      termsOf(
        quote({
          payBy: 'INSURANCE',
          slidingScale: scale,
          coupon: { code: 'OLD', status: 'EXPIRED', discount: usd(0) },
        }),
        null,
      ),
    ).toEqual({ total: usd(9600), payBy: 'INSURANCE' });
  });

  it.each([
    [usd(100), usd(0), 1, true],
    [usd(0), usd(100), 1, false],
    [usd(0), usd(100), 2, true],
    [usd(0), usd(0), 4, false],
  ])('with a total of %o, then %o, in %i sessions need a card: %s', (total, furtherTotal, sessions, expected) => {
    expect(needsCard(quote({ total, furtherTotal }), sessions)).toBe(expected);
  });
});

it.each([
  [' welcome20 ', 'WELCOME20'],
  ['a-b-c', 'A-B-C'],
  ['', null],
  ['no', null],
  ['two words', null],
  ['x'.repeat(25), null],
])('reads the code “%s” as %s', (typed, code) => {
  expect(readCouponCode(typed)).toBe(code);
});

it.each([
  ['2026-11-24T15:10:00Z', 10],
  ['2026-11-24T15:01:01Z', 2],
  ['2026-11-24T15:00:01Z', 1],
  ['2026-11-24T15:00:00Z', 0],
  ['2026-11-24T14:00:00Z', 0],
])('a hold until %s has %i minutes left', (expiresAt, minutes) => {
  expect(minutesLeft(expiresAt, Date.parse('2026-11-24T15:00:00Z'))).toBe(minutes);
});
