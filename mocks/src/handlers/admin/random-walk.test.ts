import { describe, expect, test, vi } from 'vitest';
import type { Client } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import type { AccountRole, AdminUser, UserId } from '@sakina/platform/contract';
import { rankedRoles } from '@sakina/platform/domain';
import { createRandom } from '../../personas/random.ts';
import type { Random } from '../../personas/random.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { outcome } from '../../testing/outcome.ts';
import { suspendAs } from '../../testing/suspend.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const reason = 'One step of a random walk.';
const accounts = Object.values(who);
type Server = ReturnType<typeof createTestServer>;

/** The people of a role who are active, as the first account that may see them reads them; null where no one may. */
async function activeOf(server: Server, role: AccountRole): Promise<AdminUser[] | null> {
  for (const email of accounts) {
    const read = server.as(email).call(contract.listAdminUsers, {
      query: { role: [role], status: ['ACTIVE'], limit: 100 },
    });
    const answer = await read.catch(() => null);
    if (answer && (role !== 'platform:admin' || answer.items.some(({ roles }) => roles.includes(role))))
      return answer.items;
  }
  return null;
}

/** One act of someone on someone, both drawn; most are refused by a rule. */
async function step(server: Server, random: Random, people: readonly AdminUser[]): Promise<string> {
  const client = server.as(accounts[random.integer(0, accounts.length - 1)] ?? who.ingrid);
  const target = people[random.integer(0, people.length - 1)];
  if (!target) return 'none';
  const params = { id: target.id };
  const drawn = rankedRoles.filter(() => random.integer(0, 4) === 0);
  const roles: AccountRole[] = drawn.length > 0 ? drawn : ['patient'];
  const now = await client.call(contract.getAdminUser, { params }).catch(() => null);
  const before = now?.roles ?? target.roles;
  switch (random.integer(0, 5)) {
    case 0:
      return outcome(client.call(contract.setUserRoles, { params, body: { roles, before, reason } }));
    case 1:
      return outcome(
        target.roles.includes('platform:admin') && random.integer(0, 1) === 0
          ? client.call(contract.requestApproval, { body: { kind: 'SUSPENSION', userId: target.id, reason } })
          : suspendAs(client, params.id, reason),
      );
    case 2:
      return outcome(client.call(contract.reactivateUser, { params, body: { reason } }));
    case 3:
      return outcome(suspendAll(client, random.pick(['platform:admin', 'sakina:owner', 'patient'])));
    case 4:
      return outcome(
        client.call(contract.requestApproval, {
          body: { kind: 'PLATFORM_ADMIN', userId: target.id, roles, before, reason },
        }),
      );
    default:
      return outcome(decideFirst(client));
  }
}

/** Suspends everyone of a role in one call, as someone might who chose too much. */
async function suspendAll(client: Client, role: AccountRole): Promise<void> {
  const filters = { role: [role], q: role === 'patient' ? 'qasim' : '' };
  const { total } = await client.call(contract.listAdminUsers, { query: filters });
  const selection = { kind: 'ALL_MATCHING' as const, filters, expected: total };
  const { mark } = await client.call(contract.previewManyUsers, { body: { action: 'SUSPEND', selection } });
  await client.call(contract.changeManyUsers, { body: { action: 'SUSPEND', reason, selection, mark } });
}

async function decideFirst(client: Client): Promise<void> {
  const { items } = await client.call(contract.listApprovals, {});
  const waiting = items.find(
    ({ kind, mayDecide }) => (kind === 'PLATFORM_ADMIN' || kind === 'SUSPENSION') && mayDecide,
  );
  if (!waiting) return;
  await client.call(contract.decideApproval, {
    params: { id: waiting.id },
    body: { decision: 'APPROVE', note: reason },
  });
}

