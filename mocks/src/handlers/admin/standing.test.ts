import { describe, expect, test, vi } from 'vitest';
import type { Client } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import type { AccountRole } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { outcome } from '../../testing/outcome.ts';
import { suspendAs } from '../../testing/suspend.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reason = 'The register of the board has been read today.';
type Server = ReturnType<typeof createTestServer>;

const setRoles = async (client: Client, id: string, roles: AccountRole[], before: AccountRole[]) =>
  client.call(contract.setUserRoles, { params: { id }, body: { roles, before, reason } });

/** A server on which Claire is an administrator of the organisation that Idris owns. */
async function withAdministrator(): Promise<Server> {
  const server = createTestServer();
  await setRoles(server.as(who.ingrid), ids.users.claire, ['sakina:admin'], ['sakina:manager']);
  return server;
}

/** Claire’s token of before does not name the role, so hers is the call of an owner whose rank was lowered to it. */
async function asOrganizationAdmin(): Promise<{ server: Server; client: Client }> {
  const server = createTestServer();
  await setRoles(server.as(who.ingrid), ids.users.claire, ['sakina:owner'], ['sakina:manager']);
  await setRoles(server.as(who.ingrid), ids.users.idris, ['sakina:admin'], ['sakina:owner']);
  return { server, client: server.as(who.idris) };
}

async function people(server: Server) {
  const all = (
    await server.as(who.ingrid).call(contract.listAdminUsers, {
      query: { role: ['patient'], status: ['ACTIVE'], plan: ['professional', 'enterprise'], limit: 100 },
    })
  ).items;
  const own = all.find(({ organization, roles }) => organization?.id === 'org-harbour' && roles.join() === 'patient');
  const other = all.find(({ organization }) => organization !== null && organization.id !== 'org-harbour');
  if (!own || !other) throw new Error('People of two organisations are needed');
  return { own: own.id, other: other.id };
}

type Caller = 'platform administrator' | 'owner' | 'organisation’s administrator' | 'client';
async function clientOf(caller: Caller): Promise<{ server: Server; client: Client }> {
  if (caller === 'organisation’s administrator') return asOrganizationAdmin();
  const server = await withAdministrator();
  const email = { 'platform administrator': who.ingrid, owner: who.idris, client: who.noah }[caller];
  return { server, client: server.as(email) };
}

describe('who may do what', () => {
  const acts: Record<string, (client: Client, of: Awaited<ReturnType<typeof people>>) => Promise<unknown>> = {
    'suspend a member of the organisation': (client, { own }) => suspendAs(client, own, reason),
    'suspend someone of another organisation': (client, { other }) => suspendAs(client, other, reason),
    'read someone of another organisation': (client, { other }) =>
      client.call(contract.getAdminUser, { params: { id: other } }),
    'make a member a manager': (client, { own }) => setRoles(client, own, ['patient', 'sakina:manager'], ['patient']),
    'make a member an administrator': (client, { own }) =>
      setRoles(client, own, ['patient', 'sakina:admin'], ['patient']),
    'make a member an owner': (client, { own }) => setRoles(client, own, ['patient', 'sakina:owner'], ['patient']),
    'make a member a platform administrator': (client, { own }) =>
      setRoles(client, own, ['patient', 'platform:admin'], ['patient']),
    'make a member a therapist without a licence': (client, { own }) =>
      setRoles(client, own, ['patient', 'therapist'], ['patient']),
    'invite a manager into the organisation': (client) =>
      client.call(contract.inviteStaff, {
        body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['sakina:manager'], organizationId: 'org-harbour' },
      }),
    'invite a platform administrator': (client) =>
      client.call(contract.inviteStaff, {
        body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['platform:admin'], organizationId: 'org-harbour' },
      }),
    'suspend a provider': (client) =>
      client.call(contract.suspendProvider, { params: { id: ids.providers.amina }, body: { reason } }),
    'change settings': async (client) => {
      const { version } = await client.call(contract.getPlatformSettings, {});
      return client.call(contract.updatePlatformSettings, { body: { version, reason, plan: 'starter' } });
    },
  };
  const platform = 'platform administrator';
  const table: readonly [act: string, ...outcomes: [Caller, string][]][] = [
    ['suspend a member of the organisation', [platform, 'ok'], ['owner', 'ok'], ['organisation’s administrator', 'ok']],
    ['suspend someone of another organisation', [platform, 'ok'], ['owner', 'NOT_FOUND']],
    ['read someone of another organisation', [platform, 'ok'], ['owner', 'NOT_FOUND'], ['client', 'FORBIDDEN']],
    ['make a member a manager', [platform, 'ok'], ['owner', 'ok'], ['organisation’s administrator', 'ok']],
    ['make a member an administrator', [platform, 'ok'], ['owner', 'ok'], ['organisation’s administrator', 'RANK']],
    ['make a member an owner', [platform, 'ok'], ['owner', 'RANK'], ['organisation’s administrator', 'RANK']],
    [
      'make a member a platform administrator',
      [platform, 'NEEDS_APPROVAL'],
      ['owner', 'RANK'],
      ['client', 'FORBIDDEN'],
    ],
    ['make a member a therapist without a licence', [platform, 'LICENCE_NEEDED'], ['owner', 'LICENCE_NEEDED']],
    ['invite a manager into the organisation', [platform, 'ok'], ['owner', 'ok']],
    [
      'invite a platform administrator',
      [platform, 'NEEDS_APPROVAL'],
      ['owner', 'RANK'],
      ['organisation’s administrator', 'RANK'],
    ],
    ['suspend a provider', [platform, 'ok'], ['owner', 'FORBIDDEN'], ['organisation’s administrator', 'FORBIDDEN']],
    ['change settings', [platform, 'ok'], ['owner', 'FORBIDDEN'], ['organisation’s administrator', 'FORBIDDEN']],
  ];
  const cells = table.flatMap(([act, ...outcomes]) =>
    outcomes.map(([caller, expected]) => [caller, act, expected] as const),
  );
  test.each(cells)(
    'a caller who is %s and tries to %s is answered: %s [ROLE-4] [ADM-22]',
    async (caller, act, expected) => {
      const { server, client } = await clientOf(caller);
      const of = await people(server);
      const run = acts[act];
      if (!run) throw new Error(`No act ${act}`);
      expect(await outcome(run(client, of))).toBe(expected);
    },
  );

  test('an owner sees the people of the organisation and no one else, in the list and in a file [ROLE-4]', async () => {
    const server = createTestServer();
    const owner = server.as(who.idris);
    const { items, total } = await owner.call(contract.listAdminUsers, { query: { limit: 100 } });
    expect(new Set(items.map(({ organization }) => organization?.id))).toEqual(new Set(['org-harbour']));
    const { items: organizations } = await owner.call(contract.listOrganizations, {});
    expect(organizations.map(({ id, userCount }) => [id, userCount])).toEqual([['org-harbour', total]]);
    expect((await owner.call(contract.exportUsers, { body: {} })).total).toBe(total);
  });
});

