import { describe, expect, it } from 'vitest';
import { addMoney, sumMoney } from './index.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('money', () => {
  it('adds in minor units, without rounding', () => {
    expect(addMoney(usd(10), usd(20))).toEqual(usd(30));
    expect(sumMoney([usd(12_050), usd(-50), usd(1)], 'USD')).toEqual(usd(12_001));
    expect(sumMoney([], 'EUR')).toEqual({ amountMinor: 0, currency: 'EUR' });
  });

  it('refuses to add two currencies', () => {
    expect(() => addMoney(usd(1), { amountMinor: 1, currency: 'EUR' })).toThrow(RangeError);
    expect(() => sumMoney([usd(1)], 'EUR')).toThrow('Cannot add USD to EUR');
  });
});
