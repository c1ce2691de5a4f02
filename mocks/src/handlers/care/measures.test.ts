import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const layla = { params: { id: ids.users.layla } };
const open = { params: { id: 'msr-p9o4i2u7' } };
const flagged = { params: { id: 'msr-n3b7v1c5' } };
const calm = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const troubled = [1, 2, 2, 2, 1, 1, 1, 0, 1];

describe('a questionnaire', () => {
  test('[CARE-2] has the exact wording: nine questions of PHQ-9, seven of GAD-7, four answers each', async () => {
    const {
      items: [phq, gad],
    } = await createTestServer().as(who.zaynab).call(contract.listMeasureDefinitions, {});
    expect(phq).toMatchObject({ instrument: 'PHQ_9', maximumScore: 27, items: { length: 9 }, options: { length: 4 } });
    expect(phq?.items[8]).toEqual({
      number: 9,
      text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      isSelfHarm: true,
    });
    expect(gad).toMatchObject({ instrument: 'GAD_7', maximumScore: 21, items: { length: 7 } });
    expect(gad?.items.some((item) => item.isSelfHarm)).toBe(false);
  });

  test('[CARE-2] is assigned by therapists alone, who alone read it', async () => {
    const assign = (email: string, id: string) =>
      createTestServer()
        .as(email)
        .call(contract.assignMeasure, { params: { id }, body: { instrument: 'PHQ_9', dueOn: null } });
    await expect(assign(who.yusuf, ids.users.layla)).rejects.toMatchObject({ status: 403 });
    expect(await assign(who.amina, ids.users.layla)).toMatchObject({ status: 'ASSIGNED' });
  });

  test('[CARE-2] that was requested is answered once, scored, and compared with the last', async () => {
    const server = createTestServer();
    const client = server.as(who.layla);
    const input = { ...open, body: { answers: [1, 1, 1, 1, 1, 0, 0], difficulty: 1 } };
    expect(await client.call(contract.answerMeasure, input)).toMatchObject({
      opensCrisisHelp: false,
      measure: { status: 'COMPLETED', result: { score: 5, severity: 'MILD', change: -3 }, flag: null, difficulty: 1 },
    });
    await expect(client.call(contract.answerMeasure, input)).rejects.toMatchObject({
      status: 409,
      code: 'MEASURE_ANSWERED',
    });
    expect(
      await server.as(who.amina).call(contract.getMeasureTrend, { ...layla, query: { instrument: 'GAD_7' } }),
    ).toMatchObject({ change: -11, isMeaningful: true, points: { length: 7 } });
  });

  test('[CARE-2] with an answer above 0 to item 9 opens crisis help and flags the provider, requested or not', async () => {
    const server = createTestServer();
    const taken = await server
      .as(who.layla)
      .call(contract.takeMeasure, { body: { instrument: 'PHQ_9', answers: troubled } });
    expect(taken).toMatchObject({
      opensCrisisHelp: true,
      measure: {
        assignedBy: null,
        result: { score: 11, severity: 'MODERATE' },
        flag: { answer: 1, acknowledgement: null },
      },
    });
    const { items } = await server.as(who.amina).call(contract.listMeasureFlags, { query: { state: 'OPEN' } });
    expect(items.map((row) => row.client.displayName)).toEqual(['Layla Haddad', 'Fatima Zahra Benali']);
    expect((await server.as(who.amina).call(contract.getClient, layla)).openFlags).toBe(1);
    // An imam who cares for the same client does not read clinical answers.
    expect((await server.as(who.yusuf).call(contract.listMeasureFlags, { query: {} })).items).toEqual([]);
    await expect(
      server.as(who.yusuf).call(contract.getMeasure, { params: { id: taken.measure.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('[CARE-2] with an answer above 0 to item 9 notifies the provider at once, by the name of the client; with 0 it does not', async () => {
    const server = createTestServer();
    const at = server.now().toISOString();
    // Only notifications at this test's time: another client's flag is open already.
    const told = async (email: string) =>
      (
        await server.as(email).call(contract.listNotifications, { query: { kind: ['MEASURE_FLAGGED'], unread: true } })
      ).items.filter(({ createdAt }) => createdAt === at);
    await server.as(who.layla).call(contract.takeMeasure, { body: { instrument: 'PHQ_9', answers: calm } });
    expect(await told(who.amina)).toEqual([]);
    const { measure } = await server
      .as(who.layla)
      .call(contract.takeMeasure, { body: { instrument: 'PHQ_9', answers: troubled } });
    expect(await told(who.amina)).toEqual([
      {
        id: expect.any(String),
        kind: 'MEASURE_FLAGGED',
        subject: { measureId: measure.id },
        about: { person: 'Layla Haddad', title: 'PHQ-9' },
        count: 1,
        createdAt: at,
        readAt: null,
        deliveries: [{ channel: 'IN_APP', at }],
      },
    ]);
    // Neither the client nor the imam, who does not read clinical answers.
    expect([await told(who.layla), await told(who.yusuf)]).toEqual([[], []]);
    await server
      .as(who.amina)
      .call(contract.acknowledgeFlag, { params: { id: measure.id }, body: { notes: 'Telephoned; safe at home.' } });
    expect(await told(who.amina)).toEqual([]);
  });

  test('[CARE-2] with 0 to item 9 opens nothing, also where the score is high', async () => {
    const high = [3, 3, 3, 3, 3, 3, 3, 3, 0];
    expect(
      await createTestServer()
        .as(who.zaynab)
        .call(contract.takeMeasure, { body: { instrument: 'PHQ_9', answers: high } }),
    ).toMatchObject({ opensCrisisHelp: false, measure: { result: { score: 24, severity: 'SEVERE' }, flag: null } });
  });

  test.each<[words: string, instrument: 'PHQ_9' | 'GAD_7', answers: number[]]>([
    ['seven answers to nine questions', 'PHQ_9', calm.slice(0, 7)],
    ['nine to seven', 'GAD_7', calm],
    ['an answer of 4', 'PHQ_9', [...calm.slice(0, 8), 4]],
    ['none', 'PHQ_9', []],
  ])('with %s is refused', async (_, instrument, answers) => {
    await expect(
      createTestServer().as(who.layla).call(contract.takeMeasure, { body: { instrument, answers } }),
    ).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  });

  test('is stored once for each key', async () => {
    const client = createTestServer().as(who.layla);
    const input = { body: { instrument: 'PHQ_9' as const, answers: calm } };
    const first = await client.call(contract.takeMeasure, input, { idempotencyKey: 'intent-take' });
    expect(await client.call(contract.takeMeasure, input, { idempotencyKey: 'intent-take' })).toEqual(first);
    expect(
      (await client.call(contract.listMeasures, { ...layla, query: { instrument: 'PHQ_9', limit: 100 } })).total,
    ).toBe(5);
  });

  test('is requested by a provider of the client, one at a time, for a future day', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const ask = (instrument: 'PHQ_9' | 'GAD_7', dueOn?: string) =>
      amina.call(contract.assignMeasure, { ...layla, body: { instrument, ...(dueOn !== undefined && { dueOn }) } });
    expect(await ask('PHQ_9', '2026-11-24')).toMatchObject({
      status: 'ASSIGNED',
      assignedBy: { displayName: 'Dr. Amina Rahman' },
      answers: null,
    });
    await expect(ask('GAD_7')).rejects.toMatchObject({
      status: 409,
      code: 'MEASURE_OPEN',
      details: { measureId: open.params.id },
    });
    await expect(
      amina.call(contract.assignMeasure, {
        params: { id: ids.users.noah },
        body: { instrument: 'GAD_7', dueOn: '2026-11-23' },
      }),
    ).rejects.toMatchObject({ details: { fields: { dueOn: expect.any(String) } } });
    await expect(
      server.as(who.grace).call(contract.assignMeasure, { ...layla, body: { instrument: 'GAD_7' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      amina.call(contract.assignMeasure, { params: { id: 'usr-unknown' }, body: { instrument: 'GAD_7' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('is answered and read by its client; lists continue at their cursor', async () => {
    const server = createTestServer();
    await expect(
      server.as(who.noah).call(contract.answerMeasure, { ...open, body: { answers: calm.slice(0, 7) } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.amina).call(contract.answerMeasure, { ...open, body: { answers: calm.slice(0, 7) } }),
    ).rejects.toMatchObject({ status: 403 });
    for (const call of [contract.listMeasures, contract.getMeasureTrend] as const) {
      await expect(server.as(who.noah).call(call, { ...layla, query: { instrument: 'GAD_7' } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(
        server.as(who.amina).call(call, { params: { id: 'usr-unknown' }, query: { instrument: 'GAD_7' } }),
      ).rejects.toMatchObject({ status: 404 });
    }
    await expect(server.as(who.noah).call(contract.getMeasure, open)).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.layla).call(contract.getMeasure, { params: { id: 'msr-unknown' } }),
    ).rejects.toMatchObject({ status: 404 });
    const first = await server.as(who.layla).call(contract.listMeasures, { ...layla, query: { limit: 4 } });
    expect(first.items[0]).toMatchObject({ id: open.params.id, status: 'ASSIGNED' });
    const rest = await server
      .as(who.layla)
      .call(contract.listMeasures, { ...layla, query: { limit: 100, after: first.nextCursor ?? '' } });
    expect(new Set([...first.items, ...rest.items].map((row) => row.id)).size).toBe(first.total);
    await expect(
      server.as(who.layla).call(contract.listMeasures, { ...layla, query: { after: 'somewhere' } }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });
});

describe('a flag', () => {
  test('[CARE-2] is acknowledged once, with the action taken, by a provider of the client', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const input = { ...flagged, body: { notes: 'Called at nine.' } };
    await expect(server.as(who.grace).call(contract.acknowledgeFlag, input)).rejects.toMatchObject({ status: 404 });
    await expect(amina.call(contract.acknowledgeFlag, { ...flagged, body: { notes: ' ' } })).rejects.toMatchObject({
      status: 422,
    });
    expect(await amina.call(contract.acknowledgeFlag, input)).toMatchObject({
      flag: {
        acknowledgement: { byName: 'Dr. Amina Rahman', notes: 'Called at nine.', at: '2026-11-24T15:00:00.000Z' },
      },
    });
    await expect(amina.call(contract.acknowledgeFlag, input)).rejects.toMatchObject({
      status: 409,
      code: 'FLAG_ACKNOWLEDGED',
    });
    await expect(amina.call(contract.acknowledgeFlag, { ...open, body: { notes: 'x' } })).rejects.toMatchObject({
      code: 'NOT_FLAGGED',
    });
    await expect(
      amina.call(contract.acknowledgeFlag, { params: { id: 'msr-unknown' }, body: { notes: 'x' } }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await amina.call(contract.getClient, { params: { id: clients[5]?.id ?? '' } })).openFlags).toBe(0);
    expect(
      (await amina.call(contract.listMeasureFlags, { query: { state: 'ACKNOWLEDGED' } })).items.map(
        (row) => row.client.displayName,
      ),
    ).toEqual(['Fatima Zahra Benali', 'Layla Haddad']);
  });
});

describe('a safety plan', () => {
  const words = {
    warningSigns: ['I go quiet.'],
    whatHelpsMe: [],
    peopleAndPlaces: [],
    peopleICanAsk: [{ name: 'Elin', phone: null }],
    professionals: [],
    makingItSafe: [],
    reasonsForLiving: ['The sea.'],
  };

  test('belongs to the client, and is readable by providers with whom they share it', async () => {
    const server = createTestServer();
    const noah = { params: { id: ids.users.noah } };
    expect(await server.as(who.noah).call(contract.getSafetyPlan, noah)).toMatchObject({
      version: 0,
      updatedAt: null,
      warningSigns: [],
    });
    expect(
      await server.as(who.noah).call(contract.saveSafetyPlan, { body: { ...words, sharedWith: [], version: 0 } }),
    ).toMatchObject({ version: 1, warningSigns: ['I go quiet.'] });
    await expect(server.as(who.amina).call(contract.getSafetyPlan, noah)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('share'),
    });
    await server
      .as(who.noah)
      .call(contract.saveSafetyPlan, { body: { ...words, sharedWith: [ids.providers.amina], version: 1 } });
    expect(await server.as(who.amina).call(contract.getSafetyPlan, noah)).toMatchObject({
      reasonsForLiving: ['The sea.'],
    });
    expect(await server.as(who.amina).call(contract.getSafetyPlan, layla)).toMatchObject({ version: 2 });
    await expect(server.as(who.yusuf).call(contract.getSafetyPlan, layla)).rejects.toMatchObject({ status: 403 });
    await expect(server.as(who.noah).call(contract.getSafetyPlan, layla)).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.amina).call(contract.getSafetyPlan, { params: { id: 'usr-unknown' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('with an old version is a conflict; it cannot be shared with an unrelated provider', async () => {
    const client = createTestServer().as(who.layla);
    await expect(
      client.call(contract.saveSafetyPlan, { body: { ...words, sharedWith: [], version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 2 } });
    await expect(
      client.call(contract.saveSafetyPlan, { body: { ...words, sharedWith: [ids.providers.grace], version: 2 } }),
    ).rejects.toMatchObject({ details: { fields: { 'sharedWith.0': expect.any(String) } } });
    await expect(
      client.call(contract.saveSafetyPlan, {
        body: { ...words, warningSigns: ['x'.repeat(501)], sharedWith: [], version: 2 },
      }),
    ).rejects.toMatchObject({ details: { fields: { 'warningSigns.0': expect.any(String) } } });
  });
});
