import { describe, expect, test, vi } from 'vitest';
import { mintMockToken, readMockToken } from '@sakina/platform/auth/mock';
import type { Client } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import { rolesFromClaims } from '@sakina/platform/domain';
import { ids } from '../../personas/ids.ts';
import { addProviderRole, currentClaims } from '../../rules/account-state.ts';
import { claimsFor, issueTokens } from '../../rules/tokens.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { outcome } from '../../testing/outcome.ts';
import { ApiFailure } from '../api-failure.ts';
import { markOf } from './user-changes.ts';
import { ANY_MARK, suspendAs } from '../../testing/suspend.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reason = 'The register of the board has been read today.';
const entries = async (client: Client) =>
  (await client.call(contract.listAuditEntries, { query: { limit: 20 } })).items;

describe('roles', () => {
  test('reach the token at the next renewal [ROLE-4]', async () => {
    const store = createMemoryStore();
    const server = createTestServer({ store });
    const pair = await store.run((tables) => issueTokens(tables, who.layla, claimsFor(who.layla), server.now()));
    await server.as(who.ingrid).call(contract.setUserRoles, {
      params: { id: ids.users.layla },
      body: { roles: ['patient', 'sakina:manager'], before: ['patient'], reason },
    });
    const { accessToken } = await server
      .as(null)
      .call(contract.refreshTokens, { body: { refreshToken: pair.refreshToken } });
    expect(readMockToken(accessToken)).toMatchObject({ realm_access: { roles: ['sakina:manager', 'patient'] } });
  });

  test('of an administrator that are taken end every call at once, whatever their token says [ROLE-4]', async () => {
    const server = createTestServer();
    await server.as(who.ingrid).call(contract.setUserRoles, {
      params: { id: ids.users.claire },
      body: { roles: ['sakina:owner'], before: ['sakina:manager'], reason },
    });
    await server.as(who.ingrid).call(contract.setUserRoles, {
      params: { id: ids.users.idris },
      body: { roles: ['sakina:viewer'], before: ['sakina:owner'], reason },
    });
    const idris = server.as(who.idris);
    expect(await outcome(idris.call(contract.listAdminUsers, {}))).toBe('FORBIDDEN');
    expect(await outcome(suspendAs(idris, ids.users.claire, reason))).toBe('FORBIDDEN');
  });

  test('of a verified provider that are taken are gone at the next renewal, and come back with the next approval [ROLE-4] [ADM-25]', async () => {
    const store = createMemoryStore();
    const server = createTestServer({ store });
    const ingrid = server.as(who.ingrid);
    const params = { id: ids.users.yusuf };
    const { roles: before } = await ingrid.call(contract.getAdminUser, { params });
    const tokenRoles = () => store.run((tables) => rolesFromClaims(currentClaims(tables, claimsFor(who.yusuf))));
    expect(await tokenRoles()).toContain('imam');
    await ingrid.call(contract.setUserRoles, { params, body: { roles: ['consumer'], before, reason } });
    expect(await tokenRoles()).toEqual(['consumer']);
    await store.run((tables) => addProviderRole(tables, { userId: ids.users.yusuf, kind: 'IMAM' }));
    expect(await tokenRoles()).toEqual(expect.arrayContaining(['consumer', 'imam']));
  });

  test('that someone else changed meanwhile are not written over; the refusal names those of now', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    const params = { id: ids.users.layla };
    const give = (role: 'viewer' | 'sakina:user') =>
      ingrid.call(contract.setUserRoles, { params, body: { roles: ['patient', role], before: ['patient'], reason } });
    await give('viewer');
    await expect(give('sakina:user')).rejects.toMatchObject({
      status: 409,
      code: 'ROLES_CHANGED',
      details: { roles: ['patient', 'viewer'] },
    });
  });

  test('of a provider are not given by invitation', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    const invite = ingrid.call(contract.inviteStaff, {
      body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['therapist'], organizationId: null },
    });
    expect(await outcome(invite)).toBe('LICENCE_NEEDED');
  });
});

