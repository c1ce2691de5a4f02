import { describe, expect, test, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { outcome } from '../../testing/outcome.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reason = 'Storage is nearly full, and no one listens to them.';
const policies = { recording: { allowed: true, keepDays: 1 } };

function setUp() {
  const server = createTestServer();
  const ingrid = server.as(who.ingrid);
  const mariam = server.as(who.mariam);
  const settings = () => ingrid.call(contract.getPlatformSettings, {});
  const keepDays = async () => (await settings()).policies.recording.keepDays;
  const ask = async () => {
    const { version } = await settings();
    return ingrid.call(contract.requestApproval, { body: { kind: 'RETENTION', version, policies, reason } });
  };
  const decide = (client: typeof ingrid, id: string, decision: 'APPROVE' | 'REFUSE') =>
    client.call(contract.decideApproval, { params: { id }, body: { decision, note: reason } });
  return { server, ingrid, mariam, settings, keepDays, ask, decide };
}

describe('a shorter time for records', () => {
  test('is not saved by one administrator; a longer one is [ADM-65]', async () => {
    const { ingrid, settings, keepDays } = setUp();
    const save = async (days: number) =>
      outcome(
        ingrid.call(contract.updatePlatformSettings, {
          body: {
            version: (await settings()).version,
            reason,
            policies: { recording: { allowed: true, keepDays: days } },
          },
        }),
      );
    expect([await save(364), await keepDays(), await save(400), await keepDays()]).toEqual([
      'NEEDS_APPROVAL',
      365,
      'ok',
      400,
    ]);
  });

  test('says how many recordings it deletes, takes effect seven days after the approval, and is in the history [ADM-65]', async () => {
    const { server, ingrid, mariam, keepDays, ask, decide } = setUp();
    const { losses, waitDays } = await ingrid.call(contract.previewRetention, { body: { policies } });
    expect(losses).toEqual([{ path: 'policies.recording.keepDays', records: expect.any(Number) }]);
    expect(losses[0]?.records).toBeGreaterThan(0);
    const { id, losses: asked } = await ask();
    expect([asked, waitDays]).toEqual([losses, 7]);
    const approved = await decide(mariam, id, 'APPROVE');
    expect(approved).toMatchObject({ status: 'SCHEDULED', takesEffectAt: '2026-12-01T15:00:00.000Z' });
    server.pass({ days: 6, hours: 23, minutes: 59 });
    expect(await keepDays()).toBe(365);
    server.pass({ minutes: 1 });
    expect(await keepDays()).toBe(1);
    const { items } = await ingrid.call(contract.listAuditEntries, {
      query: { action: ['settings.changed'], limit: 1 },
    });
    expect(items[0]).toMatchObject({
      before: { 'policies.recording.keepDays': 365 },
      after: { 'policies.recording.keepDays': 1 },
    });
  });

  test('is not approved by the one who asked, and can be stopped before its day [ADM-23]', async () => {
    const { server, ingrid, mariam, keepDays, ask, decide } = setUp();
    const { id, mayDecide } = await ask();
    expect([mayDecide, await outcome(decide(ingrid, id, 'APPROVE'))]).toEqual([false, 'OWN_MATTER']);
    await decide(mariam, id, 'APPROVE');
    await ingrid.call(contract.withdrawApproval, { params: { id }, body: { reason } });
    server.pass({ days: 30 });
    expect(await keepDays()).toBe(365);
  });

  test('that was refused, withdrawn or has expired is not approved any more, and nothing happens [ADM-23]', async () => {
    const { server, ingrid, mariam, keepDays, ask, decide } = setUp();
    const refused = await ask();
    await decide(mariam, refused.id, 'REFUSE');
    const withdrawn = await ask();
    await ingrid.call(contract.withdrawApproval, { params: { id: withdrawn.id }, body: { reason } });
    const expired = await ask();
    expect(await outcome(ask())).toBe('ALREADY_REQUESTED');
    server.pass({ days: 7 });
    for (const { id } of [refused, withdrawn, expired])
      expect(await outcome(decide(mariam, id, 'APPROVE'))).toBe('ALREADY_DECIDED');
    const { items } = await ingrid.call(contract.listApprovals, {});
    expect(items.find(({ id }) => id === expired.id)?.status).toBe('EXPIRED');
    server.pass({ days: 30 });
    expect(await keepDays()).toBe(365);
  });

  test('waits in the queue of the other administrators alone [ADM-1] [ADM-23]', async () => {
    const { server, ingrid, mariam, ask } = setUp();
    const waiting = async (client: typeof ingrid) =>
      (await client.call(contract.getAdminOverview, {})).tasks.find(({ kind }) => kind === 'APPROVALS')?.count;
    expect([await waiting(ingrid), await waiting(mariam)]).toEqual([1, 1]);
    await ask();
    expect([await waiting(ingrid), await waiting(mariam)]).toEqual([1, 2]);
    expect(await outcome(server.as(who.idris).call(contract.listApprovals, {}))).toBe('FORBIDDEN');
  });
});

describe('the role of a platform administrator', () => {
  test('is given by two: asked for by one, given when another approves [ADM-23]', async () => {
    const { ingrid, mariam, decide } = setUp();
    const before = ['patient' as const];
    const roles = ['platform:admin' as const, 'patient' as const];
    const params = { id: ids.users.layla };
    const direct = ingrid.call(contract.setUserRoles, { params, body: { roles, before, reason } });
    expect(await outcome(direct)).toBe('NEEDS_APPROVAL');
    const { id } = await ingrid.call(contract.requestApproval, {
      body: { kind: 'PLATFORM_ADMIN', userId: ids.users.layla, roles, before, reason },
    });
    expect((await ingrid.call(contract.getAdminUser, { params })).roles).toEqual(before);
    expect(await decide(mariam, id, 'APPROVE')).toMatchObject({ status: 'DONE' });
    expect((await ingrid.call(contract.getAdminUser, { params })).roles).toEqual(roles);
  });

  test('is not given by invitation [ADM-23]', async () => {
    const { ingrid } = setUp();
    const invite = ingrid.call(contract.inviteStaff, {
      body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['platform:admin'], organizationId: null },
    });
    expect(await outcome(invite)).toBe('NEEDS_APPROVAL');
  });
});

