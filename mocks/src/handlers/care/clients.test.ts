import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const layla = { params: { id: ids.users.layla } };
const jonas = { params: { id: clients[6]?.id ?? '' } };
const noah = { params: { id: ids.users.noah } };
const asAmina = () => createTestServer().as(who.amina);
const ending = {
  reason: 'TRANSFERRED' as const,
  summary: 'Moves to Boston; sleep has improved.',
  referral: 'Dr. Ellen Moss, Boston',
};

describe('a client’s record', () => {
  test('[CALL-17] has contact details, a summary of the insurance, and only the last digits of the member number', async () => {
    const record = await asAmina().call(contract.getClient, layla);
    expect(record).toMatchObject({
      status: 'ACTIVE',
      phone: '+1 718 555 0142',
      emergencyContact: { relationship: 'Sister' },
      coverage: { insurer: 'AETNA', memberIdEnding: '8837' },
      openFlags: 0,
      discharge: null,
      version: 3,
    });
    expect(JSON.stringify(record)).not.toContain('W204418837');
    expect(await asAmina().call(contract.getClient, { params: { id: clients[5]?.id ?? '' } })).toMatchObject({
      openFlags: 1,
      risk: { level: 'WATCH' },
    });
  });

  test('[CALL-16] lists those seen last first, then those who have only a next session', async () => {
    const amina = asAmina();
    const { items: all } = await amina.call(contract.listClients, {});
    const { items, total } = await amina.call(contract.listClients, { query: { sort: 'RECENT', limit: 5 } });
    expect(items).toHaveLength(5);
    expect(total).toBe(all.length);
    const seen = all
      .flatMap(({ lastSessionAt }) => lastSessionAt ?? [])
      .toSorted((one, other) => (one < other ? 1 : -1));
    expect(items.map(({ lastSessionAt }) => lastSessionAt)).toEqual(seen.slice(0, 5));
    const { items: everyone } = await amina.call(contract.listClients, { query: { sort: 'RECENT', limit: 100 } });
    const unseen = everyone.slice(seen.length);
    expect(unseen.every(({ lastSessionAt }) => lastSessionAt === null)).toBe(true);
    const next = unseen.flatMap(({ nextSessionAt }) => nextSessionAt ?? []);
    expect(next).toEqual(next.toSorted());
  });

  test('[CALL-16] counts the sessions without a note as the list of notes does', async () => {
    const amina = asAmina();
    const [{ items: known }, { items: sessions }, { items: notes }] = await Promise.all([
      amina.call(contract.listClients, {}),
      amina.call(contract.listAppointments, { query: { as: 'provider' } }),
      amina.call(contract.listSessionNotes, {}),
    ]);
    const written = new Set(notes.map(({ appointmentId }) => appointmentId));
    const missing = sessions.filter(({ id, status }) => status === 'COMPLETED' && !written.has(id));
    expect(missing.length).toBeGreaterThan(0);
    expect(known.map(({ id, owed }) => [id, owed?.notesMissing])).toEqual(
      known.map(({ id }) => [id, missing.filter(({ client }) => client.id === id).length]),
    );
  });

  test('names a session as the next one while it is late, until its end', async () => {
    const server = createTestServer();
    const session = await server.as(who.amina).call(contract.getAppointment, {
      params: { id: ids.appointments.startable },
    });
    const next = async () =>
      (await server.as(who.amina).call(contract.getClient, { params: { id: session.client.id } })).nextSessionAt;
    const minutesUntil = (instant: string) => Math.round((Date.parse(instant) - server.now().getTime()) / 60_000);
    server.pass({ minutes: minutesUntil(session.startsAt) + 2 });
    expect(await next()).toBe(session.startsAt);
    server.pass({ minutes: minutesUntil(session.endsAt) });
    expect(await next()).not.toBe(session.startsAt);
  });

  test('[CALL-18] changes the given fields and keeps the rest', async () => {
    const amina = asAmina();
    const changed = await amina.call(contract.updateClient, {
      ...layla,
      body: {
        version: 3,
        preferredName: 'Lulu',
        tags: ['Evenings', 'Evenings'],
        risk: { level: 'WATCH', notes: 'Anniversary in spring.' },
      },
    });
    expect(changed).toMatchObject({
      version: 4,
      preferredName: 'Lulu',
      tags: ['Evenings'],
      risk: { level: 'WATCH' },
      phone: '+1 718 555 0142',
      displayName: 'Layla Haddad',
    });
    expect(
      await amina.call(contract.updateClient, { ...layla, body: { version: 4, phone: null, risk: null } }),
    ).toMatchObject({ version: 5, phone: null, risk: null, preferredName: 'Lulu' });
    expect(
      (await amina.call(contract.listClients, {})).items.find((client) => client.id === ids.users.layla),
    ).toMatchObject({ version: 5 });
  });

  test('[CALL-18] is each provider’s own', async () => {
    const server = createTestServer();
    await server.as(who.yusuf).call(contract.updateClient, { ...layla, body: { version: 2, tags: ['Grief'] } });
    expect(await server.as(who.amina).call(contract.getClient, layla)).toMatchObject({
      tags: ['Evenings'],
      version: 3,
    });
  });

  test('[CALL-18] with an old version is a conflict and changes nothing', async () => {
    const amina = asAmina();
    await amina.call(contract.updateClient, { ...layla, body: { version: 3, pronouns: null } });
    await expect(
      amina.call(contract.updateClient, { ...layla, body: { version: 3, pronouns: 'they/them' } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 4 } });
    expect(await amina.call(contract.getClient, layla)).toMatchObject({ pronouns: null });
  });

  test('[CALL-18] rejects a telephone number with letters, a long name, and other callers', async () => {
    const server = createTestServer();
    const body = { version: 3, phone: 'call me', preferredName: 'x'.repeat(81) };
    await expect(server.as(who.amina).call(contract.updateClient, { ...layla, body })).rejects.toMatchObject({
      status: 422,
      details: { fields: { phone: expect.any(String), preferredName: expect.any(String) } },
    });
    await expect(
      server.as(who.grace).call(contract.updateClient, { ...layla, body: { version: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.amina).call(contract.updateClient, { params: { id: 'usr-unknown' }, body: { version: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a discharge', () => {
  test('[CALL-19] requires that future sessions are canceled with it', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    await expect(amina.call(contract.dischargeClient, { ...noah, body: ending })).rejects.toMatchObject({
      status: 409,
      code: 'APPOINTMENTS_AHEAD',
      details: { appointments: [{ id: ids.appointments.noahUpcoming }] },
    });
    expect((await amina.call(contract.getClient, noah)).status).toBe('ACTIVE');
    const discharged = await amina.call(contract.dischargeClient, {
      ...noah,
      body: { ...ending, cancelAppointments: true },
    });
    expect(discharged).toMatchObject({
      status: 'DISCHARGED',
      nextSessionAt: null,
      discharge: { reason: 'TRANSFERRED', referral: 'Dr. Ellen Moss, Boston', byName: 'Dr. Amina Rahman' },
    });
    expect(
      await server.as(who.noah).call(contract.getAppointment, { params: { id: ids.appointments.noahUpcoming } }),
    ).toMatchObject({ status: 'CANCELLED', cancellation: { by: 'PROVIDER', fee: { amountMinor: 0 } } });
    await expect(amina.call(contract.dischargeClient, { ...noah, body: ending })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_DISCHARGED',
    });
  });

  test('[CALL-37] [CALL-19] removes the client from the number of active clients', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const { activeClients } = await amina.call(contract.getDashboardStats, {});
    await amina.call(contract.dischargeClient, { ...noah, body: { ...ending, cancelAppointments: true } });
    expect((await amina.call(contract.getDashboardStats, {})).activeClients).toBe(activeClients - 1);
  });

  test('[CALL-19] keeps the record readable, and a new booking alone resumes no care', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    expect(await amina.call(contract.getClient, jonas)).toMatchObject({
      status: 'DISCHARGED',
      discharge: { reason: 'GOALS_MET' },
      sessionCount: 7,
    });
    await amina.call(contract.dischargeClient, { ...noah, body: { ...ending, cancelAppointments: true } });
    server.pass({ minutes: 5 });
    const serviceId = 'prv-amina-rahman-session' as contract.ServiceId;
    const { slots } = await server.as(who.noah).call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId, from: '2026-12-01T00:00:00Z', to: '2026-12-08T00:00:00Z' },
    });
    await server.as(who.noah).call(contract.createAppointment, {
      body: {
        providerId: ids.providers.amina,
        serviceId,
        startsAt: slots[0]?.startsAt ?? '',
        mode: 'ONLINE',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    });
    expect(await amina.call(contract.getClient, noah)).toMatchObject({ status: 'DISCHARGED' });
  });

  test('[CALL-19] to another provider names them, and is rejected during a session', async () => {
    const amina = asAmina();
    await expect(
      amina.call(contract.dischargeClient, { ...noah, body: { ...ending, referral: null } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { referral: expect.any(String) } } });
    await amina.call(contract.startAppointment, { params: { id: ids.appointments.startable } });
    await expect(
      amina.call(contract.dischargeClient, { ...layla, body: { ...ending, cancelAppointments: true } }),
    ).rejects.toMatchObject({ status: 409, code: 'APPOINTMENTS_AHEAD', message: expect.stringContaining('under way') });
    await expect(
      createTestServer()
        .as(who.grace)
        .call(contract.dischargeClient, { ...layla, body: ending }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      amina.call(contract.dischargeClient, { params: { id: 'usr-unknown' }, body: ending }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('[CALL-19] is made once for each key', async () => {
    const amina = asAmina();
    const input = { ...noah, body: { ...ending, cancelAppointments: true } };
    const first = await amina.call(contract.dischargeClient, input, { idempotencyKey: 'discharge' });
    expect(await amina.call(contract.dischargeClient, input, { idempotencyKey: 'discharge' })).toEqual(first);
  });
});

describe('outcomes', () => {
  test('[CALL-39] of a caseload average at least five people', async () => {
    const all = await asAmina().call(contract.getOutcomes, { query: {} });
    expect(all).toMatchObject({ scope: 'CASELOAD', clientId: null, minimumGroup: 5, clients: { discharged: 1 } });
    for (const { points, improved } of all.measures) {
      expect(points.length).toBeGreaterThanOrEqual(2);
      expect(improved).toEqual(expect.any(Number));
      for (const point of points) expect(point.averageScore === null).toBe(point.respondents < 5);
    }
    expect(all.attendance).toMatchObject({ noShow: 1, attendedPercent: expect.any(Number) });
  });

  test('[CALL-39] show no average for a few people, and no figure without any', async () => {
    const server = createTestServer();
    expect(await server.as(who.grace).call(contract.getOutcomes, { query: {} })).toMatchObject({
      goals: { averageProgress: null },
      retention: { retainedPercent: null, medianSessions: null },
    });
    expect(await server.as(who.ingrid).call(contract.getOutcomes, { query: {} })).toMatchObject({
      clients: { active: 0, discharged: 0 },
      attendance: { attendedPercent: null },
    });
  });

  test('[CALL-39] of one client are readable by their providers only', async () => {
    const server = createTestServer();
    const query = { clientId: ids.users.layla };
    expect(await server.as(who.amina).call(contract.getOutcomes, { query })).toMatchObject({
      scope: 'CLIENT',
      clientId: ids.users.layla,
      minimumGroup: 1,
      clients: { active: 1 },
      goals: { active: 2, achieved: 1 },
      measures: [
        { instrument: 'PHQ_9', followed: 1, improved: 1 },
        { instrument: 'GAD_7', points: [{ averageScore: 12 }, { averageScore: 8 }] },
      ],
    });
    await expect(server.as(who.grace).call(contract.getOutcomes, { query })).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.amina).call(contract.getOutcomes, { query: { clientId: 'usr-unknown' } as never }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