describe('suspension', () => {
  test('of someone who was only invited ends as an invitation, not as an active account', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    const { id } = await ingrid.call(contract.inviteStaff, {
      body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['sakina:user'], organizationId: null },
    });
    await suspendAs(ingrid, id, reason);
    expect((await ingrid.call(contract.reactivateUser, { params: { id }, body: { reason } })).status).toBe('INVITED');
    const {
      items: [never],
    } = await ingrid.call(contract.listAdminUsers, {
      query: { status: ['SUSPENDED'], sort: 'lastSeenAt', direction: 'asc', limit: 1 },
    });
    const again = await ingrid.call(contract.reactivateUser, { params: { id: never?.id ?? '' }, body: { reason } });
    expect(again.status).toBe(again.lastSeenAt === null ? 'INVITED' : 'ACTIVE');
  });

  test('of an account closes its provider’s page and times until it is reactivated', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const params = { id: ids.users.amina };
    const visitor = server.as(null);
    const page = () => outcome(visitor.call(contract.getProvider, { params: { idOrHandle: 'amina-rahman' } }));
    const found = async () => (await visitor.call(contract.searchProviders, { query: { q: 'amina rahman' } })).total;
    const { services } = await visitor.call(contract.getProvider, { params: { idOrHandle: 'amina-rahman' } });
    const times = () =>
      outcome(
        visitor.call(contract.listOpenSlots, {
          params: { id: ids.providers.amina },
          query: { serviceId: services[0]?.id ?? '', from: '2026-11-25T00:00:00Z', to: '2026-12-02T00:00:00Z' },
        }),
      );
    expect([await page(), await found(), await times()]).toEqual(['ok', 1, 'ok']);
    await suspendAs(ingrid, params.id, reason);
    expect([await page(), await found(), await times()]).toEqual(['NOT_FOUND', 0, 'NOT_FOUND']);
    await ingrid.call(contract.reactivateUser, { params, body: { reason } });
    expect([await page(), await found(), await times()]).toEqual(['ok', 1, 'ok']);
  });

  test('of a provider shows in their own check and refuses to start a session [CALL-49] [SESSION-1]', async () => {
    const server = createTestServer();
    await server
      .as(who.ingrid)
      .call(contract.suspendProvider, { params: { id: ids.providers.amina }, body: { reason } });
    const amina = server.as(who.amina);
    expect(await amina.call(contract.verifyCredentials, {})).toMatchObject({ verified: false });
    expect(await outcome(amina.call(contract.startAppointment, { params: { id: ids.appointments.upcoming } }))).toBe(
      'FORBIDDEN',
    );
  });
});

describe('credentials', () => {
  test('that were asked for come back into the queue, in their old place', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const find = async () =>
      (await ingrid.call(contract.listCredentialCases, { query: { source: 'PROVIDER', limit: 100 } })).items.find(
        ({ providerId }) => providerId === ids.providers.daniel,
      );
    const first = await find();
    await ingrid.call(contract.decideCredentials, {
      params: { id: first?.id ?? '' },
      body: { decision: 'REQUEST_CHANGES', reason },
    });
    expect(await find()).toBeUndefined();
    server.pass({ minutes: 5 });
    const license = new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], 'licence.pdf', {
      type: 'application/pdf',
    });
    await server.as(who.daniel).call(contract.uploadLicense, { body: { license } });
    expect(await find()).toEqual(first);
  });

  test('of an applicant, approved, make their provider record: listed, verified, with a provider’s role, out of the directory until written [ADM-46]', async () => {
    const store = createMemoryStore();
    const server = createTestServer({ store });
    const ingrid = server.as(who.ingrid);
    const { items } = await ingrid.call(contract.listCredentialCases, { query: { source: 'APPLICATION', limit: 100 } });
    const entry = items.find(({ displayName }) => displayName === 'Hassan Javed');
    expect(entry?.providerId).toBeNull();
    const found = async () =>
      (await ingrid.call(contract.listAdminProviders, { query: { q: 'hassan javed' } })).items.filter(
        ({ displayName }) => displayName === 'Hassan Javed',
      );
    expect(await found()).toEqual([]);
    const decided = await ingrid.call(contract.decideCredentials, {
      params: { id: entry?.id ?? '' },
      body: { decision: 'APPROVE', reason },
    });
    expect(await found()).toMatchObject([{ id: decided.providerId, kind: entry?.kind, verification: 'VERIFIED' }]);
    const page = server.as(null).call(contract.getProvider, { params: { idOrHandle: decided.providerId ?? '' } });
    expect(await outcome(page)).toBe('NOT_FOUND');
    const roles = await store.run((tables) => {
      const row = tables.providers.get(decided.providerId ?? '');
      const claims = currentClaims(tables, { sub: row?.userId ?? '', realm_access: { roles: ['patient'] } });
      return (claims['realm_access'] as { roles: string[] }).roles;
    });
    expect(roles).toEqual(['patient', (entry?.kind ?? '').toLowerCase()]);
  });

  test('of one’s own page are decided by someone else', async () => {
    const mariam = createTestServer().as(who.mariam);
    const { providerId } = await mariam.call(contract.getAdminUser, { params: { id: ids.users.mariam } });
    const params = { id: providerId ?? '' };
    expect(await outcome(mariam.call(contract.suspendProvider, { params, body: { reason } }))).toBe('OWN_MATTER');
  });

  test('of one’s own application are decided by someone else', async () => {
    const store = createMemoryStore();
    const mariam = createTestServer({ store }).as(who.mariam);
    const id = await store.run((tables) => {
      const [row] = tables.providerApplications.all().filter(({ status }) => status === 'SUBMITTED');
      if (!row) throw new Error('An application that waits is needed');
      return tables.providerApplications.put({ ...row, applicant: { ...row.applicant, id: ids.users.mariam } }).id;
    });
    const body = { decision: 'APPROVE' as const, reason };
    expect(await outcome(mariam.call(contract.decideCredentials, { params: { id }, body }))).toBe('OWN_MATTER');
  });
});