describe('the secret of a connected system', () => {
  const secret = 'a-very-secret-value-9XyZ';
  const request = { kind: 'SECRET' as const, integrationId: 'text-messages', secret, reason };
  const secretEnd = (settings: Awaited<ReturnType<ReturnType<typeof setUp>['settings']>>) =>
    settings.integrations.find(({ id }) => id === 'text-messages')?.secretEndsWith;

  test('is replaced by two, and comes back in no answer [ADM-23] [ADM-67]', async () => {
    const { ingrid, mariam, settings, decide } = setUp();
    const { version } = await settings();
    const asked = await ingrid.call(contract.requestApproval, { body: request });
    expect(asked).toMatchObject({ before: { secretEndsWith: 'Xk2p' }, after: { secretEndsWith: '9XyZ' } });
    expect(secretEnd(await settings())).toBe('Xk2p');
    expect(await outcome(decide(ingrid, asked.id, 'APPROVE'))).toBe('OWN_MATTER');
    expect(await decide(mariam, asked.id, 'APPROVE')).toMatchObject({ status: 'DONE' });
    const after = await settings();
    expect([secretEnd(after), after.version]).toEqual(['9XyZ', version + 1]);
    const { items } = await ingrid.call(contract.listAuditEntries, {
      query: { action: ['settings.changed'], limit: 1 },
    });
    expect(items[0]).toMatchObject({ actor: { displayName: 'Ingrid Solheim' }, reason });
    const said = [asked, after, items, await ingrid.call(contract.listApprovals, {})];
    expect(JSON.stringify(said)).not.toContain('a-very-secret');
  });

  test('stays as it is where the other refuses, and of a system that is not connected there is none [ADM-67]', async () => {
    const { ingrid, mariam, settings, decide } = setUp();
    const { id } = await ingrid.call(contract.requestApproval, { body: request });
    expect(await decide(mariam, id, 'REFUSE')).toMatchObject({ status: 'REFUSED' });
    expect(secretEnd(await settings())).toBe('Xk2p');
    const unknown = ingrid.call(contract.requestApproval, { body: { ...request, integrationId: 'none' } });
    expect(await outcome(unknown)).toBe('VALIDATION_FAILED');
  });
});
