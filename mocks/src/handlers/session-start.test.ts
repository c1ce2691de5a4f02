import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { ids } from '../personas/ids.ts';
import { atTheDoor, startable } from '../testing/session-at-the-door.ts';
import { createTestServer, who } from '../testing/test-server.ts';

describe('[SESSION-1] starting', () => {
  test('checks that the credentials are verified, and reports why not', async () => {
    const server = createTestServer();
    expect(await server.as(who.amina).call(contract.verifyCredentials, {})).toMatchObject({
      verified: true,
      problem: null,
    });
    expect(await server.as(who.daniel).call(contract.verifyCredentials, {})).toMatchObject({
      verified: false,
      problem: expect.stringContaining('being checked'),
    });
    expect(await server.as(who.peter).call(contract.verifyCredentials, {})).toMatchObject({
      verified: false,
      problem: expect.stringContaining('expired'),
    });
    await expect(
      server.as(who.daniel).call(contract.startAppointment, { params: { id: ids.appointments.unverified } }),
    ).rejects.toMatchObject({ status: 403, message: 'Provider credentials not verified' });
  });

  test('checks that the client has consented', async () => {
    const { amina } = await atTheDoor();
    expect(await amina.call(contract.getConsent, startable)).toMatchObject({
      consented: true,
      scopes: ['TREATMENT', 'TELEHEALTH', 'POLICY'],
    });
    expect(await amina.call(contract.getConsent, { params: { id: ids.appointments.withoutConsent } })).toMatchObject({
      consented: false,
      consentedAt: null,
      scopes: [],
    });
  });

  test('twice returns the first start', async () => {
    const { server, amina } = await atTheDoor();
    const first = await amina.call(contract.startAppointment, startable);
    expect(first).toMatchObject({ status: 'IN_PROGRESS', recordingRequired: true });
    server.pass({ minutes: 3 });
    expect(await amina.call(contract.startAppointment, startable)).toEqual(first);
    const billing = await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 2 });
    expect(await amina.call(contract.startBilling, startable)).toEqual(billing);
  });

  test.each([
    ['cancelled', ids.appointments.cancelled],
    ['over', ids.appointments.lastWeek],
    ['more than a day away', ids.appointments.upcoming],
  ])('rejects a session that is %s', async (_, id) => {
    const { amina } = await atTheDoor();
    await expect(amina.call(contract.startAppointment, { params: { id } })).rejects.toMatchObject({
      status: 409,
      code: 'NOT_STARTABLE',
    });
  });

  test('rejects recording and billing before it', async () => {
    const { amina } = await atTheDoor();
    for (const operation of [contract.startRecording, contract.startBilling, contract.stopBilling]) {
      await expect(amina.call(operation, startable)).rejects.toMatchObject({
        status: 409,
        code: 'SESSION_NOT_STARTED',
      });
    }
  });
});

describe('the room', () => {
  test('keeps a client waiting until the provider lets them in', async () => {
    const { amina, layla, enter, look, admit } = await atTheDoor();
    const entry = await enter();
    expect(entry.room).toMatchObject({
      state: 'WAITING',
      providerName: 'Dr. Amina Rahman',
      participants: [{ role: 'CLIENT', presence: 'WAITING', isSelf: true, displayName: 'Layla Haddad' }],
    });
    await amina.call(contract.startAppointment, startable);
    const open = await look(layla);
    expect(open.state).toBe('OPEN');
    expect(open.participants.map(({ presence }) => presence)).toEqual(['WAITING']);
    await admit();
    expect((await look(layla)).participants.map(({ role, presence, isSelf }) => [role, presence, isSelf])).toEqual([
      ['CLIENT', 'PRESENT', true],
      ['PROVIDER', 'PRESENT', false],
    ]);
  });

  test('opens when the provider enters before starting', async () => {
    const { amina, enter, look } = await atTheDoor();
    await enter();
    expect((await enter(amina)).room.state).toBe('OPEN');
    expect((await look()).participants.map((entry) => entry.presence)).toEqual(['WAITING', 'PRESENT']);
  });

  test('takes a guest by name, hides their id, and hides participants from outsiders', async () => {
    const { server, amina, enter, look } = await atTheDoor();
    const visitor = server.as(null);
    await expect(enter(visitor)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { displayName: expect.any(String) } },
    });
    const guest = await enter(visitor, 'Samir, Layla’s brother');
    expect(guest.room.participants).toMatchObject([
      { role: 'GUEST', displayName: 'Samir, Layla’s brother', isSelf: true },
    ]);
    expect((await look(amina)).participants.map((entry) => entry.id)).not.toContain(guest.participantId);
    expect((await look(visitor)).participants).toEqual([]);
    expect((await look(visitor, guest.participantId)).participants).toHaveLength(1);
  });

  test('recognizes a returning participant', async () => {
    const { enter, answer, layla } = await atTheDoor();
    const first = await enter();
    expect((await answer(first.participantId, { presence: 'LEFT' })).participants).toMatchObject([
      { presence: 'LEFT' },
    ]);
    const again = await enter(layla);
    expect(again.participantId).toBe(first.participantId);
    expect(again.room.participants).toMatchObject([{ presence: 'WAITING' }]);
  });

  test('rejects a consent for another participant', async () => {
    const { enter, answer, server } = await atTheDoor();
    const { participantId } = await enter();
    await expect(answer(participantId, { recordingConsent: true }, server.as(who.noah))).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    await expect(answer('participant-1', { recordingConsent: true })).rejects.toMatchObject({ status: 404 });
  });

  test('ends with the session', async () => {
    const { amina, enter, answer, look } = await atTheDoor();
    const { participantId } = await enter();
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } });
    expect((await look()).state).toBe('ENDED');
    await expect(enter()).rejects.toMatchObject({ status: 409, code: 'ROOM_ENDED' });
    await expect(answer(participantId, { recordingConsent: true })).rejects.toMatchObject({ code: 'ROOM_ENDED' });
  });
});