describe('no one decides in their own matter', () => {
  test('own roles are not changed, not even upwards [ADM-22]', async () => {
    const server = createTestServer();
    for (const [email, id, before] of [
      [who.ingrid, ids.users.ingrid, 'platform:admin'],
      [who.idris, ids.users.idris, 'sakina:owner'],
    ] as const)
      expect(await outcome(setRoles(server.as(email), id, [before, 'viewer'], [before]))).toBe('OWN_ACCOUNT');
  });

  test('an owner decides about no one beside or above them [ADM-22]', async () => {
    const server = createTestServer();
    await setRoles(server.as(who.ingrid), ids.users.claire, ['sakina:owner'], ['sakina:manager']);
    const suspend = (id: string) => outcome(suspendAs(server.as(who.idris), id, reason));
    expect(await suspend(ids.users.claire)).toBe('RANK');
    expect(await suspend(ids.users.ingrid)).toBe('NOT_FOUND');
  });
});

describe('someone stays', () => {
  test('of two platform administrators neither takes the role from the other: that needs a third [ADM-22] [ADM-23]', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const mariam = await ingrid.call(contract.getAdminUser, { params: { id: ids.users.mariam } });
    const roles = mariam.roles.filter((role) => role !== 'platform:admin' && role !== 'sakina:owner');
    expect(await outcome(setRoles(ingrid, ids.users.mariam, roles, mariam.roles))).toBe('LAST_ADMIN');
    const body = { kind: 'PLATFORM_ADMIN' as const, userId: ids.users.mariam, roles, before: mariam.roles, reason };
    expect(await outcome(ingrid.call(contract.requestApproval, { body }))).toBe('LAST_ADMIN');
    expect((await ingrid.call(contract.listAdminUsers, { query: { role: ['platform:admin'] } })).total).toBe(2);
  });

  test('of two platform administrators neither suspends the other, in no way: one alone could decide nothing [ADM-22]', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const params = { id: ids.users.mariam };
    const selection = { kind: 'CHOSEN' as const, ids: [ids.users.mariam] };
    const preview = await ingrid.call(contract.previewManyUsers, { body: { action: 'SUSPEND', selection } });
    expect([preview.changing, preview.excluded]).toEqual([0, [{ code: 'LAST_ADMIN', count: 1 }]]);
    const { mark } = preview;
    const many = await ingrid.call(contract.changeManyUsers, { body: { action: 'SUSPEND', reason, selection, mark } });
    expect([many.changed, many.problems.map(({ code }) => code)]).toEqual([0, ['LAST_ADMIN']]);
    expect(await outcome(suspendAs(ingrid, params.id, reason))).toBe('LAST_ADMIN');
    const ask = { kind: 'SUSPENSION' as const, userId: ids.users.mariam, reason };
    expect(await outcome(ingrid.call(contract.requestApproval, { body: ask }))).toBe('LAST_ADMIN');
  });

  test('a platform administrator whose provider’s page is closed stays one, and decides what needs two [ADM-22]', async () => {
    const server = createTestServer();
    const [ingrid, mariam] = [server.as(who.ingrid), server.as(who.mariam)];
    await ingrid.call(contract.suspendProvider, { params: { id: ids.providers.mariam }, body: { reason } });
    expect(await ingrid.call(contract.getAdminUser, { params: { id: ids.users.mariam } })).toMatchObject({
      status: 'ACTIVE',
      roles: expect.arrayContaining(['platform:admin']),
    });
    const { items } = await mariam.call(contract.listApprovals, {});
    const waiting = items.find(({ mayDecide }) => mayDecide);
    const params = { id: waiting?.id ?? '' };
    expect(
      (await mariam.call(contract.decideApproval, { params, body: { decision: 'REFUSE', note: reason } })).status,
    ).toBe('REFUSED');
  });

  test('of three one is suspended by the two others, and by neither alone [ADM-22] [ADM-23]', async () => {
    const server = createTestServer();
    const [ingrid, mariam] = [server.as(who.ingrid), server.as(who.mariam)];
    const noah = { params: { id: ids.users.noah } };
    const approve = (client: typeof ingrid, id: string) =>
      client.call(contract.decideApproval, { params: { id }, body: { decision: 'APPROVE', note: reason } });
    const { roles: before } = await ingrid.call(contract.getAdminUser, noah);
    const given = await ingrid.call(contract.requestApproval, {
      body: {
        kind: 'PLATFORM_ADMIN',
        userId: ids.users.noah,
        roles: ['platform:admin', ...before],
        before,
        reason,
      },
    });
    await approve(mariam, given.id);
    expect(await outcome(suspendAs(ingrid, ids.users.noah, reason))).toBe('NEEDS_APPROVAL');
    const selection = { kind: 'CHOSEN' as const, ids: [ids.users.noah] };
    const { mark, excluded } = await ingrid.call(contract.previewManyUsers, { body: { action: 'SUSPEND', selection } });
    expect(excluded).toEqual([{ code: 'NEEDS_APPROVAL', count: 1 }]);
    await ingrid.call(contract.changeManyUsers, { body: { action: 'SUSPEND', reason, selection, mark } });
    expect((await ingrid.call(contract.getAdminUser, noah)).status).toBe('ACTIVE');
    const asked = await ingrid.call(contract.requestApproval, {
      body: { kind: 'SUSPENSION', userId: ids.users.noah, reason },
    });
    expect(asked).toMatchObject({ before: { status: 'ACTIVE' }, after: { status: 'SUSPENDED' }, status: 'PENDING' });
    expect(await outcome(approve(ingrid, asked.id))).toBe('OWN_MATTER');
    await approve(mariam, asked.id);
    expect((await mariam.call(contract.getAdminUser, noah)).status).toBe('SUSPENDED');
  });

  test('the last owner of an organisation can neither be suspended, one by one or with others, nor lose the role [ADM-22]', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const { items } = await ingrid.call(contract.listAdminUsers, {
      query: { role: ['sakina:owner'], status: ['ACTIVE'], limit: 100 },
    });
    const owners = items.filter(
      ({ organization, id }) => organization?.id === 'org-harbour' && id !== ids.users.mariam,
    );
    const selection = { kind: 'CHOSEN' as const, ids: owners.map(({ id }) => id) };
    const preview = await ingrid.call(contract.previewManyUsers, { body: { action: 'SUSPEND', selection } });
    const done = await ingrid.call(contract.changeManyUsers, {
      body: { action: 'SUSPEND', reason, selection, mark: preview.mark },
    });
    expect(preview.changing).toBe(done.changed);
    const left = (
      await ingrid.call(contract.listAdminUsers, {
        query: { role: ['sakina:owner'], status: ['ACTIVE'], limit: 100 },
      })
    ).items.filter(({ organization }) => organization?.id === 'org-harbour');
    expect(left).toHaveLength(1);
    expect(done.problems.map(({ code }) => code)).toEqual(['LAST_OWNER']);
    const last = left[0]!;
    expect(await outcome(suspendAs(ingrid, last.id, reason))).toBe('LAST_OWNER');
    expect(await outcome(setRoles(ingrid, last.id, ['viewer'], last.roles))).toBe('LAST_OWNER');
  });
});
