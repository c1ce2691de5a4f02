import type { Invoice, InvoiceDetail } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { insuredPart, isShown, leftOf, remindableFrom, standingOf, stateOf, stepsOf } from './states.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const today = '2026-11-24';

function invoice(overrides: Partial<InvoiceDetail> = {}): InvoiceDetail {
  const total = overrides.total ?? usd(12_000);
  const paid = overrides.paid ?? usd(0);
  const status = overrides.status ?? 'OPEN';
  return {
    id: 'inv-1' as Invoice['id'],
    number: '2026-0001',
    status,
    provider: { id: 'prv-1' as Invoice['provider']['id'], displayName: 'Dr. Amina Rahman' },
    client: { id: 'usr-1' as Invoice['client']['id'], displayName: 'Layla Haddad' },
    appointmentId: null,
    total,
    paid,
    refunded: usd(0),
    due: usd(status === 'OPEN' ? total.amountMinor - paid.amountMinor : 0),
    dueOn: '2026-12-01',
    createdAt: '2026-11-17T15:00:00Z',
    sentAt: null,
    remindedAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    lines: [],
    payments: [],
    outsidePayments: [],
    version: 1,
    ...overrides,
  };
}

describe('an invoice', () => {
  it.each([
    ['DRAFT', {}, 'DRAFT'],
    ['OPEN', { dueOn: '2026-11-24' }, 'OPEN'],
    ['OPEN', { dueOn: '2026-11-23' }, 'OVERDUE'],
    ['OPEN', { paid: usd(100) }, 'PART_PAID'],
    ['OPEN', { paid: usd(100), dueOn: '2026-11-23' }, 'OVERDUE'],
    ['PAID', { dueOn: '2026-11-23' }, 'PAID'],
    ['UNCOLLECTIBLE', { dueOn: '2026-11-23' }, 'UNCOLLECTIBLE'],
    ['VOID', {}, 'VOID'],
  ] as const)('that is %s %o counts as %s', (status, overrides, state) =>
    expect(stateOf(invoice({ status, ...overrides }), today)).toBe(state),
  );

  it.each([
    ['a draft', { status: 'DRAFT' }, ['send', 'edit', 'void']],
    ['an open one', {}, ['remind', 'record', 'uncollectible', 'void']],
    [
      'one that was paid in part',
      {
        paid: usd(100),
        outsidePayments: [
          { id: 'out-1', amount: usd(100), method: 'CASH', receivedOn: today, recordedAt: '2026-11-24T15:00:00Z' },
        ],
      },
      ['remind', 'record', 'uncollectible'],
    ],
    ['one that was given up', { status: 'UNCOLLECTIBLE' }, ['record']],
    ['a paid one', { status: 'PAID' }, []],
    ['a withdrawn one', { status: 'VOID' }, []],
  ] as const)('allows what its state allows: %s', (_, overrides, steps) =>
    expect(stepsOf(invoice(overrides as Partial<InvoiceDetail>))).toEqual(steps),
  );

  it('is reminded of at most once in three days', () => {
    const now = Date.parse('2026-11-24T15:00:00Z');
    expect(remindableFrom({ remindedAt: null }, now)).toBeNull();
    expect(remindableFrom({ remindedAt: '2026-11-21T15:00:00Z' }, now)).toBeNull();
    expect(remindableFrom({ remindedAt: '2026-11-22T15:00:00Z' }, now)).toBe(Date.parse('2026-11-25T15:00:00Z'));
  });

  it('says what an insurer is billed', () => {
    const lines = [
      { description: 'Individual session', amount: usd(12_000) },
      { description: 'Insurer’s part, Aetna', amount: usd(-9000) },
    ];
    expect(insuredPart({ lines })).toBe(9000);
    expect(insuredPart({ lines: [] })).toBe(0);
  });
});

describe('the sums at the top', () => {
  const rows = [
    invoice(),
    invoice({ paid: usd(2000), dueOn: '2026-11-01' }),
    invoice({ status: 'DRAFT', total: usd(6000) }),
    invoice({ status: 'PAID', paid: usd(12_000) }),
    invoice({ status: 'UNCOLLECTIBLE', total: usd(5000), paid: usd(1000) }),
    invoice({ status: 'VOID' }),
  ];
  it('are those of the invoices listed', () => {
    expect(standingOf(rows, today)).toEqual({
      owed: { amount: usd(22_000), count: 2 },
      overdue: { amount: usd(10_000), count: 1 },
      drafts: { amount: usd(6000), count: 1 },
      uncollected: { amount: usd(4000), count: 1 },
    });
    const open = rows.filter((row) => isShown(row, 'open', today));
    expect(open.reduce((sum, row) => sum + row.due.amountMinor, 0)).toBe(22_000);
    expect(open.map(leftOf)).toEqual([12_000, 10_000]);
    expect(rows.filter((row) => isShown(row, 'closed', today))).toHaveLength(2);
  });
});
