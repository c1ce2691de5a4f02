import { describe, expect, it } from 'vitest';
import { chargeForMinutes, chargeRuleFor } from './session-charge.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('the charge of a session of 60 minutes at $120 [SESSION-2]', () => {
  it.each([
    // Minutes held, rule, then what is charged without a choice, in full, by the minutes, and nothing.
    { held: 0, rule: 'NOTHING', charged: [0, 0, 0, 0] },
    { held: 7, rule: 'CHOOSE', charged: [null, 12_000, 1400, 0] },
    { held: 29, rule: 'CHOOSE', charged: [null, 12_000, 5800, 0] },
    { held: 30, rule: 'FULL', charged: [12_000, 12_000, 12_000, 12_000] },
    { held: 50, rule: 'FULL', charged: [12_000, 12_000, 12_000, 12_000] },
    { held: 61, rule: 'FULL', charged: [12_000, 12_000, 12_000, 12_000] },
  ])('of $held minutes held follows $rule', ({ held, rule, charged }) => {
    const minutes = { held, booked: 60 };
    expect(chargeRuleFor(minutes)).toBe(rule);
    expect(
      ([null, 'FULL', 'MINUTES', 'NOTHING'] as const).map(
        (choice) => chargeForMinutes(usd(12_000), minutes, choice)?.amountMinor ?? null,
      ),
    ).toEqual(charged);
  });

  it.each([
    { held: 24, booked: 50, rule: 'CHOOSE' },
    { held: 25, booked: 50, rule: 'FULL' },
    { held: 22, booked: 45, rule: 'CHOOSE' },
    { held: 23, booked: 45, rule: 'FULL' },
  ])('$held of $booked minutes: half of them is where the choice ends ($rule)', ({ held, booked, rule }) => {
    expect(chargeRuleFor({ held, booked })).toBe(rule);
  });

  it('is rounded to whole cents', () => {
    expect(chargeForMinutes(usd(10_000), { held: 1, booked: 60 }, 'MINUTES')).toEqual(usd(167));
  });
});
