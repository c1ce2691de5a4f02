import * as contract from '@sakina/platform/contract';
import type { RevenueMovement } from '@sakina/platform/contract';
import { describe, expect, test, vi } from 'vitest';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

// The first call builds the indexes of 250,000 sessions, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = createTestServer();
const admin = server.as(who.ingrid);
const period = { from: '2026-10-26', to: '2026-11-24' };

type Line = 'gross' | 'refunds' | 'platformFees' | 'adjustments' | 'net';
const sum = (rows: readonly RevenueMovement[], of: Line) => rows.reduce((total, row) => total + row[of].amountMinor, 0);

/** All pieces of a list. */
async function all(read: (after?: string) => Promise<{ items: RevenueMovement[]; nextCursor: string | null }>) {
  const rows: RevenueMovement[] = [];
  let page = await read();
  rows.push(...page.items);
  while (page.nextCursor !== null) {
    page = await read(page.nextCursor);
    rows.push(...page.items);
  }
  return rows;
}

describe('from the whole to the session [ADM-53]', () => {
  test.each(['a generated provider', 'a provider of the practice'])(
    'the sessions of %s add up to their line in the list, and each opens',
    async (which) => {
      const { items } = await admin.call(contract.listProviderRevenue, { query: { ...period, limit: 100 } });
      const generated = items[0]?.provider.id ?? '';
      const id = which === 'a generated provider' ? generated : ids.providers.amina;
      const params = { id };
      const { revenue } = await admin.call(contract.listProviderMovements, { params, query: period });
      const rows = await all((after) =>
        admin.call(contract.listProviderMovements, {
          params,
          query: { ...period, limit: 100, ...(after && { after }) },
        }),
      );
      const listed = items.find(({ provider }) => provider.id === id);
      // The list shows the hundred that brought the most; someone further down has their line in the answer alone.
      expect(revenue).toEqual(listed ?? revenue);
      for (const line of ['gross', 'refunds', 'platformFees', 'adjustments', 'net'] as const)
        expect([line, sum(rows, line)]).toEqual([line, revenue[line].amountMinor]);
      expect(rows.length).toBeGreaterThan(3);
      const session = rows.find(({ appointmentId }) => appointmentId !== null)?.appointmentId ?? '';
      expect((await admin.call(contract.getAdminSession, { params: { id: session } })).provider.id).toBe(id);
    },
  );

  test('every payout of a month opens and is the sum of its sessions', async () => {
    const { items } = await admin.call(contract.listAdminPayouts, { query: { ...period, limit: 100 } });
    const own = await admin.call(contract.listAdminPayouts, { query: { from: '2026-08-01', to: '2026-11-24' } });
    const payouts = [...items.slice(0, 10), ...own.items.filter(({ id }) => id.startsWith('pyo-'))];
    expect(payouts.length).toBeGreaterThan(10);
    for (const payout of payouts) {
      const params = { id: payout.id };
      const read = await admin.call(contract.listPayoutMovements, { params, query: { limit: 100 } });
      expect(read.payout).toEqual(payout);
      expect([payout.id, sum(read.items, 'net')]).toEqual([payout.id, payout.amount.amountMinor]);
    }
  });

  test('leads nowhere from an id that is no one’s, and not outside of an owner’s organization [ROLE-4]', async () => {
    const ask = (client: typeof admin, id: string) =>
      client.call(contract.listProviderMovements, { params: { id }, query: period });
    await expect(ask(admin, 'prv-unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      admin.call(contract.listPayoutMovements, { params: { id: 'pyt-unknown' }, query: {} }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { items } = await admin.call(contract.listProviderRevenue, { query: { ...period, limit: 100 } });
    const idris = server.as(who.idris);
    const mine = await idris.call(contract.listProviderRevenue, { query: { ...period, limit: 100 } });
    const owned = new Set(mine.items.map(({ provider }) => provider.id));
    const foreign = items.find(({ provider }) => !owned.has(provider.id))?.provider.id ?? '';
    await expect(ask(idris, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
