import { describe, expect, test, vi } from 'vitest';
import { readMockToken } from '@sakina/platform/auth/mock';
import * as contract from '@sakina/platform/contract';
import type { QueryOf } from '@sakina/platform/contract';
import { dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { claimsFor, issueTokens } from '../../rules/tokens.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { ServerEvent } from '../../realtime/index.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

// The first call builds the indexes of 100,000 people, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const admin = createTestServer().as(who.ingrid);
const reason = 'The register of the board has been read today.';

describe('sessions', () => {
  const list = (query: NonNullable<QueryOf<typeof contract.listAdminSessions>>) =>
    admin.call(contract.listAdminSessions, { query });

  test('[API-6] include 250,000 generated ones and those of the practice; pages and cursors return the same', async () => {
    expect((await list({})).total).toBeGreaterThan(250_400);
    const query = { q: 'yıldız', sort: 'client' as const, status: ['NO_SHOW' as const] };
    const walked: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...query, pageSize: 9, ...(after && { after }) });
      walked.push(...page.items.map(({ id }) => id));
      after = page.nextCursor ?? undefined;
    } while (after);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ ...query, pageSize: 9, page })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(walked.slice(0, 27));
    expect(walked).toHaveLength(pages[0]?.total ?? 0);
    expect(new Set(walked).size).toBe(walked.length);
  });

  test('[ADM-60] each given view is the whole of its kind, and nothing else', async () => {
    const own = createTestServer().as(who.ingrid);
    const list = (query: QueryOf<typeof contract.listAdminSessions>) =>
      own.call(contract.listAdminSessions, { query: { ...query, pageSize: 100 } });
    expect((await list({ view: 'RUNNING' })).total).toBe((await list({ status: ['IN_PROGRESS'] })).total);
    expect((await list({ view: 'NO_SHOW' })).total).toBe((await list({ status: ['NO_SHOW'] })).total);
    const month = { from: '2026-10-20T00:00:00Z', status: ['COMPLETED' as const] };
    const open = await list({ view: 'NOTE_MISSING' });
    expect(open.total).toBeGreaterThan(0);
    expect(open.items.every(({ noteStatus }) => noteStatus !== 'SIGNED')).toBe(true);
    expect(open.items.every(({ endsAt }) => Date.parse(endsAt) < Date.parse('2026-11-23T15:00:00Z'))).toBe(true);
    const held = await own.call(contract.listAdminSessions, { query: { ...month, pageSize: 100, page: 2 } });
    expect(held.items.some(({ noteStatus }) => noteStatus === 'SIGNED')).toBe(true);
    for (const { price, status } of (await list({ view: 'UNPAID' })).items)
      expect([status, price.amountMinor > 0]).toEqual(['COMPLETED', true]);
    expect((await list({ view: 'CALLED_OFF' })).total).toBe(0);
    const coming = await list({ status: ['CONFIRMED'], from: '2026-11-26T00:00:00Z' });
    await own.call(contract.cancelAdminSession, {
      params: { id: coming.items[0]?.id ?? '' },
      body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    });
    expect((await list({ view: 'CALLED_OFF' })).items.map(({ id }) => id)).toEqual([coming.items[0]?.id]);
  });

  test('[API-6] can be canceled with a reason before they start, free of charge', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const {
      items: [coming],
    } = await ingrid.call(contract.listAdminSessions, {
      query: { status: ['CONFIRMED'], sort: 'price', direction: 'asc', pageSize: 1, from: '2026-12-01T00:00:00Z' },
    });
    const body = { reason: { code: 'PROVIDER_UNAVAILABLE' as const, text: 'In hospital.' } };
    for (const id of [coming?.id ?? '', ids.appointments.upcoming]) {
      expect(await ingrid.call(contract.cancelAdminSession, { params: { id }, body })).toMatchObject({
        status: 'CANCELLED',
        cancellation: { by: 'ADMIN', fee: { amountMinor: 0 }, reason: { code: 'PROVIDER_UNAVAILABLE', hasText: true } },
      });
      await expect(ingrid.call(contract.cancelAdminSession, { params: { id }, body })).rejects.toMatchObject({
        status: 409,
        code: 'NOT_CANCELLABLE',
      });
      const { items } = await ingrid.call(contract.listAdminSessions, { query: { q: id } });
      expect(items).toMatchObject([{ id, status: 'CANCELLED' }]);
    }
    await expect(
      ingrid.call(contract.cancelAdminSession, { params: { id: ids.appointments.lastWeek }, body }),
    ).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
    const { items } = await ingrid.call(contract.listAuditEntries, { query: { action: ['session.cancelled'] } });
    expect(JSON.stringify(items)).not.toContain('hospital');
  });
});

