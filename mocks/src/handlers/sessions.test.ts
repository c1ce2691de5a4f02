import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { captureTake } from '../testing/capture.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const startable = { params: { id: ids.appointments.startable } };

/** A session of Dr. Rahman with Layla, at a time when it can be started. */
async function atTheDoor(options: { simulatePeers?: boolean } = {}) {
  const server = createTestServer(options);
  const amina = server.as(who.amina);
  const layla = server.as(who.layla);
  const { roomName } = await layla.call(contract.getAppointment, startable);
  const look = (client = amina, participantId?: string) =>
    client.call(contract.getRoom, { params: { roomName }, secret: participantId });
  /** Says that one is here or has left, or answers about the recording, and gives the room as it is then. */
  const answer = async (
    participantId: string,
    { presence, recordingConsent }: { presence?: 'PRESENT' | 'LEFT'; recordingConsent?: boolean },
    client = layla,
  ) => {
    if (presence !== undefined) {
      const own = (await look(client, participantId)).participants.find(({ isSelf }) => isSelf);
      const params = { roomName, participantId: own?.id ?? '' };
      await client.call(contract.updateParticipant, { params, secret: participantId, body: { presence } });
    }
    if (recordingConsent !== undefined) {
      const scopes = recordingConsent ? (['AUDIO', 'VIDEO', 'TRANSCRIPT'] as const).slice() : [];
      const body = { participantId, scopes, textVersion: '2026-11', language: 'en' as const };
      await client.call(contract.answerRecordingConsent, { params: { roomName }, body });
    }
    return look(client, participantId);
  };
  /** The host lets one person in who waits. */
  const admit = async (name = 'Layla Haddad') => {
    const waiting = (await look()).participants.find((entry) => entry.displayName === name);
    if (!waiting) throw new Error(`${name} does not wait`);
    return amina.call(contract.admitParticipant, { params: { roomName, participantId: waiting.id } });
  };
  return {
    server,
    amina,
    layla,
    roomName,
    look,
    answer,
    admit,
    enter: (client = layla, displayName?: string) =>
      client.call(contract.enterRoom, { params: { roomName }, body: { displayName } }),
  };
}

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

