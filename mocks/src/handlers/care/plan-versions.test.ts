import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer, who } from '../../testing/test-server.ts';

const laylas = { params: { id: 'pln-7m3k9x2d' } };
const draft = { params: { id: 'pln-k7l2m5n8' } };

describe('a version of a plan', () => {
  test('[CLOUD-261] the list names what was sent last, and only the provider’s own plans', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.amina).call(contract.listAllTreatmentPlans, {});
    expect(items.find(({ id }) => id === laylas.params.id)).toMatchObject({
      goalCount: 3,
      lastVersion: { number: 1, answer: 'AGREED' },
    });
    expect(items.find(({ id }) => id === draft.params.id)).toMatchObject({ goalCount: 0, lastVersion: null });
    const own = await server.as(who.yusuf).call(contract.listAllTreatmentPlans, {});
    expect(own.items.map(({ kind }) => kind)).toEqual(['PASTORAL']);
  });

  test('[CLOUD-263] is sent with a goal only, once, and on the newest text', async () => {
    const amina = createTestServer().as(who.amina);
    await expect(amina.call(contract.sendPlanVersion, { ...draft, body: { version: 1 } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { goals: expect.any(String) } },
    });
    const { version } = await amina.call(contract.getTreatmentPlan, laylas);
    await expect(
      amina.call(contract.sendPlanVersion, { ...laylas, body: { version: version - 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await amina.call(contract.sendPlanVersion, { ...laylas, body: { version } })).toMatchObject({
      number: 2,
      answer: null,
    });
    await expect(amina.call(contract.sendPlanVersion, { ...laylas, body: { version } })).rejects.toMatchObject({
      code: 'PLAN_AWAITS_ANSWER',
    });
  });

  test('[CLOUD-264] of a draft is read by its client once sent, and makes it active when they agree', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const noah = server.as(who.noah);
    const { items } = await amina.call(contract.listAllTreatmentPlans, {});
    const active = items.find(({ id }) => id === 'pln-h2j6k8l3');
    if (!active) throw new Error('Noah has no plan');
    const plan = await amina.call(contract.createTreatmentPlan, {
      body: {
        clientId: active.client.id,
        title: 'Next',
        problem: 'p',
        clientSummary: 'Sleep on.',
        diagnoses: [],
        reviewOn: null,
        goals: [
          {
            statement: 's',
            clientStatement: 'c',
            measure: null,
            targetOn: null,
            objectives: [],
            interventions: [],
          },
        ],
      },
    });
    const path = { params: { id: plan.id } };
    await expect(amina.call(contract.sendPlanVersion, { ...path, body: { version: 1 } })).rejects.toMatchObject({
      code: 'PLAN_ACTIVE',
    });
    const { version } = await amina.call(contract.getTreatmentPlan, { params: { id: active.id } });
    await amina.call(contract.updateTreatmentPlan, {
      params: { id: active.id },
      body: { version, status: 'COMPLETED' },
    });
    await amina.call(contract.sendPlanVersion, { ...path, body: { version: 1 } });
    const own = (await noah.call(contract.listOwnTreatmentPlans, {})).items[0];
    expect(own).toMatchObject({ id: plan.id, status: 'DRAFT', versionToAgree: 1 });
    await expect(
      server.as(who.layla).call(contract.answerPlanVersion, { ...path, body: { number: 1, answer: 'AGREED' } }),
    ).rejects.toMatchObject({ status: 404 });
    const agreed = await noah.call(contract.answerPlanVersion, { ...path, body: { number: 1, answer: 'AGREED' } });
    expect(agreed).toMatchObject({ status: 'ACTIVE' });
    expect(agreed).not.toHaveProperty('versionToAgree');
    expect((await amina.call(contract.listPlanVersions, path)).items).toMatchObject([{ answer: 'AGREED' }]);
  });

  test('[CLOUD-264] that was changed meanwhile can no longer be answered; a change is asked for with words', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const layla = server.as(who.layla);
    const send = async () => {
      const { version } = await amina.call(contract.getTreatmentPlan, laylas);
      await amina.call(contract.sendPlanVersion, { ...laylas, body: { version } });
      return version;
    };
    const version = await send();
    await amina.call(contract.updateTreatmentPlan, { ...laylas, body: { version, title: 'Other' } });
    const agree = (number: number, answer: 'AGREED' | 'CHANGE_ASKED', words?: string) =>
      layla.call(contract.answerPlanVersion, { ...laylas, body: { number, answer, ...(words && { words }) } });
    await expect(agree(2, 'AGREED')).rejects.toMatchObject({ code: 'PLAN_NOT_WAITING' });
    await send();
    await expect(agree(3, 'CHANGE_ASKED')).rejects.toMatchObject({
      details: { fields: { words: expect.any(String) } },
    });
    await agree(3, 'CHANGE_ASKED', 'Smaller steps.');
    expect((await amina.call(contract.listPlanVersions, laylas)).items).toMatchObject([
      { number: 3, answer: 'CHANGE_ASKED', words: 'Smaller steps.' },
      { number: 2, answer: 'WITHDRAWN' },
      { number: 1, answer: 'AGREED' },
    ]);
  });

  test('[CLOUD-264] what the provider changes is read by the client once it is sent', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const layla = server.as(who.layla);
    const read = async () =>
      (await layla.call(contract.listOwnTreatmentPlans, {})).items.find(({ id }) => id === laylas.params.id);
    const before = await read();
    const plan = await amina.call(contract.getTreatmentPlan, laylas);
    const goals = plan.goals.map(({ id, statement, measure, targetOn, objectives, interventions }) => ({
      id,
      statement,
      clientStatement: 'Other words',
      measure,
      targetOn,
      objectives,
      interventions,
    }));
    const { version } = await amina.call(contract.updateTreatmentPlan, {
      ...laylas,
      body: { version: plan.version, title: 'Other', clientSummary: 'Not sent.', reviewOn: '2027-01-01', goals },
    });
    expect(await read()).toEqual(before);
    await amina.call(contract.sendPlanVersion, { ...laylas, body: { version } });
    expect(await read()).toMatchObject({
      title: 'Other',
      summary: 'Not sent.',
      versionToAgree: 2,
      agreed: { number: 1 },
      goals: goals.map(() => ({ statement: 'Other words' })),
    });
    const body = { number: 2, answer: 'CHANGE_ASKED', words: 'Smaller steps.' } as const;
    await layla.call(contract.answerPlanVersion, { ...laylas, body });
    const after = await read();
    expect(after).toMatchObject({ title: before?.title, changeAsked: { words: 'Smaller steps.' } });
    expect(after).not.toHaveProperty('versionToAgree');
  });

  test('[CALL-26] a goal at 100 is achieved only if its author says so, and keeps the value of its measure', async () => {
    const amina = createTestServer().as(who.amina);
    const goal = { params: { id: 'gol-q8w2r5t1' } };
    const note = (isAchieved: boolean) =>
      amina.call(contract.recordGoalProgress, { ...goal, body: { progress: 100, notes: '', value: 10, isAchieved } });
    const open = await note(false);
    expect(open).toMatchObject({ status: 'ACTIVE', progress: 100 });
    expect(open.history.at(-1)).toMatchObject({ value: 10 });
    expect(await note(true)).toMatchObject({ status: 'ACHIEVED' });
  });
});
