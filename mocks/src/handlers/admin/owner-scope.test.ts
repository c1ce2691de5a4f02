import { describe, expect, test, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { outcome } from '../../testing/outcome.ts';
import { suspendAs } from '../../testing/suspend.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const HARBOUR = 'org-harbour';
const period = { from: '2026-10-26', to: '2026-11-24' };

function setUp() {
  const server = createTestServer();
  const ingrid = server.as(who.ingrid);
  const idris = server.as(who.idris);
  /** The organisation of a provider. */
  const organizationOf = async (id: string) =>
    (await ingrid.call(contract.getAdminProvider, { params: { id } })).organization?.id;
  return { server, ingrid, idris, organizationOf };
}

test('a provider with an account is in the organization of that account, and in none without one [ROLE-4]', async () => {
  const { ingrid } = setUp();
  const { amina, yusuf, grace, daniel, mariam, peter, tomas } = ids.providers;
  const found = [];
  for (const id of [amina, yusuf, grace, daniel, mariam, peter, tomas]) {
    const { userId, organization } = await ingrid.call(contract.getAdminProvider, { params: { id } });
    const user = await ingrid.call(contract.getAdminUser, { params: { id: userId ?? '' } });
    expect([id, organization]).toEqual([id, user.organization]);
    found.push(organization?.id);
  }
  expect(found.slice(0, 2)).toEqual([HARBOUR, undefined]);
});

describe('an owner of an organization sees', () => {
  test('the providers and the sessions of its providers alone [ROLE-4]', async () => {
    const { ingrid, idris, organizationOf } = setUp();
    const providers = await idris.call(contract.listAdminProviders, { query: { limit: 100 } });
    expect(new Set(providers.items.map(({ organization }) => organization?.id))).toEqual(new Set([HARBOUR]));
    const own = await idris.call(contract.listAdminSessions, { query: { pageSize: 25 } });
    const all = await ingrid.call(contract.listAdminSessions, { query: { pageSize: 25 } });
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    for (const id of new Set(own.items.map(({ provider }) => provider.id)))
      expect(await organizationOf(id)).toBe(HARBOUR);
    const { items } = await ingrid.call(contract.listAdminProviders, { query: { sort: 'sessions', limit: 100 } });
    const other = items.find(({ organization }) => organization !== null && organization.id !== HARBOUR);
    const { items: sessions } = await ingrid.call(contract.listAdminSessions, {
      query: { q: other?.id ?? '', pageSize: 1 },
    });
    const params = { id: sessions[0]?.id ?? '' };
    expect(await outcome(ingrid.call(contract.getAdminSession, { params }))).toBe('ok');
    expect(await outcome(idris.call(contract.getAdminSession, { params }))).toBe('NOT_FOUND');
    expect(await outcome(idris.call(contract.getAdminProvider, { params: { id: other?.id ?? '' } }))).toBe('NOT_FOUND');
  });

  test('the credentials of its providers alone, and decides none of them [ROLE-4]', async () => {
    const { ingrid, idris, organizationOf } = setUp();
    const query = { state: 'ALL' as const, limit: 100 };
    const all = (await ingrid.call(contract.listCredentialCases, { query })).items;
    const own = (await idris.call(contract.listCredentialCases, { query })).items;
    const expected: string[] = [];
    for (const { id, providerId } of all)
      if (providerId !== null && (await organizationOf(providerId)) === HARBOUR) expected.push(id);
    expect(own.map(({ id }) => id)).toEqual(expected);
    expect(own.length).toBeLessThan(all.length);
    const body = { decision: 'APPROVE' as const, reason: 'Register seen.' };
    for (const { id } of all.slice(0, 3))
      expect(await outcome(idris.call(contract.decideCredentials, { params: { id }, body }))).toBe('FORBIDDEN');
  });

  test('the money of its providers alone, and the sums agree with each other [ROLE-4]', async () => {
    const { ingrid, idris, organizationOf } = setUp();
    const own = await idris.call(contract.getPlatformRevenue, { query: period });
    const all = await ingrid.call(contract.getPlatformRevenue, { query: period });
    expect(own.totals.gross.amountMinor).toBeGreaterThan(0);
    expect(own.totals.gross.amountMinor).toBeLessThan(all.totals.gross.amountMinor);
    const rows: contract.ProviderRevenue[] = [];
    let after: string | undefined;
    do {
      const page = await idris.call(contract.listProviderRevenue, {
        query: { ...period, limit: 100, ...(after && { after }) },
      });
      rows.push(...page.items);
      after = page.nextCursor ?? undefined;
    } while (after);
    expect(rows.reduce((sum, { gross }) => sum + gross.amountMinor, 0)).toBe(own.totals.gross.amountMinor);
    for (const { provider } of rows.slice(0, 10)) expect(await organizationOf(provider.id)).toBe(HARBOUR);
    const payouts = await idris.call(contract.listAdminPayouts, { query: { ...period, limit: 25 } });
    for (const id of new Set(payouts.items.map(({ provider }) => provider.id)))
      expect(await organizationOf(id)).toBe(HARBOUR);
    const refunds = await idris.call(contract.listAdminRefunds, { query: { ...period, limit: 25 } });
    for (const id of new Set(refunds.items.map(({ provider }) => provider.id)))
      expect(await organizationOf(id)).toBe(HARBOUR);
  });

  test('an overview whose figures are those of its own lists [ADM-4] [ROLE-4]', async () => {
    const { idris } = setUp();
    const overview = await idris.call(contract.getAdminOverview, {});
    expect(overview.users.total).toBe((await idris.call(contract.listAdminUsers, {})).total);
    const { totals } = await idris.call(contract.getPlatformRevenue, { query: period });
    expect(overview.revenue).toEqual(totals);
    expect(overview.tasks.map(({ kind }) => kind)).toEqual(['SAFETY', 'FAILED_PAYOUTS', 'SESSIONS_HELD_BACK']);
  });

  test('of the audit log what its people did and what was done to them [ROLE-4]', async () => {
    const { ingrid, idris } = setUp();
    const reason = 'Asked for by the person.';
    await suspendAs(ingrid, ids.users.layla, reason);
    await suspendAs(ingrid, ids.users.claire, reason);
    const seen = async (client: typeof idris) =>
      (await client.call(contract.listAuditEntries, { query: { action: ['user.suspended'], limit: 5 } })).items.map(
        ({ target }) => target.id,
      );
    expect((await seen(ingrid)).slice(0, 2)).toEqual([ids.users.claire, ids.users.layla]);
    expect(await seen(idris)).toContain(ids.users.claire);
    expect(await seen(idris)).not.toContain(ids.users.layla);
  });

  test('the safety alerts of its providers alone [ROLE-4] [CARE-2]', async () => {
    const { ingrid, idris, organizationOf } = setUp();
    const all = await ingrid.call(contract.listAdminSafetyAlerts, { query: { limit: 100 } });
    const own = await idris.call(contract.listAdminSafetyAlerts, { query: { limit: 100 } });
    const belongs = async (alert: (typeof all.items)[number]) =>
      (await Promise.all(alert.responsible.map(({ id }) => organizationOf(id)))).includes(HARBOUR);
    const expected: string[] = [];
    for (const alert of all.items) if (await belongs(alert)) expected.push(alert.id);
    expect(own.items.map(({ id }) => id)).toEqual(expected);
    const outside = all.items.filter(({ id }) => !expected.includes(id));
    for (const { id } of outside)
      expect(await outcome(idris.call(contract.getAdminSafetyAlert, { params: { id } }))).toBe('NOT_FOUND');
  });
});

test('an organization’s administrator sees no money [ROLE-4]', async () => {
  const { ingrid, idris } = setUp();
  await ingrid.call(contract.setUserRoles, {
    params: { id: ids.users.claire },
    body: { roles: ['sakina:owner'], before: ['sakina:manager'], reason: 'Leads it from now on.' },
  });
  await ingrid.call(contract.setUserRoles, {
    params: { id: ids.users.idris },
    body: { roles: ['sakina:admin'], before: ['sakina:owner'], reason: 'Leads it no more.' },
  });
  expect(await outcome(idris.call(contract.getPlatformRevenue, { query: period }))).toBe('FORBIDDEN');
  expect(await outcome(idris.call(contract.listAdminPayouts, { query: period }))).toBe('FORBIDDEN');
  expect((await idris.call(contract.getAdminOverview, {})).revenue.gross.amountMinor).toBe(0);
});
