import { expect, test } from 'vitest';
import { splitPrice } from './split-price.ts';

test.each([
  [100, 10, 10, { provider: 90, platform: 9, careFund: 1 }],
  [100, 12, 25, { provider: 88, platform: 9, careFund: 3 }],
  [35, 10, 10, { provider: 31, platform: 4, careFund: 0 }],
  [100, 0, 10, { provider: 100, platform: 0, careFund: 0 }],
  [0, 10, 10, { provider: 0, platform: 0, careFund: 0 }],
])('splits %s at a fee of %s per cent, %s per cent of it for the care fund', (price, fee, fund, expected) => {
  expect(splitPrice(price, fee, fund)).toEqual(expected);
});

test('keeps the sum of the shares equal to the price', () => {
  for (let price = 0; price <= 20_000; price += 37) {
    const { provider, platform, careFund } = splitPrice(price, 10, 10);
    expect(provider + platform + careFund).toBe(price);
  }
});
