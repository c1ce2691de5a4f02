import { describe, expect, it } from 'vitest';
import { addMoney, fileAmount, majorUnits, seriesPrice, sumMoney } from './index.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('money', () => {
  it('adds in minor units, without rounding', () => {
    expect(addMoney(usd(10), usd(20))).toEqual(usd(30));
    expect(sumMoney([usd(12_050), usd(-50), usd(1)], 'USD')).toEqual(usd(12_001));
    expect(sumMoney([], 'EUR')).toEqual({ amountMinor: 0, currency: 'EUR' });
  });

  it.each([
    ['USD', 1230, 12.3, '12.30'],
    ['JPY', 1230, 1230, '1230'],
    ['KWD', 1230, 1.23, '1.230'],
    ['USD', -5, -0.05, '-0.05'],
  ])('is written to files by the places of its currency: %s %i', (currency, amountMinor, major, text) => {
    expect(majorUnits({ amountMinor, currency })).toBe(major);
    expect(fileAmount({ amountMinor, currency })).toBe(text);
  });

  it('refuses to add two currencies', () => {
    expect(() => addMoney(usd(1), { amountMinor: 1, currency: 'EUR' })).toThrow(RangeError);
    expect(() => sumMoney([usd(1)], 'EUR')).toThrow('Cannot add USD to EUR');
  });
});

describe('the price of a series', () => {
  it.each([
    [3000, 3000, 1, 3000],
    [3000, 3000, 3, 9000],
    [0, 12_000, 4, 36_000],
    [9000, 12_000, 2, 21_000],
    [0, 0, 5, 0],
  ])('%d and %d for each further of %d sessions is %d [CARE-8]', (first, further, sessions, sum) => {
    expect(seriesPrice(usd(first), usd(further), sessions)).toEqual(usd(sum));
  });
});