describe('the audit log', () => {
  test('keeps the values of an export’s filters, that words were searched for, and not the words [SEC-8]', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    await ingrid.call(contract.exportUsers, {
      body: { q: 'layla haddad', status: ['ACTIVE'], sort: 'name', direction: 'desc' },
    });
    const [entry] = await entries(ingrid);
    expect(entry?.after).toMatchObject({ filters: ['status: ACTIVE'], searched: true, order: ['name', 'desc'] });
    expect(JSON.stringify(entry)).not.toMatch(/layla/i);
  });

  test('and a view keep no name: words and keys that the list does not know are refused [SEC-8]', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    const save = (query: Record<string, string>) =>
      outcome(ingrid.call(contract.saveView, { body: { list: 'USERS', name: 'Layla Haddad', query } }));
    expect(await save({ client: 'usr-1' })).toBe('VALIDATION_FAILED');
    expect(await save({ status: 'Layla Haddad' })).toBe('VALIDATION_FAILED');
    expect(await save({ status: 'ACTIVE' })).toBe('ok');
    const [entry] = await entries(ingrid);
    expect(entry?.action).toBe('view.saved');
    expect(JSON.stringify(entry)).not.toMatch(/layla/i);
  });

  test('gives entries of one instant in the order in which they happened', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    const people = [ids.users.noah, ids.users.sofia, ids.users.layla, ids.users.claire];
    for (const id of people) await suspendAs(ingrid, id, reason);
    const { items } = await ingrid.call(contract.listAuditEntries, {
      query: { action: ['user.suspended'], limit: 20 },
    });
    const targets = items.map(({ target }) => target.id);
    expect(targets.slice(0, 4)).toEqual(people.toReversed());
  });

  test.each([
    [
      'a suspension of one’s own account',
      who.ingrid,
      (client: Client) => suspendAs(client, ids.users.ingrid, reason),
      'user.suspended',
      ids.users.ingrid,
      'OWN_ACCOUNT',
    ],
    [
      'a suspension by an owner above whom someone stands',
      who.idris,
      (client: Client) =>
        client.call(contract.suspendProvider, { params: { id: ids.providers.amina }, body: { reason } }),
      'provider.suspended',
      ids.providers.amina,
      'FORBIDDEN',
    ],
    [
      'a client’s attempt',
      who.layla,
      (client: Client) =>
        client.call(contract.suspendUser, { params: { id: ids.users.noah }, body: { reason, mark: ANY_MARK } }),
      'user.suspended',
      ids.users.noah,
      'FORBIDDEN',
    ],
  ] as const)('keeps what was refused, as refused: %s [ADM-70]', async (_, name, act, action, id, code) => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const refused = () => ingrid.call(contract.listAuditEntries, { query: { outcome: 'REFUSED', limit: 20 } });
    const before = (await refused()).items.length;
    expect(await outcome(act(server.as(name)))).toBe(code);
    const { items } = await refused();
    expect(items.length).toBe(before + 1);
    expect(items[0]).toMatchObject({
      action,
      outcome: 'REFUSED',
      target: { id },
      after: { refused: code },
      reason: null,
    });
  });

  /** A server whose log cannot be written. */
  function withoutLog(): Store {
    const store = createMemoryStore();
    return {
      ...store,
      run: (work) =>
        store.run((tables) => {
          tables.auditEntries.put = () => {
            throw new ApiFailure(503, 'LOG_DOWN', 'The audit log cannot be written.');
          };
          return work(tables);
        }),
    };
  }
  const acts: readonly [string, (client: Client) => Promise<unknown>][] = [
    ['a suspension', (client) => suspendAs(client, ids.users.noah, reason)],
    [
      'a change of roles',
      (client) =>
        client.call(contract.setUserRoles, {
          params: { id: ids.users.noah },
          body: { roles: ['patient', 'viewer'], before: ['patient'], reason },
        }),
    ],
    [
      'an invitation',
      (client) =>
        client.call(contract.inviteStaff, {
          body: { displayName: 'Eve', email: 'eve@demo.test', roles: ['viewer'], organizationId: null },
        }),
    ],
    [
      'a suspension of many',
      (client) =>
        client.call(contract.changeManyUsers, {
          body: {
            action: 'SUSPEND',
            reason,
            selection: { kind: 'CHOSEN', ids: [ids.users.noah] },
            mark: markOf([ids.users.noah]),
          },
        }),
    ],
    ['an export', (client) => client.call(contract.exportUsers, { body: { status: ['SUSPENDED'], country: ['KE'] } })],
    [
      'a suspension of a provider',
      (client) => client.call(contract.suspendProvider, { params: { id: ids.providers.amina }, body: { reason } }),
    ],
    [
      'a view',
      (client) =>
        client.call(contract.saveView, { body: { list: 'USERS', name: 'Mine', query: { status: 'ACTIVE' } } }),
    ],
    [
      'a called-off session',
      (client) =>
        client.call(contract.cancelAdminSession, {
          params: { id: ids.appointments.upcoming },
          body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
        }),
    ],
  ];
  test.each(acts)('missing, %s does not happen', async (_, act) => {
    const store = withoutLog();
    const server = createTestServer({ store });
    expect(await outcome(act(server.as(who.ingrid)))).toBe('LOG_DOWN');
    const changed = await store.run((tables) => ({
      users: tables.adminUserChanges.all(),
      staff: tables.staffAccounts.all(),
      suspended: tables.providerSuspensions.get(ids.providers.amina),
      session: tables.appointments.get(ids.appointments.upcoming)?.status,
      views: tables.savedViews.all().length,
    }));
    expect(changed).toEqual({ users: [], staff: [], suspended: undefined, session: 'CONFIRMED', views: 1 });
  });
});

