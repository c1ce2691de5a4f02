import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { atTheDoor, startable } from '../testing/session-at-the-door.ts';
import { who } from '../testing/test-server.ts';

describe('[SESSION-2] ending', () => {
  test('bills the whole minutes of both present, from the client’s arrival on', async () => {
    const { server, amina, enter, admit } = await atTheDoor();
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 4, seconds: 10 });
    await enter();
    await admit();
    server.pass({ minutes: 37, seconds: 30 });
    expect((await amina.call(contract.stopBilling, startable)).billingMinutes).toBe(37);
  });

  test('charges nothing where no one came: a no-show after the start closes the room and its timer', async () => {
    const { server, amina, layla, look } = await atTheDoor();
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 20 });
    const before = await layla.call(contract.listOwnPayments, {});
    const closed = await amina.call(contract.updateAppointment, { ...startable, body: { status: 'NO_SHOW' } });
    expect(closed.status).toBe('NO_SHOW');
    expect((await look()).state).toBe('ENDED');
    expect(await layla.call(contract.listOwnPayments, {})).toEqual(before);
    const seen = await server.as(who.ingrid).call(contract.getAdminSession, startable);
    expect(seen.billedMinutes).toBeNull();
  });

  test('can be closed as not held by the provider, free of charge, as long as no one came', async () => {
    const { amina } = await atTheDoor();
    await amina.call(contract.startAppointment, startable);
    const reason = { code: 'TECHNICAL' as const, text: 'Power cut.' };
    const closed = await amina.call(contract.cancelAppointment, { ...startable, body: { reason } });
    expect(closed).toMatchObject({ status: 'CANCELLED', cancellation: { by: 'PROVIDER', fee: { amountMinor: 0 } } });

    const attended = await atTheDoor();
    await attended.amina.call(contract.startAppointment, startable);
    await attended.enter();
    await attended.admit();
    await expect(
      attended.amina.call(contract.cancelAppointment, { ...startable, body: { reason } }),
    ).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
    await expect(
      attended.amina.call(contract.updateAppointment, { ...startable, body: { status: 'NO_SHOW' } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  test('refuses a second session beside one that is running', async () => {
    const { server, amina } = await atTheDoor();
    const ahead = (await amina.call(contract.listAppointments, { query: { as: 'provider' } })).items.filter(
      ({ id, status, startsAt }) =>
        id !== startable.params.id &&
        status === 'CONFIRMED' &&
        Math.abs(Date.parse(startsAt) - server.now().getTime()) < 12 * 3_600_000,
    );
    const next = ahead[0];
    if (!next) throw new Error('The day has no second session.');
    await amina.call(contract.startAppointment, startable);
    await expect(amina.call(contract.startAppointment, { params: { id: next.id } })).rejects.toMatchObject({
      status: 409,
      code: 'ANOTHER_SESSION_RUNNING',
    });
  });

  test('is idempotent', async () => {
    const { server, amina } = await atTheDoor();
    await amina.call(contract.startAppointment, startable);
    const { startedAt } = await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 50, seconds: 1 });
    const stopped = await amina.call(contract.stopBilling, startable);
    expect(stopped).toMatchObject({ startedAt, billingMinutes: 50, amount: { amountMinor: 12_000, currency: 'USD' } });
    server.pass({ minutes: 10 });
    expect(await amina.call(contract.stopBilling, startable)).toEqual(stopped);
  });

  test('stops recording and billing, so that no minute is lost, and is idempotent', async () => {
    const { server, amina } = await atTheDoor();
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startRecording, startable);
    await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 30 });
    const done = await amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } });
    expect(done).toMatchObject({ status: 'COMPLETED', endedAt: server.now().toISOString() });
    server.pass({ minutes: 5 });
    expect(await amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } })).toEqual(done);
    expect((await amina.call(contract.stopBilling, startable)).billingMinutes).toBe(30);
    expect((await amina.call(contract.getRecording, startable)).status).toBe('STOPPED');
    const seen = await server.as(who.ingrid).call(contract.getAdminSession, startable);
    expect(seen).toMatchObject({ status: 'COMPLETED', billedMinutes: 30, noteStatus: null });
    expect(seen.events.map((event) => event.kind)).toEqual(['BOOKED', 'STARTED', 'ENDED', 'BILLED']);
  });

  test('rejects completing an unstarted session, and a no-show before its time', async () => {
    const { server, amina } = await atTheDoor();
    await expect(
      amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    await expect(
      amina.call(contract.updateAppointment, { ...startable, body: { status: 'NO_SHOW' } }),
    ).rejects.toMatchObject({ status: 422 });
    server.pass({ minutes: 45 });
    expect((await amina.call(contract.updateAppointment, { ...startable, body: { status: 'NO_SHOW' } })).status).toBe(
      'NO_SHOW',
    );
  });
});