test('[SESSION-4] [CALL-13] a canceled session is reported to the client and the provider, by notification and over realtime', async () => {
  const events: ServerEvent[] = [];
  const server = createTestServer({ publish: (event) => events.push(event) });
  const id = ids.appointments.upcoming;
  await server.as(who.ingrid).call(contract.cancelAdminSession, {
    params: { id },
    body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: 'In hospital.' } },
  });
  for (const person of [who.layla, who.amina]) {
    const {
      items: [latest],
    } = await server
      .as(person)
      .call(contract.listNotifications, { query: { kind: ['APPOINTMENT_CANCELLED'], unread: true } });
    expect(latest).toMatchObject({ subject: { appointmentId: id }, createdAt: server.now().toISOString() });
    expect(JSON.stringify(latest)).not.toContain('hospital');
  }
  expect(events).toMatchObject([
    { name: 'appointment.updated', to: ids.providers.amina, payload: { appointmentId: id, status: 'CANCELLED' } },
  ]);
});

describe('credentials', () => {
  test('[CALL-49] approved, notify the provider, and the directory lists them', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const { items } = await ingrid.call(contract.listCredentialCases, { query: { source: 'PROVIDER', limit: 100 } });
    const daniel = items.find(({ providerId }) => providerId === ids.providers.daniel);
    const params = { id: daniel?.id ?? '' };
    const find = () => server.as(null).call(contract.searchProviders, { query: { q: 'daniel weiss' } });
    expect((await find()).total).toBe(0);
    expect(
      await ingrid.call(contract.decideCredentials, { params, body: { decision: 'APPROVE', reason } }),
    ).toMatchObject({ status: 'APPROVED', decision: { by: 'Ingrid Solheim', reason } });
    expect(await server.as(who.daniel).call(contract.verifyCredentials, {})).toMatchObject({
      verified: true,
      problem: null,
    });
    expect((await find()).total).toBe(1);
    await expect(
      ingrid.call(contract.decideCredentials, { params, body: { decision: 'DECLINE', reason } }),
    ).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED', details: { status: 'APPROVED' } });
    await expect(
      ingrid.call(contract.decideCredentials, { params: { id: 'crd-none' }, body: { decision: 'DECLINE', reason } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each(['PROVIDER', 'APPLICATION'] as const)(
    '[CALL-49] sent back as %s, tell the provider what is missing in the words of whoever decided, until it has come',
    async (source) => {
      const server = createTestServer();
      const { items } = await server
        .as(who.ingrid)
        .call(contract.listCredentialCases, { query: { source, limit: 100 } });
      const id = items.find(({ providerId }) => providerId === ids.providers.daniel)?.id ?? '';
      const problem = async () => (await server.as(who.daniel).call(contract.verifyCredentials, {})).problem;
      const before = await problem();
      expect(before).not.toContain(reason);
      await server
        .as(who.ingrid)
        .call(contract.decideCredentials, { params: { id }, body: { decision: 'REQUEST_CHANGES', reason } });
      expect(await problem()).toContain(reason);
      if (source === 'APPLICATION') return;
      server.pass({ minutes: 5 });
      const license = new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])], 'license.pdf', {
        type: 'application/pdf',
      });
      await server.as(who.daniel).call(contract.uploadLicense, { body: { license } });
      expect(await problem()).toBe(before);
    },
  );

  test.each<[person: string, email: string, source: 'PROVIDER' | 'APPLICATION', role: string]>([
    ['a therapist who waited', who.daniel, 'PROVIDER', 'therapist'],
    ['a therapist who applied', who.daniel, 'APPLICATION', 'therapist'],
    ['a client who trained as a mentor', who.tomas, 'PROVIDER', 'mentor'],
  ])('[CALL-48] approved, let %s act as a provider with the next token', async (_, email, source, role) => {
    const store = createMemoryStore();
    const server = createTestServer({ store });
    const ingrid = server.as(who.ingrid);
    const pair = await store.run((tables) => issueTokens(tables, email, claimsFor(email), server.now()));
    expect(readMockToken(pair.accessToken)).not.toMatchObject({ isVerified: true });
    const providerId = email === who.daniel ? ids.providers.daniel : ids.providers.tomas;
    const { items } = await ingrid.call(contract.listCredentialCases, { query: { source, limit: 100 } });
    const id = items.find((entry) => entry.source === source && entry.providerId === providerId)?.id ?? '';
    await ingrid.call(contract.decideCredentials, { params: { id }, body: { decision: 'APPROVE', reason } });
    const renewed = await server.as(null).call(contract.refreshTokens, { body: { refreshToken: pair.refreshToken } });
    expect(readMockToken(renewed.accessToken)).toMatchObject({
      verificationStatus: 'verified',
      isVerified: true,
      userType: role.toUpperCase(),
      realm_access: { roles: expect.arrayContaining([role]) },
      metadata: { isProvider: true },
    });
    expect(await ingrid.call(contract.getAdminProvider, { params: { id: providerId } })).toMatchObject({
      verification: 'VERIFIED',
    });
  });

  test('[API-6] approved from the case of a provider, close the application of the same person with the same reason', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const waiting = async () => (await ingrid.call(contract.listCredentialCases, { query: { limit: 100 } })).items;
    const before = (await waiting()).filter(({ providerId }) => providerId === ids.providers.daniel);
    expect(before.map(({ source }) => source).toSorted()).toEqual(['APPLICATION', 'PROVIDER']);
    const id = before.find(({ source }) => source === 'PROVIDER')?.id ?? '';
    await ingrid.call(contract.decideCredentials, { params: { id }, body: { decision: 'APPROVE', reason } });
    expect((await waiting()).filter(({ providerId }) => providerId === ids.providers.daniel)).toEqual([]);
    const { items } = await server.as(who.daniel).call(contract.listOwnApplications, {});
    expect(items.find(({ status }) => status === 'APPROVED')?.decisions.at(-1)).toMatchObject({ note: reason });
    const log = await ingrid.call(contract.listAuditEntries, { query: { limit: 2 } });
    expect(log.items.map((entry) => [entry.action, entry.reason])).toEqual(
      Array.from({ length: 2 }, () => ['credentials.decided', reason]),
    );
  });

  test('[API-6] of generated providers can be decided too, and an application gets the message', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const { items, total } = await ingrid.call(contract.listCredentialCases, { query: { limit: 100 } });
    expect(items.map(({ submittedAt }) => submittedAt)).toEqual(items.map(({ submittedAt }) => submittedAt).toSorted());
    const one = items.find(({ source, providerId }) => source === 'PROVIDER' && providerId !== ids.providers.daniel);
    await ingrid.call(contract.decideCredentials, {
      params: { id: one?.id ?? '' },
      body: { decision: 'APPROVE', reason },
    });
    expect(await ingrid.call(contract.getAdminProvider, { params: { id: one?.providerId ?? '' } })).toMatchObject({
      verification: 'VERIFIED',
      decisions: [{ decision: 'APPROVE', reason }],
    });
    const application = items.find(({ source }) => source === 'APPLICATION');
    if (application)
      await ingrid.call(contract.decideCredentials, {
        params: { id: application.id },
        body: { decision: 'REQUEST_CHANGES', reason },
      });
    expect((await ingrid.call(contract.listCredentialCases, {})).total).toBe(total - (application ? 2 : 1));
  });
});

