import { describe, expect, test, vi } from 'vitest';
import { mintMockToken } from '@sakina/platform/auth/mock';
import * as contract from '@sakina/platform/contract';
import type { QueryOf } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { claimsFor } from '../../rules/tokens.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { markOf } from './user-changes.ts';
import { suspendAs } from '../../testing/suspend.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = createTestServer();
const admin = server.as(who.ingrid);
const list = (query: NonNullable<QueryOf<typeof contract.listAdminUsers>>) =>
  admin.call(contract.listAdminUsers, { query });
const get = (id: string) => admin.call(contract.getAdminUser, { params: { id } });
const reason = 'Asked for by the person on the telephone.';

describe('the list of users', () => {
  test('[API-6] contains 100,000 people and everyone of the practice', async () => {
    const { total, items, nextCursor } = await list({});
    expect(total).toBeGreaterThan(100_000);
    expect(items).toHaveLength(25);
    expect(nextCursor).toEqual(expect.any(String));
    const { items: laylas, total: found } = await list({ q: 'layla haddad' });
    expect([found, laylas[0]?.id]).toEqual([1, ids.users.layla]);
  });

  test('[API-6] searches parts of names and addresses, the start of ids, and Arabic script', async () => {
    const {
      items: [someone],
    } = await list({ q: 'qasim', limit: 1 });
    if (!someone) throw new Error('No one is called Qasim');
    expect((await list({ q: someone.email })).items.map(({ id }) => id)).toEqual([someone.id]);
    expect((await list({ q: someone.id })).items.map(({ id }) => id)).toEqual([someone.id]);
    expect((await list({ q: someone.id.slice(0, 8), limit: 100 })).items.map(({ id }) => id)).toContain(someone.id);
    const { items: arabic, total } = await list({ q: 'خالد منصور', limit: 100 });
    expect(total).toBeGreaterThan(3);
    expect(arabic.every(({ displayName }) => displayName.includes('خالد') && displayName.includes('منصور'))).toBe(true);
  });

  test.each(['name', 'createdAt', 'lastSeenAt', 'sessions'] as const)(
    '[API-6] sorted by %s, is the same forwards and reversed',
    async (sort) => {
      const filters = {
        country: ['EG'],
        role: ['therapist', 'imam', 'mentor'] as ('therapist' | 'imam' | 'mentor')[],
        sort,
      };
      const walked: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ ...filters, direction: 'asc', limit: 7, ...(after && { after }) });
        walked.push(...page.items.map(({ id }) => id));
        after = page.nextCursor ?? undefined;
      } while (after);
      const { items, total } = await list({ ...filters, direction: 'desc', limit: 100 });
      expect(walked).toHaveLength(total);
      expect(items.map(({ id }) => id)).toEqual(walked.toReversed());
    },
  );

  test('[API-6] each filter returns the matching users, people of the practice included', async () => {
    const { items } = await list({ status: ['SUSPENDED'], country: ['PK'], limit: 100 });
    expect(items.length).toBeGreaterThan(10);
    expect(items.every(({ status, country }) => status === 'SUSPENDED' && country === 'PK')).toBe(true);
    const { items: platform } = await list({ role: ['platform:admin'] });
    expect(platform.map(({ id }) => id).toSorted()).toEqual([ids.users.ingrid, ids.users.mariam].toSorted());
    const { items: enterprise } = await list({ plan: ['enterprise'], limit: 30 });
    expect(new Set(enterprise.map(({ plan }) => plan))).toEqual(new Set(['enterprise']));
    const from = '2026-11-20T00:00:00Z';
    const { items: fresh } = await list({ createdFrom: from, sort: 'createdAt', limit: 100 });
    expect(fresh.length).toBeGreaterThan(50);
    expect(fresh.every(({ createdAt }) => Date.parse(createdAt) >= Date.parse(from))).toBe(true);
  });

  test('[API-6] rejects a cursor of other filters and an invented one', async () => {
    const { nextCursor } = await list({ status: ['ACTIVE'] });
    await expect(list({ status: ['INVITED'], after: nextCursor ?? '' })).rejects.toMatchObject({
      status: 422,
      code: 'CURSOR_INVALID',
    });
    await expect(list({ after: 'nonsense' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    await expect(list({ limit: 101 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { limit: expect.any(String) } },
    });
  });

  test('[API-6] continues at the same position when the last user no longer matches', async () => {
    const own = createTestServer();
    const query = { status: ['ACTIVE' as const], country: ['KE'], limit: 3 };
    const read = (after?: string) =>
      own.as(who.ingrid).call(contract.listAdminUsers, { query: { ...query, ...(after && { after }) } });
    const first = await read();
    const second = await read(first.nextCursor ?? '');
    const last = first.items[2];
    await suspendAs(own.as(who.ingrid), last?.id ?? '', reason);
    const again = await read(first.nextCursor ?? '');
    expect(again.items.map(({ id }) => id)).toEqual(second.items.map(({ id }) => id));
    expect(again.total).toBe(first.total - 1);
  });
});

describe('one user', () => {
  test('[API-6] who was generated has the same sessions as the list of sessions', async () => {
    const {
      items: [user],
    } = await list({ sort: 'sessions', limit: 1 });
    const detail = await get(user?.id ?? '');
    const { total, items } = await admin.call(contract.listAdminSessions, { query: { q: detail.id, pageSize: 5 } });
    expect(detail.sessionCount).toBe(total);
    expect(detail.recentSessions.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  test('[API-6] with an unknown id is not found', async () => {
    await expect(get('usr-aaaaaaaa')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await expect(get('usr-none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('actions on an account', () => {
  test('[API-6] [CALL-48] a suspended account cannot renew, stays suspended over a restart, and can be reactivated', async () => {
    const store = createMemoryStore();
    const own = createTestServer({ store });
    const { issueTokens, claimsFor } = await import('../../rules/tokens.ts');
    const pair = await store.run((tables) => issueTokens(tables, who.noah, claimsFor(who.noah), own.now()));
    const ingrid = own.as(who.ingrid);
    const params = { id: ids.users.noah };
    const suspended = await suspendAs(ingrid, params.id, reason);
    expect(suspended).toMatchObject({ status: 'SUSPENDED', suspension: { by: 'Ingrid Solheim', reason } });
    await expect(
      own.as(null).call(contract.refreshTokens, { body: { refreshToken: pair.refreshToken } }),
    ).rejects.toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    await expect(suspendAs(ingrid, params.id, reason)).rejects.toMatchObject({
      status: 409,
      code: 'ACCOUNT_STATE',
      details: { status: 'SUSPENDED' },
    });
    expect(await ingrid.call(contract.reactivateUser, { params, body: { reason } })).toMatchObject({
      status: 'ACTIVE',
      suspension: null,
    });
    await expect(ingrid.call(contract.reactivateUser, { params, body: { reason } })).rejects.toMatchObject({
      code: 'ACCOUNT_STATE',
    });
    const { items } = await ingrid.call(contract.listAuditEntries, { query: { q: ids.users.noah } });
    expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.suspended', 'user.reactivated']));
  });

  test('[SEC-2] a suspended account’s token is rejected everywhere and accepted again after reactivation', async () => {
    const own = createTestServer();
    const params = { id: ids.users.noah };
    const noah = own.as(who.noah);
    await suspendAs(own.as(who.ingrid), params.id, reason);
    await expect(noah.call(contract.listAppointments, {})).rejects.toMatchObject({
      status: 401,
      code: 'TOKEN_INVALID',
    });
    await expect(noah.call(contract.createAppointment, { body: {} as never })).rejects.toMatchObject({ status: 401 });
    // Whoever sends a token is not answered as a visitor; without it, public operations are.
    await expect(noah.call(contract.searchProviders, {})).rejects.toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    expect((await own.as(null).call(contract.searchProviders, {})).total).toBeGreaterThan(0);
    expect((await own.as(who.layla).call(contract.listAppointments, {})).items.length).toBeGreaterThan(0);
    await own.as(who.ingrid).call(contract.reactivateUser, { params, body: { reason } });
    expect((await noah.call(contract.listAppointments, {})).items.length).toBeGreaterThan(0);
  });

  test('[API-6] administrators cannot suspend themselves or remove their own access', async () => {
    const params = { id: ids.users.ingrid };
    await expect(suspendAs(admin, params.id, reason)).rejects.toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
    });
    await expect(
      admin.call(contract.setUserRoles, { params, body: { roles: ['patient'], before: ['platform:admin'], reason } }),
    ).rejects.toMatchObject({ status: 409, code: 'OWN_ACCOUNT' });
  });

  test('[API-6] requires a reason', async () => {
    await expect(suspendAs(admin, ids.users.sofia, ' ')).rejects.toMatchObject({
      status: 422,
      details: { fields: { reason: expect.any(String) } },
    });
  });

  test('[API-6] [SEC-12] an invited colleague is listed at once, and only once', async () => {
    const own = createTestServer();
    const ingrid = own.as(who.ingrid);
    const body = {
      displayName: 'Ama Boateng',
      email: 'Ama.Boateng@demo.test',
      roles: ['sakina:user' as const],
      organizationId: 'org-harbour',
    };
    const first = await ingrid.call(contract.inviteStaff, { body }, { idempotencyKey: 'intent-one' });
    expect(await ingrid.call(contract.inviteStaff, { body }, { idempotencyKey: 'intent-one' })).toEqual(first);
    await expect(ingrid.call(contract.inviteStaff, { body })).rejects.toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
    });
    await expect(
      ingrid.call(contract.inviteStaff, { body: { ...body, email: 'new@demo.test', organizationId: 'org-none' } }),
    ).rejects.toMatchObject({ details: { fields: { organizationId: expect.any(String) } } });
    const { items } = await ingrid.call(contract.listAdminUsers, { query: { q: 'boateng' } });
    expect(items).toMatchObject([
      { id: first.id, status: 'INVITED', plan: 'professional', organization: { name: 'Harbour Care Network' } },
    ]);
  });
});

describe('many at once', () => {
  test('[API-6] changes the users that it can and reports why the others failed', async () => {
    const own = createTestServer();
    const ingrid = own.as(who.ingrid);
    const {
      items: [suspended],
    } = await ingrid.call(contract.listAdminUsers, { query: { status: ['SUSPENDED'], limit: 1 } });
    const chosen = [ids.users.noah, ids.users.ingrid, suspended?.id ?? '', 'usr-unknown'] as never[];
    const result = await ingrid.call(contract.changeManyUsers, {
      body: { action: 'SUSPEND', reason, selection: { kind: 'CHOSEN', ids: chosen }, mark: markOf(chosen) },
    });
    expect(result).toMatchObject({
      matched: 4,
      changed: 1,
      problems: [{ code: 'OWN_ACCOUNT' }, { code: 'ALREADY_DONE' }, { code: 'NOT_FOUND' }],
    });
  });

  test('[API-6] changes all matches only if their number is the one that was shown', async () => {
    const own = createTestServer();
    const ingrid = own.as(who.ingrid);
    const filters = { country: ['EG'], status: ['ACTIVE' as const], q: 'mansour' };
    const { total } = await ingrid.call(contract.listAdminUsers, { query: filters });
    const { mark } = await ingrid.call(contract.previewManyUsers, {
      body: { action: 'SUSPEND', selection: { kind: 'ALL_MATCHING', filters, expected: total } },
    });
    const change = (expected: number, chosen: object = filters) =>
      ingrid.call(contract.changeManyUsers, {
        body: { action: 'SUSPEND', reason, selection: { kind: 'ALL_MATCHING', filters: chosen, expected }, mark },
      });
    await expect(change(total + 1)).rejects.toMatchObject({
      status: 409,
      code: 'SELECTION_CHANGED',
      details: { total },
    });
    expect(await change(total)).toMatchObject({ matched: total, changed: total, problems: [] });
    expect((await ingrid.call(contract.listAdminUsers, { query: filters })).total).toBe(0);
    expect(
      (await ingrid.call(contract.listAdminUsers, { query: { ...filters, status: ['SUSPENDED'] } })).total,
    ).toBeGreaterThanOrEqual(total);
    const { total: everyone } = await ingrid.call(contract.listAdminUsers, { query: {} });
    await expect(change(everyone, {})).rejects.toMatchObject({
      status: 422,
      code: 'SELECTION_TOO_LARGE',
      details: { total: everyone, limit: 1_000 },
    });
  });

  test('[API-6] returns a row for each match, and logs who exported them', async () => {
    const filters = { status: ['SUSPENDED' as const], country: ['KE'] };
    const { total } = await list(filters);
    const file = await admin.call(contract.exportUsers, { body: filters });
    expect([file.total, file.rows.length]).toEqual([total, total]);
    expect(file.rows.every((row) => row.length === file.columns.length)).toBe(true);
    await expect(admin.call(contract.exportUsers, { body: {} })).rejects.toMatchObject({
      status: 422,
      code: 'SELECTION_TOO_LARGE',
    });
    const {
      items: [entry],
    } = await admin.call(contract.listAuditEntries, { query: { action: ['users.exported'], limit: 1 } });
    expect(entry).toMatchObject({
      actor: { id: ids.users.ingrid },
      after: { rows: total, filters: ['status: SUSPENDED', 'country: KE'], searched: false },
    });
  });
});

describe('saved views', () => {
  test('[API-6] [SEC-8] are private, have unique names, and never store search words', async () => {
    const own = createTestServer();
    const ingrid = own.as(who.ingrid);
    const body = {
      list: 'USERS' as const,
      name: 'Suspended in Nairobi',
      query: { status: ['SUSPENDED'], country: ['KE'] },
    };
    const view = await ingrid.call(contract.saveView, { body });
    await expect(ingrid.call(contract.saveView, { body })).rejects.toMatchObject({ status: 409, code: 'NAME_TAKEN' });
    await expect(
      ingrid.call(contract.saveView, { body: { ...body, name: 'Another', query: { q: 'layla' } } }),
    ).rejects.toMatchObject({ status: 422 });
    expect(await ingrid.call(contract.listSavedViews, { query: { list: 'USERS' } })).toMatchObject({
      items: [{ id: 'viw-5e0c91ab' }, view],
    });
    expect(await ingrid.call(contract.listSavedViews, { query: { list: 'AUDIT' } })).toEqual({ items: [] });
    expect(await own.as(who.idris).call(contract.listSavedViews, {})).toEqual({ items: [] });
    await expect(own.as(who.idris).call(contract.deleteView, { params: { id: view.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await ingrid.call(contract.deleteView, { params: { id: view.id } })).toEqual({ deleted: true });
    expect((await ingrid.call(contract.listSavedViews, {})).items.map(({ id }) => id)).toEqual(['viw-5e0c91ab']);
  });
});

describe('a preview of many', () => {
  test('names who would be changed and who not, and its mark refuses another set of the same number [ADM-14]', async () => {
    const own = createTestServer().as(who.ingrid);
    const filters = { q: 'qasim' };
    const { items, total } = await own.call(contract.listAdminUsers, { query: { ...filters, limit: 100 } });
    const [first, second] = items;
    if (!first || !second) throw new Error('Two people called Qasim are needed');
    const selection = { kind: 'ALL_MATCHING' as const, filters, expected: total, except: [first.id] };
    const preview = await own.call(contract.previewManyUsers, { body: { action: 'SUSPEND', selection } });
    expect(preview.total).toBe(total - 1);
    expect(preview.changing + preview.excluded.reduce((sum, { count }) => sum + count, 0)).toBe(total - 1);
    expect(preview.sample.map(({ id }) => id)).not.toContain(first.id);
    const other = { ...selection, except: [second.id] };
    await expect(
      own.call(contract.changeManyUsers, { body: { action: 'SUSPEND', reason, selection: other, mark: preview.mark } }),
    ).rejects.toMatchObject({ code: 'SELECTION_CHANGED' });
    const done = await own.call(contract.changeManyUsers, {
      body: { action: 'SUSPEND', reason, selection, mark: preview.mark },
    });
    expect(done.changed).toBe(preview.changing);
  });

  test('is needed before anything is changed [ADM-14]', async () => {
    const own = createTestServer();
    const sent = await own.fetch('/cloud/v1/admin/users/changes', {
      method: 'POST',
      headers: { Authorization: `Bearer ${mintMockToken(claimsFor(who.ingrid))}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'SUSPEND', reason, selection: { kind: 'CHOSEN', ids: [ids.users.noah] } }),
    });
    expect([sent.status, await sent.json()]).toMatchObject([
      422,
      { details: { fields: { mark: expect.any(String) } } },
    ]);
    const { status } = await own.as(who.ingrid).call(contract.getAdminUser, { params: { id: ids.users.noah } });
    expect(status).toBe('ACTIVE');
  });
});

describe('a view that is shared', () => {
  test('is seen by other administrators with its owner’s name, and changed by its owner alone [ADM-13]', async () => {
    const own = createTestServer();
    const view = await own.as(who.ingrid).call(contract.saveView, {
      body: { list: 'USERS', name: 'Waiting to sign in', query: { status: ['INVITED'] } },
    });
    const seen = () => own.as(who.idris).call(contract.listSavedViews, { query: { list: 'USERS' } });
    expect((await seen()).items.map(({ id }) => id)).not.toContain(view.id);
    await own.as(who.ingrid).call(contract.updateView, { params: { id: view.id }, body: { isShared: true } });
    expect((await seen()).items.find(({ id }) => id === view.id)).toMatchObject({ sharedBy: 'Ingrid Solheim' });
    await expect(
      own.as(who.idris).call(contract.updateView, { params: { id: view.id }, body: { name: 'Mine now' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
