import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { programmeIds } from '../../personas/companion/programmes/index.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const zone = 'America/New_York';
const grief = { params: { id: programmeIds.grief } };
const begin = (programmeId: string, track: 'SECULAR' | 'ISLAMIC' = 'SECULAR', timeZone = zone) => ({
  body: { programmeId, track, timeZone },
});
const complete = (programme: string, day: string, reflection: string | null = null) => ({
  params: { id: programme, day },
  body: { reflection },
});

describe('own programs', () => {
  test('[API-6] report progress: Layla on day eleven, Noah paused, Sofia finished three, Zaynab none', async () => {
    const server = createTestServer();
    const of = async (email: string) =>
      (await server.as(email).call(contract.listEnrolments, {})).items.map(({ programme, status, progress }) => [
        programme.title,
        status,
        progress.stepsDone,
      ]);
    expect(await of(who.layla)).toEqual([
      ['Grief in company', 'ACTIVE', 11],
      ['Breathing room', 'FINISHED', 7],
    ]);
    expect(await of(who.noah)).toEqual([['Sleep after night shifts', 'PAUSED', 3]]);
    expect((await of('sofia.marchetti@demo.test')).filter(([, status]) => status === 'FINISHED')).toHaveLength(3);
    expect(await of(who.zaynab)).toEqual([]);
    expect(
      (await server.as(who.layla).call(contract.listEnrolments, { query: { status: 'FINISHED' } })).items,
    ).toHaveLength(1);
  });

  test('[API-6] start at the first step, once: a second start is rejected, a repeated key is not', async () => {
    const zaynab = createTestServer().as(who.zaynab);
    const first = await zaynab.call(contract.createEnrolment, begin(programmeIds.presentation, 'ISLAMIC'), {
      idempotencyKey: 'intent-begin',
    });
    expect(first).toMatchObject({
      status: 'ACTIVE',
      track: 'ISLAMIC',
      round: 1,
      progress: { stepsDone: 0, nextDay: 1, nextOpensOn: '2026-11-24', inARow: null, encouragement: 'FIRST_STEP' },
    });
    expect(
      await zaynab.call(contract.createEnrolment, begin(programmeIds.presentation, 'ISLAMIC'), {
        idempotencyKey: 'intent-begin',
      }),
    ).toEqual(first);
    await expect(zaynab.call(contract.createEnrolment, begin(programmeIds.presentation))).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_ENROLLED',
    });
  });

  test('[API-6] require earlier programs, and name them', async () => {
    const server = createTestServer();
    await expect(
      server.as(who.zaynab).call(contract.createEnrolment, begin(programmeIds.evenings)),
    ).rejects.toMatchObject({
      status: 409,
      code: 'PREREQUISITE_MISSING',
      details: { requires: [{ id: programmeIds.breathing }] },
    });
    expect((await server.as(who.layla).call(contract.createEnrolment, begin(programmeIds.evenings))).status).toBe(
      'ACTIVE',
    );
  });

  test('[ERROR-2] cannot start with an unoffered option, without a time zone, or if unknown', async () => {
    const zaynab = createTestServer().as(who.zaynab);
    await expect(zaynab.call(contract.createEnrolment, begin(programmeIds.sleep, 'ISLAMIC'))).rejects.toMatchObject({
      status: 422,
      details: { fields: { track: expect.any(String) } },
    });
    await expect(
      zaynab.call(contract.createEnrolment, begin(programmeIds.sleep, 'SECULAR', 'Mars/Olympus')),
    ).rejects.toMatchObject({ status: 422, details: { fields: { timeZone: expect.any(String) } } });
    await expect(zaynab.call(contract.createEnrolment, begin('prg-none'))).rejects.toMatchObject({ status: 404 });
  });

  test('[API-6] pause, resume and stop without losing a step', async () => {
    const layla = createTestServer().as(who.layla);
    const paused = await layla.call(contract.updateEnrolment, { ...grief, body: { status: 'PAUSED' } });
    expect(paused).toMatchObject({
      status: 'PAUSED',
      pausedAt: '2026-11-24T15:00:00.000Z',
      progress: { stepsDone: 11, encouragement: 'RESTING' },
    });
    await expect(layla.call(contract.completeStep, complete(programmeIds.grief, '12'))).rejects.toMatchObject({
      status: 409,
      code: 'ENROLMENT_NOT_ACTIVE',
      details: { status: 'PAUSED' },
    });
    expect(await layla.call(contract.updateEnrolment, { ...grief, body: { status: 'ACTIVE' } })).toMatchObject({
      status: 'ACTIVE',
      pausedAt: null,
    });
    await layla.call(contract.updateEnrolment, { ...grief, body: { status: 'LEFT' } });
    await expect(layla.call(contract.updateEnrolment, { ...grief, body: { status: 'ACTIVE' } })).rejects.toMatchObject({
      status: 409,
      code: 'ENROLMENT_NOT_ACTIVE',
    });
    expect(await layla.call(contract.createEnrolment, begin(programmeIds.grief, 'SECULAR'))).toMatchObject({
      status: 'ACTIVE',
      track: 'SECULAR',
      round: 1,
      progress: { stepsDone: 11 },
    });
  });

  test('[API-6] that are finished can start again, and keep reflections', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(
      layla.call(contract.updateEnrolment, { params: { id: programmeIds.breathing }, body: { status: 'PAUSED' } }),
    ).rejects.toMatchObject({ code: 'ENROLMENT_NOT_ACTIVE' });
    expect(await layla.call(contract.createEnrolment, begin(programmeIds.breathing))).toMatchObject({
      status: 'ACTIVE',
      round: 2,
      progress: { stepsDone: 0, nextDay: 1 },
    });
    expect((await layla.call(contract.listSteps, { params: { id: programmeIds.breathing } })).items).toHaveLength(7);
  });

  test('[SEC-8] are private, also from administrators and the author', async () => {
    const server = createTestServer();
    for (const email of [who.noah, who.amina, who.ingrid]) {
      await expect(server.as(email).call(contract.listSteps, grief)).rejects.toMatchObject({ status: 404 });
      await expect(
        server.as(email).call(contract.getStep, { params: { id: programmeIds.grief, day: '3' } }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(
        server.as(email).call(contract.completeStep, complete(programmeIds.grief, '12')),
      ).rejects.toMatchObject({ status: 404 });
      await expect(
        server.as(email).call(contract.updateEnrolment, { ...grief, body: { status: 'LEFT' } }),
      ).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('a step', () => {
  test('[API-6] of today is the next one, then the completed one, and tomorrow the one after', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const today = { params: { id: programmeIds.grief, day: 'today' } };
    expect(await layla.call(contract.getStep, today)).toMatchObject({ step: { day: 12 }, completion: null });
    const done = await layla.call(contract.completeStep, complete(programmeIds.grief, 'today', 'To my uncle.'));
    expect(done).toMatchObject({
      completion: { day: 12, on: '2026-11-24', reflection: 'To my uncle.' },
      crisisHelp: false,
      enrolment: {
        progress: { stepsDone: 12, nextDay: 13, nextOpensOn: '2026-11-25', inARow: 12, encouragement: 'NEARLY_THERE' },
      },
    });
    expect(await layla.call(contract.getStep, today)).toMatchObject({
      step: { day: 12 },
      completion: { reflection: 'To my uncle.' },
    });
    await expect(layla.call(contract.completeStep, complete(programmeIds.grief, '13'))).rejects.toMatchObject({
      status: 409,
      code: 'STEP_NOT_NEXT',
      details: { nextDay: 13, opensOn: '2026-11-25' },
    });
    server.pass({ hours: 14 });
    expect(await layla.call(contract.getStep, today)).toMatchObject({ step: { day: 13 }, completion: null });
  });

  test('[API-6] out of order is rejected and names the one before it', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(layla.call(contract.completeStep, complete(programmeIds.grief, '14'))).rejects.toMatchObject({
      status: 409,
      code: 'STEP_NOT_NEXT',
      message: 'Step 12 comes first.',
      details: { nextDay: 12 },
    });
    await expect(layla.call(contract.getStep, { params: { id: programmeIds.grief, day: '13' } })).rejects.toMatchObject(
      { code: 'STEP_NOT_NEXT' },
    );
  });

  test.each(['0', '15', '-1', '1.5', 'tomorrow', '1e1', '999999999'])('[ERROR-2] rejects %s as a step', async (day) => {
    await expect(
      createTestServer().as(who.layla).call(contract.completeStep, complete(programmeIds.grief, day)),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('[SEC-12] completed twice counts once, with its first reflection', async () => {
    const layla = createTestServer().as(who.layla);
    const first = await layla.call(contract.completeStep, complete(programmeIds.grief, '12', 'The first.'));
    const again = await layla.call(contract.completeStep, complete(programmeIds.grief, '12', 'The second.'));
    expect(again).toEqual(first);
    expect((await layla.call(contract.listSteps, grief)).items.filter(({ day }) => day === 12)).toHaveLength(1);
  });

  test('[API-6] completed last finishes the program', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    for (const day of ['12', '13', '14']) {
      await layla.call(contract.completeStep, complete(programmeIds.grief, day));
      server.pass({ days: 1 });
    }
    const [finished] = (await layla.call(contract.listEnrolments, { query: { status: 'FINISHED' } })).items;
    expect(finished).toMatchObject({
      programme: { title: 'Grief in company' },
      finishedAt: '2026-11-26T15:00:00.000Z',
      progress: { nextDay: null, nextOpensOn: null, encouragement: 'FINISHED' },
    });
    expect(await layla.call(contract.getStep, { params: { id: programmeIds.grief, day: 'today' } })).toMatchObject({
      step: { day: 14 },
    });
  });

  test('[CARE-1] with a reflection that mentions dying shows crisis help at once', async () => {
    expect(
      (
        await createTestServer()
          .as(who.layla)
          .call(contract.completeStep, complete(programmeIds.grief, '12', 'I do not want to live without her.'))
      ).crisisHelp,
    ).toBe(true);
  });

  test('[ERROR-2] accepts a reflection of up to four thousand characters', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(
      layla.call(contract.completeStep, complete(programmeIds.grief, '12', 'x'.repeat(4001))),
    ).rejects.toMatchObject({ status: 422, details: { fields: { reflection: 'At most 4000 characters.' } } });
  });
});

describe('a streak', () => {
  test('survives a day of rest, restarts after a long pause, and never counts missed days', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const progress = async () =>
      (await layla.call(contract.listEnrolments, { query: { status: 'ACTIVE' } })).items[0]?.progress;
    server.pass({ days: 1 });
    expect(await progress()).toMatchObject({ inARow: 11, encouragement: 'STEADY', nextOpensOn: '2026-11-25' });
    server.pass({ days: 1 });
    expect(await progress()).toMatchObject({ inARow: null, encouragement: 'ON_THE_WAY' });
    server.pass({ days: 10 });
    expect(await progress()).toMatchObject({ inARow: null, encouragement: 'WELCOME_BACK', stepsDone: 11, nextDay: 12 });
  });
});
