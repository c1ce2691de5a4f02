import { describe, expect, it } from 'vitest';
import { isOverdue, owedSums } from './owed.ts';

const due = (amountMinor: number, currency = 'USD') => ({ due: { amountMinor, currency } });

describe('what is owed', () => {
  it.each([
    [[], []],
    [[due(0)], []],
    [[due(6000), due(3000), due(0)], [{ amountMinor: 9000, currency: 'USD' }]],
    [
      [due(6000), due(500, 'EUR'), due(100)],
      [
        { amountMinor: 6100, currency: 'USD' },
        { amountMinor: 500, currency: 'EUR' },
      ],
    ],
  ])('%j', (invoices, sums) => {
    expect(owedSums(invoices as Parameters<typeof owedSums>[0])).toEqual(sums);
  });

  it.each([
    ['OPEN', '2026-11-23', true],
    ['OPEN', '2026-11-24', false],
    ['PAID', '2026-11-01', false],
    ['VOID', '2026-11-01', false],
  ] as const)('%s until %s is overdue: %s', (status, dueOn, expected) => {
    expect(isOverdue({ status, dueOn } as Parameters<typeof isOverdue>[0], '2026-11-24')).toBe(expected);
  });
});
