import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { PINNED_NOW } from '../../clock.ts';
import { revenueReportOf } from '../../rules/revenue.ts';
import { seedAround } from '../../store/seed.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const parts = ['gross', 'refunds', 'adjustments', 'fees', 'net'] as const;
const total = (rows: readonly contract.IncomeFigures[]) =>
  Object.fromEntries(parts.map((part) => [part, rows.reduce((whole, row) => whole + row[part].amountMinor, 0)]));

describe('[CALL-38] revenue by service date', () => {
  test.each(['WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const)(
    'of a %s adds up by interval, source and service, and every session held has its line',
    async (period) => {
      const amina = createTestServer().as(who.amina);
      const report = await amina.call(contract.getRevenue, { query: { period, basis: 'SERVICE' } });
      expect(report).toMatchObject({ period, basis: 'SERVICE' });
      for (const rows of [report.buckets, report.bySource, report.byService])
        expect(total(rows)).toEqual(total([report.totals]));
      for (const rows of [report.buckets, report.byService]) {
        const counts: readonly { sessionCount: number }[] = rows;
        expect(counts.reduce((count, row) => count + row.sessionCount, 0)).toBe(report.totals.sessionCount);
      }
    },
  );

  const seed = seedAround();
  const movement = [...seed.transactions.values()].find(
    (row) => row.kind === 'PAYMENT' && seed.appointments.has(row.appointmentId ?? ''),
  );
  const session = seed.appointments.get(movement?.appointmentId ?? '');
  const timeZone = 'America/New_York';

  // Paid on, session held on, basis, day of the month that is asked for, and whether the money is in it.
  test.each([
    ['2026-10-20', '2026-11-03', 'CASH', '2026-10-31', true],
    ['2026-10-20', '2026-11-03', 'CASH', '2026-11-24', false],
    ['2026-10-20', '2026-11-03', 'SERVICE', '2026-10-31', false],
    ['2026-10-20', '2026-11-03', 'SERVICE', '2026-11-24', true],
    ['2026-11-20', '2026-10-06', 'SERVICE', '2026-10-01', true],
    ['2026-11-20', '2026-11-27', 'CASH', '2026-11-24', true],
    ['2026-11-20', '2026-11-27', 'SERVICE', '2026-11-24', false],
  ] as const)('paid on %s for %s, by %s, in the month of %s: %s', (paidOn, heldOn, basis, on, isIn) => {
    if (!movement || !session) throw new Error('The seed has a payment for a session.');
    const sources = {
      transactions: [{ ...movement, createdAt: `${paidOn}T15:00:00.000Z` }],
      appointments: [
        {
          ...session,
          startsAt: `${heldOn}T15:00:00.000Z`,
          endedAt: `${heldOn}T15:50:00.000Z`,
          status: 'COMPLETED' as const,
        },
      ],
      timeZone,
    };
    const report = revenueReportOf(sources, 'MONTH', new Date(PINNED_NOW), { basis, on: parseDate(on) });
    expect(report.totals.gross.amountMinor).toBe(isIn ? movement.amount.amountMinor : 0);
  });
});

describe('[CALL-38] revenue of an earlier period', () => {
  test('is that of the day asked for, whole, beside the one before it', async () => {
    const amina = createTestServer().as(who.amina);
    const { lastMonth } = await amina.call(contract.getPaymentSummary, {});
    const october = await amina.call(contract.getRevenue, { query: { on: '2026-10-15' } });
    expect(october).toMatchObject({ from: '2026-10-01T00:00:00-04:00', to: '2026-11-01T00:00:00-04:00' });
    expect(october.totals).toMatchObject(lastMonth);
    expect(october.previous.to).toBe(october.from);
    expect(october.previous.toDate).toEqual(october.previous.totals);
  });

  test('is not one that is still to come', async () => {
    const amina = createTestServer().as(who.amina);
    await expect(amina.call(contract.getRevenue, { query: { on: '2026-11-25' } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { on: expect.any(String) } },
    });
    expect(await amina.call(contract.getRevenue, { query: { on: '2026-11-24' } })).toMatchObject({ basis: 'CASH' });
  });
});
