import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/client';
import { bankToken } from '../../card/test-tokens.ts';
import { ids } from '../../personas/ids.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const account = bankToken('Cedar Savings Bank', '6789', 'b4b4b4b4').token;

function practice() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const amina = server.as(who.amina);
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  return { server, amina, agree };
}

/** Every movement of a query, page by page. */
async function allTransactions(client: Client, query: contract.QueryOf<typeof contract.listTransactions> = {}) {
  const rows: contract.Transaction[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: contract.ResponseOf<typeof contract.listTransactions> = await client.call(contract.listTransactions, {
      query: { ...query, limit: 40, ...(after !== undefined && { after }) },
    });
    rows.push(...page.items);
    after = page.nextCursor;
  }
  return rows;
}

const sum = (rows: readonly contract.Transaction[], of: 'amount' | 'net') =>
  rows.reduce((total, row) => total + row[of].amountMinor, 0);

describe('[CALL-31] the summary', () => {
  test('is the sum of the movements', async () => {
    const { amina } = practice();
    const summary = await amina.call(contract.getPaymentSummary, {});
    const rows = await allTransactions(amina);
    expect(summary.available.amountMinor + summary.pending.amountMinor).toBe(sum(rows, 'net'));
    expect(summary).toMatchObject({
      currency: 'USD',
      failedPayments: 1,
      heldUntil: null,
      nextPayout: { on: '2026-11-30' },
    });
    const month = rows.filter((row) => row.createdAt >= '2026-11-01T04:00:00.000Z' && row.kind !== 'PAYOUT');
    expect(summary.thisMonth.net.amountMinor).toBe(sum(month, 'net'));
    expect(summary.outstanding.amountMinor).toBeGreaterThan(0);
  });

  test('of an administrator without a provider record is empty, and an account without financial rights is denied', async () => {
    const { server } = practice();
    expect(await server.as(who.ingrid).call(contract.getPaymentSummary, {})).toMatchObject({
      available: usd(0),
      pending: usd(0),
      nextPayout: null,
      failedPayments: 0,
    });
    for (const email of [who.daniel, who.peter, who.tomas, who.layla]) {
      await expect(server.as(email).call(contract.getPaymentSummary, {})).rejects.toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    }
    await expect(server.as(null).call(contract.getPaymentSummary, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('[CALL-32] the movements', () => {
  test('are complete, newest first, each once', async () => {
    const { amina } = practice();
    const rows = await allTransactions(amina);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(rows.map((row) => row.createdAt)).toEqual(
      rows
        .map((row) => row.createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(rows.every((row) => row.providerId === ids.providers.amina)).toBe(true);
    expect((await amina.call(contract.listTransactions, { query: { limit: 1 } })).total).toBe(rows.length);
  });

  test('are filtered by kind, time, client, payout and words', async () => {
    const { amina } = practice();
    expect(new Set((await allTransactions(amina, { kind: ['REFUND', 'PAYOUT'] })).map((row) => row.kind))).toEqual(
      new Set(['REFUND', 'PAYOUT']),
    );
    const week = await allTransactions(amina, { from: '2026-11-09T05:00:00Z', to: '2026-11-16T05:00:00Z' });
    expect(week.length).toBeGreaterThan(0);
    expect(
      week.every((row) => row.createdAt >= '2026-11-09T05:00:00.000Z' && row.createdAt < '2026-11-16T05:00:00.000Z'),
    ).toBe(true);
    expect(
      new Set((await allTransactions(amina, { clientId: ids.users.layla })).map((row) => row.client?.displayName)),
    ).toEqual(new Set(['Layla Haddad']));
    expect(
      (await allTransactions(amina, { q: 'haddad copay' })).every((row) => row.client?.id === ids.users.layla),
    ).toBe(true);
    const {
      items: [payout],
    } = await amina.call(contract.listPayouts, { query: { limit: 1 } });
    expect(sum(await allTransactions(amina, { payoutId: payout?.id }), 'net')).toBe(0);
  });

  test('reject a cursor of other filters and an invalid query', async () => {
    const { amina } = practice();
    const { nextCursor } = await amina.call(contract.listTransactions, { query: { limit: 2 } });
    await expect(
      amina.call(contract.listTransactions, { query: { after: nextCursor ?? '', kind: ['REFUND'] } }),
    ).rejects.toMatchObject({ status: 422, code: 'CURSOR_INVALID' });
    await expect(amina.call(contract.listTransactions, { query: { limit: 5000 } })).rejects.toMatchObject({
      details: { fields: { limit: expect.any(String) } },
    });
    await expect(amina.call(contract.listTransactions, { query: { from: 'yesterday' } })).rejects.toMatchObject({
      details: { fields: { from: expect.any(String) } },
    });
  });
});

describe('[CALL-35] payouts', () => {
  test('match the sum of their movements to the cent', async () => {
    const { amina } = practice();
    const { items, total } = await amina.call(contract.listPayouts, { query: { limit: 100 } });
    expect(items).toHaveLength(total);
    for (const payout of items) {
      const { transactions } = await amina.call(contract.getPayout, { params: { id: payout.id } });
      expect(sum(transactions, 'net')).toBe(payout.amount.amountMinor);
      expect(payout.totals.net).toEqual(payout.amount);
      expect(transactions).toHaveLength(payout.transactionCount);
    }
  });

  test('that failed state the reason, and the next one includes their amount', async () => {
    const { amina } = practice();
    const {
      items: [failed],
    } = await amina.call(contract.listPayouts, { query: { status: 'FAILED' } });
    expect(failed?.failure).toMatchObject({ code: 'DECLINED_BY_BANK', message: expect.stringContaining('bank') });
    const returned = (await allTransactions(amina, { kind: ['PAYOUT'] })).find((row) => row.amount.amountMinor > 0);
    expect(returned).toMatchObject({ amount: failed?.amount, payoutId: expect.any(String) });
    expect(returned?.payoutId).not.toBe(failed?.id);
  });

  test('are created as time passes, processed by the banks and arrive', async () => {
    const { server, amina, agree } = practice();
    const waiting = (await allTransactions(amina)).filter((row) => row.payoutId === null).map((row) => row.id);
    const newest = async () => (await amina.call(contract.listPayouts, { query: { limit: 1 } })).items[0];
    const last = await newest();
    server.pass({ days: 6 });
    const made = await newest();
    expect(made).toMatchObject({ status: 'PENDING', arrivesOn: '2026-12-02' });
    expect(made?.id).not.toBe(last?.id);
    // It includes the pending balance and later payments of insurers.
    const { transactions } = await amina.call(contract.getPayout, { params: { id: made?.id ?? '' } });
    expect(transactions.map((row) => row.id)).toEqual(expect.arrayContaining(waiting));
    server.pass({ days: 1 });
    expect(await newest()).toMatchObject({ status: 'IN_TRANSIT' });
    server.pass({ days: 1 });
    expect(await newest()).toMatchObject({ status: 'PAID' });
    await agree();
  });

  test('are visible to their provider only', async () => {
    const { server, amina } = practice();
    const {
      items: [payout],
    } = await amina.call(contract.listPayouts, { query: { limit: 1 } });
    const params = { id: payout?.id ?? '' };
    await expect(server.as(who.grace).call(contract.getPayout, { params })).rejects.toMatchObject({ status: 404 });
    await expect(amina.call(contract.getPayout, { params: { id: 'pyo-unknown' } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await server.as(who.grace).call(contract.listPayouts, {})).items.map((row) => row.id)).not.toContain(
      payout?.id,
    );
  });
});

describe('[CALL-36] the settings of payouts', () => {
  test('change the schedule from tomorrow on', async () => {
    const { server, amina, agree } = practice();
    const settings = await amina.call(contract.updatePayoutSettings, {
      body: {
        version: 1,
        schedule: { kind: 'MONTHLY', dayOfMonth: 31 },
        minimumAmount: usd(10_000),
        statementDescriptor: 'DR RAHMAN CARE',
      },
    });
    expect(settings).toMatchObject({
      schedule: { kind: 'MONTHLY', dayOfMonth: 31 },
      nextPayoutOn: '2026-11-30',
      heldUntil: null,
      statementDescriptor: 'DR RAHMAN CARE',
    });
    expect(await amina.call(contract.getPayoutSettings, {})).toEqual(settings);
    server.pass({ days: 6 });
    expect((await amina.call(contract.listPayouts, { query: { limit: 1 } })).items[0]).toMatchObject({
      statementDescriptor: 'DR RAHMAN CARE',
      status: 'PENDING',
    });
    await agree();
  });

  test('show only bank and last four digits of an account, and hold payouts after a change', async () => {
    const { server, amina, agree } = practice();
    const settings = await amina.call(contract.updatePayoutSettings, {
      body: { version: 1, bankAccountToken: account },
    });
    expect(settings).toMatchObject({
      bankAccount: { bankName: 'Cedar Savings Bank', last4: '6789' },
      heldUntil: '2026-12-01',
      nextPayoutOn: '2026-12-07',
    });
    expect(JSON.stringify(settings)).not.toContain('btok');
    const { total } = await amina.call(contract.listPayouts, {});
    server.pass({ days: 8 });
    expect((await amina.call(contract.listPayouts, {})).total).toBe(total);
    server.pass({ days: 6 });
    expect((await amina.call(contract.listPayouts, {})).items[0]).toMatchObject({ destination: { last4: '6789' } });
    expect(await amina.call(contract.getPayoutSettings, {})).toMatchObject({ heldUntil: null });
    await agree();
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a weekday that is none', { schedule: { kind: 'WEEKLY', weekday: 8 } }, 'schedule.weekday'],
    ['a negative minimum', { minimumAmount: usd(-1) }, 'minimumAmount.amountMinor'],
    ['a minimum in another currency', { minimumAmount: { amountMinor: 100, currency: 'EUR' } }, 'minimumAmount'],
    ['an account number instead of a token', { bankAccountToken: 'DE89370400440532013000' }, 'bankAccountToken'],
    ['words that no bank prints', { statementDescriptor: '<b>!!</b>' }, 'statementDescriptor'],
  ])('reject %s and name the field', async (_what, body, field) => {
    const { amina } = practice();
    const before = await amina.call(contract.getPayoutSettings, {});
    await expect(
      amina.call(contract.updatePayoutSettings, { body: { version: 1, ...body } as never }),
    ).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await amina.call(contract.getPayoutSettings, {})).toEqual(before);
  });

  test('of an older version are refused, so that no window replaces the account of another [SEC-16]', async () => {
    const { amina } = practice();
    await amina.call(contract.updatePayoutSettings, { body: { version: 1, bankAccountToken: account } });
    await expect(
      amina.call(contract.updatePayoutSettings, { body: { version: 1, statementDescriptor: 'OLD WINDOW' } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT', details: { version: 2 } });
    expect(await amina.call(contract.getPayoutSettings, {})).toMatchObject({
      version: 2,
      bankAccount: { last4: '6789' },
    });
  });

  test('belong to a provider with financial rights', async () => {
    const { server } = practice();
    await expect(
      server.as(who.daniel).call(contract.updatePayoutSettings, { body: { version: 1 } }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(server.as(who.ingrid).call(contract.getPayoutSettings, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('[CALL-38] revenue', () => {
  const zero = { gross: 0, refunds: 0, adjustments: 0, fees: 0, net: 0 };
  const parts = Object.keys(zero) as (keyof typeof zero)[];
  const total = (rows: readonly contract.IncomeFigures[]) =>
    Object.fromEntries(parts.map((part) => [part, rows.reduce((whole, row) => whole + row[part].amountMinor, 0)]));

  test.each([
    ['WEEK', 7, '2026-11-23T00:00:00-05:00'],
    ['MONTH', 30, '2026-11-01T00:00:00-04:00'],
    ['QUARTER', 14, '2026-10-01T00:00:00-04:00'],
    ['YEAR', 12, '2026-01-01T00:00:00-05:00'],
  ] as const)(
    'of a %s adds up to its totals by interval, source and service, in the provider’s time zone',
    async (period, pieces, from) => {
      const { amina } = practice();
      const report = await amina.call(contract.getRevenue, { query: { period } });
      expect(report).toMatchObject({ period, from, timeZone: 'America/New_York' });
      expect(report.buckets).toHaveLength(pieces);
      expect(report.buckets.map((bucket) => bucket.startsAt).slice(1)).toEqual(
        report.buckets.map((bucket) => bucket.endsAt).slice(0, -1),
      );
      for (const rows of [report.buckets, report.bySource, report.byService])
        expect(total(rows)).toEqual(total([report.totals]));
      expect(report.buckets.reduce((count, bucket) => count + bucket.sessionCount, 0)).toBe(report.totals.sessionCount);
    },
  );

  test('of this month and the last matches the summary', async () => {
    const { amina } = practice();
    const { thisMonth, lastMonth } = await amina.call(contract.getPaymentSummary, {});
    const { totals, previous } = await amina.call(contract.getRevenue, {});
    expect(totals).toMatchObject(thisMonth);
    expect(previous.totals).toMatchObject(lastMonth);
    expect(previous.toDate.gross.amountMinor).toBeLessThanOrEqual(previous.totals.gross.amountMinor);
    const stats = await amina.call(contract.getDashboardStats, {});
    expect(stats.revenueThisMonth).toEqual(thisMonth.net);
  });

  test('rejects an unknown period and an account without the right', async () => {
    const { server, amina } = practice();
    await expect(amina.call(contract.getRevenue, { query: { period: 'DECADE' as never } })).rejects.toMatchObject({
      details: { fields: { period: expect.any(String) } },
    });
    await expect(server.as(who.daniel).call(contract.getRevenue, {})).rejects.toMatchObject({ status: 403 });
  });
});
