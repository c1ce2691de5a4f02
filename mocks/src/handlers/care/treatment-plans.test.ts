import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { BodyOf, PlanId } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { clients } from '../../personas/people.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const fatima = clients[5]?.id ?? clients[0].id;
const laylasPlan = { params: { id: 'pln-7m3k9x2d' } };
const draft = { params: { id: 'pln-k7l2m5n8' } };
const completed = { params: { id: 'pln-x1c4v7b2' } };
const lifts = { params: { id: 'gol-q8w2r5t1' } };
const asAmina = () => createTestServer().as(who.amina);

const goal = {
  statement: 'Reduce low mood.',
  clientStatement: 'Laugh with my nephews.',
  measure: null,
  targetOn: '2027-02-16',
  objectives: [{ text: 'Lunch on Sundays', isDone: false }],
  interventions: ['Behavioral activation'],
};
const body: BodyOf<typeof contract.createTreatmentPlan> = {
  clientId: fatima,
  title: 'Carrying less alone',
  problem: 'Low mood for two years.',
  clientSummary: 'I want to laugh again.',
  diagnoses: [{ code: 'F34.1', description: 'Dysthymic disorder' }],
  reviewOn: '2027-01-12',
  goals: [goal],
};

describe('a treatment plan', () => {
  test('[CALL-24] starts as a draft that the client does not see, and is visible once active', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const plan = await amina.call(contract.createTreatmentPlan, {
      body: { ...body, clientId: ids.users.noah, title: 'Next steps' },
    });
    expect(plan).toMatchObject({
      status: 'DRAFT',
      kind: 'CLINICAL',
      version: 1,
      startedAt: null,
      authorName: 'Dr. Amina Rahman',
      goals: [{ status: 'ACTIVE', progress: 0, history: [] }],
    });
    const titles = async () =>
      (await server.as(who.noah).call(contract.listOwnTreatmentPlans, {})).items.map((own) => own.title);
    expect(await titles()).toEqual(['Sleep after night shifts']);
    const activate = { params: { id: plan.id }, body: { version: 1, status: 'ACTIVE' as const } };
    await expect(amina.call(contract.updateTreatmentPlan, activate)).rejects.toMatchObject({
      status: 409,
      code: 'PLAN_ACTIVE',
      details: { planId: 'pln-h2j6k8l3' },
    });
    const sleep = (await amina.call(contract.listTreatmentPlans, { params: { id: ids.users.noah } })).items.find(
      (entry) => entry.status === 'ACTIVE',
    );
    await amina.call(contract.updateTreatmentPlan, {
      params: { id: sleep?.id ?? '' },
      body: { version: sleep?.version ?? 0, status: 'COMPLETED' },
    });
    expect(await amina.call(contract.updateTreatmentPlan, activate)).toMatchObject({
      status: 'ACTIVE',
      version: 2,
      startedAt: expect.any(String),
    });
    expect(await titles()).toEqual(['Next steps', 'Sleep after night shifts']);
  });

  test('[CALL-24] is created once for each key; an active one needs a goal and must be the only one', async () => {
    const amina = asAmina();
    await expect(
      amina.call(contract.createTreatmentPlan, { body: { ...body, status: 'ACTIVE', goals: [] } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { goals: expect.any(String) } } });
    const input = { body: { ...body, status: 'ACTIVE' as const } };
    const first = await amina.call(contract.createTreatmentPlan, input, { idempotencyKey: 'intent-plan' });
    expect(await amina.call(contract.createTreatmentPlan, input, { idempotencyKey: 'intent-plan' })).toEqual(first);
    await expect(amina.call(contract.createTreatmentPlan, input)).rejects.toMatchObject({
      code: 'PLAN_ACTIVE',
      details: { planId: first.id },
    });
  });

  test.each<[words: string, change: object, field: string]>([
    ['a code that is no ICD-10-CM code', { diagnoses: [{ code: 'F4', description: 'x' }] }, 'diagnoses.0.code'],
    ['a code without its words', { diagnoses: [{ code: 'F34.1', description: ' ' }] }, 'diagnoses.0.description'],
    ['a diagnosis twice', { diagnoses: [...body.diagnoses, ...body.diagnoses] }, 'diagnoses.1.code'],
    ['no title', { title: '  ' }, 'title'],
    ['a review on no day', { reviewOn: '2027-02-30' }, 'reviewOn'],
    ['a goal without words', { goals: [{ ...goal, clientStatement: '' }] }, 'goals.0.clientStatement'],
    ['a thousand goals', { goals: Array.from({ length: 1000 }, () => goal) }, 'goals'],
  ])('[CALL-24] with %s is refused at its field', async (_, change, field) => {
    await expect(asAmina().call(contract.createTreatmentPlan, { body: { ...body, ...change } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('[CALL-24] of an imam has no diagnosis', async () => {
    const yusuf = createTestServer().as(who.yusuf);
    const pastoral = { ...body, clientId: clients[7]?.id ?? fatima };
    await expect(yusuf.call(contract.createTreatmentPlan, { body: pastoral })).rejects.toMatchObject({
      status: 422,
      details: { fields: { diagnoses: expect.any(String) } },
    });
    expect(await yusuf.call(contract.createTreatmentPlan, { body: { ...pastoral, diagnoses: [] } })).toMatchObject({
      kind: 'PASTORAL',
      diagnoses: [],
    });
  });

  test('[CALL-25] keeps a goal’s progress when its text changes, adds new goals and drops omitted ones', async () => {
    const amina = asAmina();
    const {
      version,
      goals: [first, second, third],
    } = await amina.call(contract.getTreatmentPlan, laylasPlan);
    const goals = [{ ...goal, id: first?.id, clientStatement: 'Take the train.' }, { ...goal, id: third?.id }, goal];
    const changed = await amina.call(contract.updateTreatmentPlan, { ...laylasPlan, body: { version, goals } });
    expect(changed.goals).toMatchObject([
      { id: first?.id, clientStatement: 'Take the train.', progress: 50, status: 'ACTIVE', history: { length: 5 } },
      { id: third?.id, status: 'ACHIEVED' },
      { progress: 0, history: [] },
      { id: second?.id, status: 'DISCONTINUED', progress: 80 },
    ]);
    expect(changed).toMatchObject({ version: version + 1, title: 'Panic and grief', status: 'ACTIVE' });
  });

  test('[CALL-25] with an old version is a conflict, and an ended plan cannot change', async () => {
    const amina = asAmina();
    await amina.call(contract.updateTreatmentPlan, { ...draft, body: { version: 1, title: 'First window' } });
    await expect(
      amina.call(contract.updateTreatmentPlan, { ...draft, body: { version: 1, title: 'Second' } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 2 } });
    await expect(
      amina.call(contract.updateTreatmentPlan, { ...completed, body: { version: 6, title: 'x' } }),
    ).rejects.toMatchObject({ status: 409, code: 'PLAN_CLOSED' });
  });

  test('[CALL-25] is discontinued with a reason, and completed only after it was active', async () => {
    const amina = asAmina();
    const change = (status: 'COMPLETED' | 'DISCONTINUED' | 'ACTIVE', endReason?: string) =>
      amina.call(contract.updateTreatmentPlan, {
        ...draft,
        body: { version: 1, status, ...(endReason && { endReason }) },
      });
    await expect(change('COMPLETED')).rejects.toMatchObject({ details: { fields: { status: expect.any(String) } } });
    await expect(change('ACTIVE')).rejects.toMatchObject({ details: { fields: { goals: expect.any(String) } } });
    await expect(change('DISCONTINUED')).rejects.toMatchObject({
      details: { fields: { endReason: expect.any(String) } },
    });
    expect(await change('DISCONTINUED', 'They go to another counselor.')).toMatchObject({
      status: 'DISCONTINUED',
      endReason: 'They go to another counselor.',
      endedAt: expect.any(String),
    });
  });

  test('[CALL-25] with a goal of another plan is refused', async () => {
    const goals = [{ ...goal, id: 'gol-d9f3g7h5' as contract.GoalId }];
    await expect(
      asAmina().call(contract.updateTreatmentPlan, { ...draft, body: { version: 1, goals } }),
    ).rejects.toMatchObject({ details: { fields: { 'goals.0.id': expect.any(String) } } });
  });

  test('is readable by its author, and by its client in plain wording', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.layla).call(contract.listOwnTreatmentPlans, {});
    expect(items.map((plan) => plan.kind)).toEqual(['PASTORAL', 'CLINICAL']);
    expect(JSON.stringify(items)).not.toMatch(/F41|diagnos|interoceptive/i);
    expect(items[1]).toMatchObject({
      summary: expect.stringContaining('grandmother'),
      goals: [
        { statement: 'Take the elevator and the train to work without getting out early.', points: { length: 5 } },
        {},
        {},
      ],
    });
    expect((await server.as(who.zaynab).call(contract.listOwnTreatmentPlans, {})).items).toEqual([]);
    for (const email of [who.yusuf, who.mariam])
      await expect(server.as(email).call(contract.getTreatmentPlan, laylasPlan)).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.mariam).call(contract.listTreatmentPlans, { params: { id: ids.users.layla } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.amina).call(contract.getTreatmentPlan, { params: { id: 'pln-unknown' as PlanId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.layla).call(contract.getTreatmentPlan, laylasPlan)).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('progress', () => {
  test('[CALL-26] is added to the goal’s history with date and author; at 100 the goal is achieved', async () => {
    const amina = asAmina();
    const reached = await amina.call(contract.recordGoalProgress, {
      ...lifts,
      body: { progress: 100, notes: 'The whole way.' },
    });
    expect(reached).toMatchObject({ status: 'ACHIEVED', progress: 100, history: { length: 6 } });
    expect(reached.history.at(-1)).toEqual({
      at: '2026-11-24T15:00:00.000Z',
      authorName: 'Dr. Amina Rahman',
      progress: 100,
      notes: 'The whole way.',
    });
    expect(
      await amina.call(contract.recordGoalProgress, { ...lifts, body: { progress: 90, notes: '' } }),
    ).toMatchObject({ status: 'ACTIVE', progress: 90, history: { length: 7 } });
  });

  test.each([900, 101, -1, 12.5])('[CALL-26] of %s is refused', async (progress) => {
    await expect(
      asAmina().call(contract.recordGoalProgress, { ...lifts, body: { progress, notes: '' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { progress: expect.any(String) } } });
  });

  test('[CALL-26] is one entry for each key, added only by the author of an active plan', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const input = { ...lifts, body: { progress: 55, notes: 'Once.' } };
    await amina.call(contract.recordGoalProgress, input, { idempotencyKey: 'progress' });
    expect((await amina.call(contract.recordGoalProgress, input, { idempotencyKey: 'progress' })).history).toHaveLength(
      6,
    );
    await expect(server.as(who.yusuf).call(contract.recordGoalProgress, input)).rejects.toMatchObject({ status: 404 });
    await expect(
      amina.call(contract.recordGoalProgress, { ...input, params: { id: 'gol-unknown' } }),
    ).rejects.toMatchObject({ status: 404 });
    const {
      goals: [over],
    } = await amina.call(contract.getTreatmentPlan, completed);
    await expect(
      amina.call(contract.recordGoalProgress, { ...input, params: { id: over?.id ?? '' } }),
    ).rejects.toMatchObject({ status: 409, code: 'PLAN_NOT_ACTIVE' });
  });
});