describe('providers', () => {
  test('[API-6] suspended, are told why, and read it with their credentials until they are reinstated', async () => {
    const server = createTestServer();
    const [ingrid, grace] = [server.as(who.ingrid), server.as(who.grace)];
    const params = { id: ids.providers.grace };
    const suspension = async () => (await grace.call(contract.verifyCredentials, {})).suspension;
    const latest = async () => (await grace.call(contract.listNotifications, { query: { limit: 1 } })).items[0];
    expect(await suspension()).toBeUndefined();
    await ingrid.call(contract.suspendProvider, { params, body: { reason } });
    expect(await suspension()).toMatchObject({ reason });
    expect(await latest()).toMatchObject({ kind: 'LISTING_SUSPENDED', about: { why: reason } });
    server.pass({ minutes: 5 });
    await ingrid.call(contract.reinstateProvider, { params, body: { reason } });
    expect(await suspension()).toBeUndefined();
    expect(await latest()).toMatchObject({ kind: 'LISTING_REINSTATED', about: { person: null } });
  });

  test('[API-6] suspended, leave the directory until they are reinstated', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const params = { id: ids.providers.amina };
    await ingrid.call(contract.suspendProvider, { params, body: { reason } });
    await expect(ingrid.call(contract.suspendProvider, { params, body: { reason } })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_SUSPENDED',
    });
    await expect(
      server.as(null).call(contract.getProvider, { params: { idOrHandle: 'amina-rahman' } }),
    ).rejects.toMatchObject({ status: 404 });
    const { items } = await ingrid.call(contract.listAdminProviders, { query: { suspended: true, q: 'amina' } });
    expect(items).toMatchObject([{ id: ids.providers.amina, suspension: { reason } }]);
    await ingrid.call(contract.reinstateProvider, { params, body: { reason } });
    await expect(ingrid.call(contract.reinstateProvider, { params, body: { reason } })).rejects.toMatchObject({
      code: 'NOT_SUSPENDED',
    });
    expect((await server.as(null).call(contract.getProvider, { params: { idOrHandle: 'amina-rahman' } })).id).toBe(
      ids.providers.amina,
    );
    await expect(admin.call(contract.getAdminProvider, { params: { id: 'prv-none' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('revenue', () => {
  const period = { from: '2026-10-05', to: '2026-11-20' };

  test.each(['DAY', 'WEEK', 'MONTH'] as const)(
    '[API-6] by %s, by kind and by country adds up to its totals, to the cent',
    async (granularity) => {
      const report = await admin.call(contract.getPlatformRevenue, { query: { ...period, granularity } });
      const { gross, refunds, platformFees, adjustments, net } = report.totals;
      expect(gross.amountMinor - refunds.amountMinor - platformFees.amountMinor + adjustments.amountMinor).toBe(
        net.amountMinor,
      );
      for (const parts of [report.periods, report.byKind, report.byCountry]) {
        for (const name of ['gross', 'refunds', 'platformFees', 'insurerPayments', 'net', 'payouts'] as const) {
          expect(parts.reduce((sum, part) => sum + part[name].amountMinor, 0)).toBe(report.totals[name].amountMinor);
        }
      }
    },
  );

  test('[API-6] matches the lists of providers, refunds, payouts and sessions', async () => {
    const query = { from: '2026-11-09', to: '2026-11-10' };
    const { totals } = await admin.call(contract.getPlatformRevenue, { query });
    const all = async <Item>(
      read: (after: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
    ) => {
      const found: Item[] = [];
      let after: string | undefined;
      do {
        const page = await read(after);
        found.push(...page.items);
        after = page.nextCursor ?? undefined;
      } while (after);
      return found;
    };
    const from = (after: string | undefined) => ({ query: { ...query, limit: 100, ...(after && { after }) } });
    const providers = await all((after) => admin.call(contract.listProviderRevenue, from(after)));
    expect(providers.reduce((sum, { gross }) => sum + gross.amountMinor, 0)).toBe(totals.gross.amountMinor);
    const refunds = await all((after) => admin.call(contract.listAdminRefunds, from(after)));
    expect(refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(totals.refunds.amountMinor);
    const { total } = await admin.call(contract.listAdminSessions, {
      query: { status: ['COMPLETED'], from: '2026-11-09T00:00:00Z', to: '2026-11-11T00:00:00Z' },
    });
    expect(totals.completedSessions).toBe(total);
  }, 30_000);

  test('[API-6] rejects a period that ends before it begins', async () => {
    await expect(
      admin.call(contract.getPlatformRevenue, { query: { from: '2026-11-02', to: '2026-11-01' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { to: expect.any(String) } } });
    await expect(
      admin.call(contract.listAdminPayouts, { query: { from: '2020-01-01', to: '2026-11-01' } }),
    ).rejects.toMatchObject({ status: 422 });
  });
});

describe('settings, overview and audit log', () => {
  test('[API-6] a stale version is a conflict', async () => {
    const ingrid = createTestServer().as(who.ingrid);
    const { version } = await ingrid.call(contract.getPlatformSettings, {});
    const body = {
      version,
      reason,
      features: [{ key: 'assistant' as const, enabled: false }],
    };
    const changed = await ingrid.call(contract.updatePlatformSettings, { body });
    expect(changed.version).toBe(version + 1);
    expect(changed.features.find(({ key }) => key === 'assistant')?.enabled).toBe(false);
    await expect(ingrid.call(contract.updatePlatformSettings, { body })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      details: { version: version + 1 },
    });
    const { items } = await ingrid.call(contract.listAuditEntries, {
      query: { action: ['settings.changed'], limit: 1 },
    });
    expect(items[0]).toMatchObject({
      reason,
      before: { 'features.assistant': true },
      after: { 'features.assistant': false },
    });
  });

  test('[API-6] counts open work as the lists do', async () => {
    const overview = await admin.call(contract.getAdminOverview, {});
    expect(overview.users.total).toBe((await admin.call(contract.listAdminUsers, {})).total);
    expect(overview.users.suspended).toBe(
      (await admin.call(contract.listAdminUsers, { query: { status: ['SUSPENDED'] } })).total,
    );
    expect(overview.providers.total).toBe((await admin.call(contract.listAdminProviders, {})).total);
    const queue = overview.tasks
      .filter(({ kind }) => kind === 'CREDENTIALS' || kind === 'APPLICATIONS')
      .reduce((sum, { count }) => sum + count, 0);
    expect(queue).toBe((await admin.call(contract.listCredentialCases, {})).total);
    const { totals } = await admin.call(contract.getPlatformRevenue, {
      query: { from: '2026-10-26', to: '2026-11-24' },
    });
    expect(overview.revenue).toEqual(totals);
  });

  test.each(['America/New_York', 'Asia/Kolkata', 'UTC'])(
    'counts sessions by the reader’s days, as their list does, in %s [ADM-4]',
    async (timeZone) => {
      const { sessions } = await admin.call(contract.getAdminOverview, { query: { timeZone } });
      const day = (days: number) =>
        iso(wallTime(plusDays(dateIn('2026-11-24T15:00:00.000Z', timeZone), days), '00:00', timeZone));
      const listed = async (from: number, to: number, status?: ('CONFIRMED' | 'PENDING' | 'COMPLETED')[]) =>
        (
          await admin.call(contract.listAdminSessions, {
            query: { from: day(from), to: day(to), ...(status && { status }) },
          })
        ).total;
      expect([sessions.today, sessions.next7Days, sessions.completedLast30Days]).toEqual([
        await listed(0, 1),
        await listed(0, 7, ['CONFIRMED', 'PENDING']),
        await listed(-29, 1, ['COMPLETED']),
      ]);
    },
  );

  test('[API-6] [CALL-52] a portal switch appears in the log', async () => {
    const server = createTestServer();
    await server.as(who.mariam).call(contract.logPortalSwitch, {
      body: { from: 'provider', to: 'admin', reason: 'user', ts: '2026-11-24T15:00:00.000Z' },
    });
    const { items } = await server
      .as(who.ingrid)
      .call(contract.listAuditEntries, { query: { actor: ids.users.mariam, action: ['portal.switched'], limit: 1 } });
    expect(items).toMatchObject([
      { actor: { displayName: 'Dr. Mariam El-Sayed' }, before: { portal: 'provider' }, after: { portal: 'admin' } },
    ]);
    await expect(
      server.as(who.ingrid).call(contract.listAuditEntries, { query: { after: 'x' } }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  test('[API-6] the log says who looked at whom, once for each ten minutes, and who took it as a file', async () => {
    const server = createTestServer();
    const ingrid = server.as(who.ingrid);
    const params = { id: ids.users.noah };
    await ingrid.call(contract.getAdminUser, { params });
    await ingrid.call(contract.getAdminUser, { params });
    const query = { target: ids.users.noah, targetKind: ['USER' as const], action: ['user.viewed' as const] };
    expect((await ingrid.call(contract.listAuditEntries, { query })).total).toBe(1);
    const file = await ingrid.call(contract.exportAuditEntries, { body: { reason, outcome: 'REFUSED' } });
    expect(file.rows).toHaveLength(file.total);
    expect(file.total).toBe((await ingrid.call(contract.listAuditEntries, { query: { outcome: 'REFUSED' } })).total);
    const { items } = await ingrid.call(contract.listAuditEntries, { query: { action: ['audit.exported'] } });
    expect(items).toMatchObject([{ reason, after: { rows: file.total } }]);
  });

  test('[API-6] organizations report their number of members', async () => {
    const { items } = await admin.call(contract.listOrganizations, {});
    expect(items).toHaveLength(18);
    expect(items.find(({ id }) => id === 'org-harbour')?.userCount).toBeGreaterThan(100);
  });
});
