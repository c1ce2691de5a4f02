import { PLATFORM_SHARE_PERCENT } from '@sakina/mocks';
import { searchProviders } from '@sakina/platform/contract';
import { company } from '@sakina/portal-features/site/pages';
import { describe, expect, test } from 'vitest';
import { createPractice } from './practice.ts';

const kinds = [
  ['THERAPIST', 'therapist'],
  ['IMAM', 'imam'],
  ['MENTOR', 'mentor'],
] as const;

describe('the figures of the public pages', () => {
  const practice = createPractice();

  test.each(kinds)(
    'name the lowest and the highest price of a %s as the directory has them [ROUTE-18]',
    async (kind, name) => {
      const { items } = await practice.call(searchProviders, { query: { kind: [kind], pageSize: 100 } }, 'visitor');
      const prices = items.map(({ fee }) => fee.price.amountMinor / 100);
      expect(prices.length).toBeGreaterThan(2);
      expect({ from: Math.min(...prices), to: Math.max(...prices) }).toEqual(company.prices[name]);
    },
  );

  test('name the share that is kept of a payment as the ledger takes it [ROUTE-18]', () => {
    expect(company.feePercent).toBe(PLATFORM_SHARE_PERCENT);
  });
});