test('a key of one intent under another body is refused, and the first answer stands for the same body', async () => {
  const server = createTestServer();
  const { mark } = await server.as(who.ingrid).call(contract.previewSuspension, { params: { id: ids.users.noah } });
  const send = async (why: string) => {
    const response = await server.fetch(`/cloud/v1/admin/users/${ids.users.noah}/suspend`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'one-intent',
        Authorization: `Bearer ${mintMockToken(claimsFor(who.ingrid))}`,
      },
      body: JSON.stringify({ reason: why, mark }),
    });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  expect([await send(reason), await send(reason), await send('Something else.')]).toEqual([
    [200, undefined],
    [200, undefined],
    [422, 'IDEMPOTENCY_MISMATCH'],
  ]);
});

test('the audit log goes back three years, and a walk through all of it meets each entry once, the newest first', async () => {
  const ingrid = createTestServer().as(who.ingrid);
  const seen: contract.AuditEntry[] = [];
  let after: string | undefined;
  do {
    const page = await ingrid.call(contract.listAuditEntries, { query: { limit: 100, ...(after && { after }) } });
    seen.push(...page.items);
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
  expect(seen.length).toBeGreaterThan(4_000);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  const times = seen.map(({ at }) => Date.parse(at));
  expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))).toBe(true);
});

test('no reason in the audit log speaks of anyone’s health', async () => {
  const { items } = await createTestServer()
    .as(who.ingrid)
    .call(contract.listAuditEntries, { query: { limit: 100, action: ['user.suspended', 'user.reactivated'] } });
  expect(items.length).toBeGreaterThan(20);
  expect(items.filter(({ reason: words }) => /hospital|ill\b|sick|depress|diagnos/i.test(words ?? ''))).toEqual([]);
});

test.each(['TR', 'SE', 'FR', 'ES', 'BR'])(
  'people of %s are in the order of their names, accents aside',
  async (country) => {
    const ingrid = createTestServer().as(who.ingrid);
    const order = new Intl.Collator('en', { sensitivity: 'base' });
    const names: string[] = [];
    let after: string | undefined;
    do {
      const query = { sort: 'name' as const, country: [country], limit: 100, ...(after && { after }) };
      const page = await ingrid.call(contract.listAdminUsers, { query });
      names.push(...page.items.map(({ displayName }) => displayName));
      after = page.nextCursor ?? undefined;
    } while (after !== undefined && names.length < 1_500);
    expect(names.length).toBeGreaterThan(500);
    const wrong = names.filter((name, index) => index > 0 && order.compare(names[index - 1] ?? '', name) > 0);
    expect(wrong).toEqual([]);
  },
);