describe('whatever administrators do', () => {
  test.each(['a', 'b'])(
    'a platform administrator and an owner of the organization remain, walk %s [ADM-22]',
    async (seed) => {
      const server = createTestServer();
      const random = createRandom(`administration ${seed}`);
      const ingrid = server.as(who.ingrid);
      const named = await Promise.all(
        accounts.map(async (q) => (await ingrid.call(contract.listAdminUsers, { query: { q } })).items),
      );
      const admins = (await ingrid.call(contract.listAdminUsers, { query: { role: ['platform:admin'] } })).items;
      const people = [...named.flat(), ...admins];
      const ends = new Map<string, number>();
      for (let count = 0; count < 80; count += 1) {
        const end = await step(server, random, people);
        ends.set(end, (ends.get(end) ?? 0) + 1);
        // Two, as one alone could decide nothing that needs two.
        expect((await activeOf(server, 'platform:admin'))?.length ?? 0).toBeGreaterThan(1);
        const owners = (await activeOf(server, 'sakina:owner')) ?? [];
        expect(owners.some(({ organization }) => organization?.id === 'org-harbour')).toBe(true);
      }
      expect(ends.get('CRASH')).toBeUndefined();
      // The walk did things, and met the rules.
      expect(ends.get('ok')).toBeGreaterThan(5);
      expect(ends.size).toBeGreaterThan(3);
    },
  );

  test('what is done to many is what its preview says, for any filters [ADM-15]', async () => {
    const random = createRandom('bulk equals its preview');
    const ingrid = createTestServer().as(who.ingrid);
    const words = ['qasim', 'layla', 'noor', 'carvalho', 'rahman'] as const;
    for (let round = 0; round < 12; round += 1) {
      const action = random.pick(['SUSPEND', 'REACTIVATE'] as const);
      const filters = {
        q: random.pick(words),
        ...(random.integer(0, 1) === 0 && { status: [random.pick(['ACTIVE', 'SUSPENDED', 'INVITED'] as const)] }),
      };
      const { items, total } = await ingrid.call(contract.listAdminUsers, { query: { ...filters, limit: 100 } });
      if (total === 0 || total > 1000) continue;
      const except: UserId[] = items.filter(() => random.integer(0, 5) === 0).map(({ id }) => id);
      const selection = { kind: 'ALL_MATCHING' as const, filters, expected: total, except };
      const preview = await ingrid.call(contract.previewManyUsers, { body: { action, selection } });
      const done = await ingrid.call(contract.changeManyUsers, {
        body: { action, reason, selection, mark: preview.mark },
      });
      const left = preview.excluded.reduce((sum, { count }) => sum + count, 0);
      expect([preview.total, done.changed]).toEqual([total - except.length, preview.changing]);
      expect(preview.changing + left).toBe(preview.total);
      expect(done.problems.length).toBe(left);
    }
  });

  test('the books reconcile in any period, by day, kind and country [ADM-51]', async () => {
    const random = createRandom('books of any period');
    const ingrid = createTestServer().as(who.ingrid);
    const day = (back: number) => new Date(Date.UTC(2026, 10, 24 - back)).toISOString().slice(0, 10);
    for (let round = 0; round < 12; round += 1) {
      const end = random.integer(0, 500);
      const query = {
        from: day(end + random.integer(0, 120)),
        to: day(end),
        granularity: random.pick(['DAY', 'WEEK', 'MONTH'] as const),
      };
      const { totals, periods, byKind, byCountry, balance } = await ingrid.call(contract.getPlatformRevenue, { query });
      const add = (rows: readonly { net: { amountMinor: number } }[]) =>
        rows.reduce((sum, { net }) => sum + net.amountMinor, 0);
      const { gross, refunds, platformFees, adjustments, net, payouts } = totals;
      expect(gross.amountMinor - refunds.amountMinor - platformFees.amountMinor + adjustments.amountMinor).toBe(
        net.amountMinor,
      );
      expect([add(periods), add(byKind), add(byCountry)]).toEqual([net.amountMinor, net.amountMinor, net.amountMinor]);
      expect((balance?.opening.amountMinor ?? 0) + net.amountMinor - payouts.amountMinor).toBe(
        balance?.closing.amountMinor,
      );
    }
  });
});