describe('[CARE-10] recording', () => {
  async function running() {
    const session = await atTheDoor();
    await session.amina.call(contract.startAppointment, startable);
    const { participantId } = await session.enter();
    await session.admit();
    /** The provider is asked like everyone else. */
    const agree = async () => {
      const own = await session.enter(session.amina);
      return session.answer(own.participantId, { recordingConsent: true }, session.amina);
    };
    const { capture, send } = captureTake({ server: session.server, by: session.amina, ...startable.params, take: 1 });
    return { ...session, participantId, agree, capture, send };
  }

  test('answers for no one: the provider who asks for it has not agreed by that', async () => {
    const { amina, answer, agree, participantId } = await running();
    await amina.call(contract.startRecording, startable);
    expect((await answer(participantId, { recordingConsent: true })).recording).toBe('ARMED');
    expect((await agree()).recording).toBe('STARTING');
  });

  test('is armed until everyone present has consented, and stops with the call that withdraws consent', async () => {
    const { server, amina, answer, look, agree, capture, participantId } = await running();
    expect((await amina.call(contract.startRecording, startable)).status).toBe('ARMED');
    await agree();
    server.pass({ seconds: 40 });
    expect(await amina.call(contract.getRecording, startable)).toMatchObject({ status: 'ARMED', durationSeconds: 0 });
    expect((await answer(participantId, { recordingConsent: true })).recording).toBe('STARTING');
    await capture(90);
    expect(await amina.call(contract.getRecording, startable)).toMatchObject({
      status: 'RECORDING',
      durationSeconds: 90,
    });
    expect((await answer(participantId, { recordingConsent: false })).recording).toBe('STOPPED');
    server.pass({ seconds: 30 });
    expect(await amina.call(contract.getRecording, startable)).toMatchObject({
      status: 'STOPPED',
      durationSeconds: 90,
    });
    expect((await look()).recordingRequested).toBe(true);
  });

  test('does not capture while the provider is alone', async () => {
    const { amina, answer, participantId } = await running();
    await answer(participantId, { presence: 'LEFT' });
    expect((await amina.call(contract.startRecording, startable)).status).toBe('ARMED');
  });

  test('pauses for whoever is let in without consent, and resumes when they consent or leave', async () => {
    const { server, amina, answer, enter, agree, capture, participantId, admit } = await running();
    await amina.call(contract.startRecording, startable);
    await agree();
    await answer(participantId, { recordingConsent: true });
    const guest = await enter(server.as(null), 'Samir');
    await capture(10);
    expect((await admit('Samir')).recording).toBe('ARMED');
    server.pass({ seconds: 20 });
    expect((await answer(guest.participantId, { presence: 'LEFT' }, server.as(null))).recording).toBe('STARTING');
    await capture(5);
    expect((await amina.call(contract.stopRecording, startable)).durationSeconds).toBe(15);
  });

  test('goes off the record and on again, and what lies between is not in it [CLOUD-564] [CLOUD-565]', async () => {
    const { server, amina, answer, agree, capture, look, participantId } = await running();
    await expect(amina.call(contract.pauseRecording, startable)).rejects.toMatchObject({
      code: 'NOT_RECORDING',
      details: { status: 'NONE' },
    });
    await amina.call(contract.startRecording, startable);
    await agree();
    await answer(participantId, { recordingConsent: true });
    await capture(30);
    expect((await amina.call(contract.pauseRecording, startable)).status).toBe('PAUSED');
    expect((await look()).recording).toBe('PAUSED');
    server.pass({ seconds: 60 });
    expect(await amina.call(contract.resumeRecording, startable)).toMatchObject({
      status: 'STARTING',
      durationSeconds: 30,
    });
    await expect(amina.call(contract.resumeRecording, startable)).resolves.toMatchObject({ status: 'STARTING' });
    await capture(10);
    expect((await look()).recording).toBe('RECORDING');
    await amina.call(contract.stopRecording, startable);
    await expect(amina.call(contract.resumeRecording, startable)).rejects.toMatchObject({ code: 'NOT_PAUSED' });
    expect((await amina.call(contract.getRecording, startable)).durationSeconds).toBe(40);
  });

  test('on the record again waits for whoever withdrew meanwhile [CLOUD-565]', async () => {
    const { amina, answer, agree, participantId } = await running();
    await amina.call(contract.startRecording, startable);
    await agree();
    await answer(participantId, { recordingConsent: true });
    await amina.call(contract.pauseRecording, startable);
    await answer(participantId, { recordingConsent: false });
    expect((await amina.call(contract.getRecording, startable)).status).toBe('STOPPED');
  });

  test('that fails is said to everyone, and can be asked for again while the session goes on [CLOUD-566]', async () => {
    const { amina, answer, agree, capture, look, participantId } = await running();
    await amina.call(contract.startRecording, startable);
    await agree();
    await answer(participantId, { recordingConsent: true });
    await capture(20);
    const failure = { ...startable, body: { failure: 'BROWSER_STOPPED' as const, attempt: 1 } };
    expect(await amina.call(contract.failRecording, failure)).toMatchObject({
      status: 'FAILED',
      failure: 'BROWSER_STOPPED',
      durationSeconds: 20,
    });
    expect((await look()).recording).toBe('FAILED');
    expect((await amina.call(contract.startRecording, startable)).status).toBe('STARTING');
  });

  test('keeps its parts once each, and gives them back in their order once it is over [CLOUD-567] [CLOUD-568] [CLOUD-569]', async () => {
    const { server, amina, answer, agree, participantId } = await running();
    const put = (take: string, index: string, content: string) =>
      amina.call(contract.putRecordingPart, {
        params: { id: startable.params.id, take, index },
        body: { mimeType: 'video/mp4', content, durationMs: 2000, attempt: 1 },
      });
    await expect(put('1', '0', 'AAAA')).rejects.toMatchObject({ code: 'NOT_RECORDED' });
    await amina.call(contract.startRecording, startable);
    await agree();
    await answer(participantId, { recordingConsent: true });
    server.pass({ seconds: 4 });
    await put('41', '0', 'AAAA');
    await put('41', '1', 'BBBB');
    expect(await put('41', '0', 'CCCC')).toEqual({ take: 41, parts: 2 });
    await expect(amina.call(contract.getRecordingMedia, startable)).rejects.toMatchObject({ code: 'NOTHING_RECORDED' });
    await amina.call(contract.stopRecording, startable);
    expect((await amina.call(contract.getRecordingMedia, startable)).takes).toEqual([
      { take: 41, mimeType: 'video/mp4', parts: 2, startSeconds: 0 },
    ]);
    const part = (index: string) =>
      amina.call(contract.getRecordingPart, { params: { id: startable.params.id, take: '41', index } });
    expect((await part('0')).content).toBe('AAAA');
    await expect(part('7')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is analysed once, and only if something was recorded', async () => {
    const { amina, answer, agree, capture, participantId } = await running();
    await amina.call(contract.startRecording, startable);
    await agree();
    await expect(amina.call(contract.analyzeRecording, startable)).rejects.toMatchObject({ code: 'NOTHING_RECORDED' });
    await answer(participantId, { recordingConsent: true });
    await capture(120);
    const stopped = await amina.call(contract.stopRecording, startable);
    expect(await amina.call(contract.stopRecording, startable)).toEqual(stopped);
    await expect(amina.call(contract.getTranscript, startable)).rejects.toMatchObject({ code: 'TRANSCRIPT_NOT_READY' });
    expect((await amina.call(contract.analyzeRecording, startable)).status).toBe('ANALYSING');
    expect((await amina.call(contract.getRecording, startable)).status).toBe('READY');
    const { segments } = await amina.call(contract.getTranscript, startable);
    expect(new Set(segments.map((segment) => segment.speaker))).toEqual(new Set(['Dr. Amina Rahman', 'Layla Haddad']));
  });
});

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

describe('simulated peers', () => {
  test('the client asks to come in, and consents once inside', async () => {
    const { server, amina, enter, answer, look, admit } = await atTheDoor({ simulatePeers: true });
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startRecording, startable);
    const own = await enter(amina);
    await answer(own.participantId, { recordingConsent: true }, amina);
    expect((await look()).participants).toHaveLength(1);
    server.pass({ seconds: 5 });
    expect(await look()).toMatchObject({
      recording: 'ARMED',
      participants: [{ role: 'PROVIDER' }, { role: 'CLIENT', presence: 'WAITING', recordingConsent: null }],
    });
    await admit();
    server.pass({ seconds: 7 });
    expect((await look()).recording).toBe('STARTING');
  });

  test('the stand-in steps back when the client comes, who is asked about the recording themselves', async () => {
    const { server, amina, enter, look, admit } = await atTheDoor({ simulatePeers: true });
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startRecording, startable);
    server.pass({ seconds: 30 });
    await admit();
    server.pass({ seconds: 30 });
    expect((await look()).participants).toMatchObject([{ role: 'PROVIDER' }, { recordingConsent: true }]);
    await enter();
    server.pass({ minutes: 2 });
    expect((await look()).participants).toMatchObject([
      { role: 'PROVIDER' },
      { role: 'CLIENT', recordingConsent: null },
    ]);
    await enter(server.as(null), 'Omar');
    const places = (await look()).participants.map(({ id }) => id);
    expect(new Set(places).size).toBe(3);
  });

  test('a real client is not simulated', async () => {
    const { server, amina, enter, look } = await atTheDoor({ simulatePeers: true });
    await enter();
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startRecording, startable);
    server.pass({ minutes: 2 });
    const room = await look();
    expect(room.recording).toBe('ARMED');
    expect(room.participants).toHaveLength(2);
  });

  test('are off in stories and tests', async () => {
    const { server, amina, look } = await atTheDoor();
    await amina.call(contract.startAppointment, startable);
    server.pass({ minutes: 2 });
    expect((await look()).participants).toHaveLength(1);
  });
});
