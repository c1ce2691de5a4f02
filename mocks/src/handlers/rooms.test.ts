import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { ApiError, Client } from '@sakina/platform/client';
import { ids } from '../personas/ids.ts';
import type { ServerEvent } from '../realtime/index.ts';
import { captureTake } from '../testing/capture.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { suspendAs } from '../testing/suspend.ts';

const startable = { params: { id: ids.appointments.startable } };
const yes = { scopes: ['AUDIO' as const], textVersion: '2026-11', language: 'en' as const };

/** Dr. Rahman in the room of her session with Layla, whom no one has let in yet. */
async function openRoom() {
  const events: ServerEvent[] = [];
  const server = createTestServer({ publish: (event) => events.push(event) });
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  const [noah, visitor] = [server.as(who.noah), server.as(null)];
  const { roomName } = await layla.call(contract.getAppointment, startable);
  await amina.call(contract.startAppointment, startable);
  const params = { roomName };
  const look = (client: Client, secret?: string) => client.call(contract.getRoom, { params, secret });
  const enter = (client: Client, displayName?: string) =>
    client.call(contract.enterRoom, { params, body: { displayName } });
  /** The public id of someone, as the host sees them. */
  const idOf = async (name: string) => {
    const found = (await look(amina)).participants.find((entry) => entry.displayName === name);
    if (!found) throw new Error(`${name} is not there`);
    return found.id;
  };
  const place = async (name: string) => ({ params: { roomName, participantId: await idOf(name) } });
  /** What the host does with one person. */
  const admit = async (name: string) => amina.call(contract.admitParticipant, await place(name));
  const refuse = async (name: string) => amina.call(contract.refuseParticipant, await place(name));
  const sendBack = async (name: string) => amina.call(contract.sendBackParticipant, await place(name));
  const remove = async (name: string) => amina.call(contract.removeParticipant, await place(name));
  const host = { refuse, sendBack, remove };
  return { server, events, amina, layla, noah, visitor, params, look, enter, idOf, place, host, admit };
}

/** What each person in a room is, in short. */
const presences = (room: contract.Room) =>
  room.participants.map(({ displayName, presence }) => `${displayName}: ${presence}`);

describe('admission', () => {
  test('[ROUTE-14] [SESSION-5] whoever has the link and types the client’s name waits, is marked, and learns no name', async () => {
    const { visitor, amina, enter, look } = await openRoom();
    const { participantId, room } = await enter(visitor, 'Layla Haddad');
    expect(room.participants).toMatchObject([{ presence: 'WAITING', identity: 'GUEST', role: 'GUEST', isSelf: true }]);
    expect((await look(visitor, participantId)).participants).toHaveLength(1);
    expect((await look(amina)).participants).toMatchObject([
      { displayName: 'Dr. Amina Rahman' },
      { displayName: 'Layla Haddad', identity: 'GUEST', presence: 'WAITING' },
    ]);
  });

  test('says of the client how they are known, and lets no one in by itself', async () => {
    const { layla, enter } = await openRoom();
    const { room } = await enter(layla);
    expect(room.participants).toMatchObject([
      { presence: 'WAITING', identity: 'SIGNED_IN_MATCHED', role: 'CLIENT', isSelf: true },
    ]);
  });

  test.each([
    ['a client of someone else', who.noah],
    ['another provider', who.yusuf],
    ['an administrator', who.ingrid],
  ])('[ROUTE-14] tells %s nothing of a session: no name and no time', async (_, email) => {
    const { server, params, amina, look } = await openRoom();
    const seen = await server.as(null).call(contract.getRoom, { params });
    const other = server.as(email);
    for (const call of [
      () => other.call(contract.getRoom, { params }),
      () => other.call(contract.enterRoom, { params, body: {} }),
    ]) {
      const refusal = await call().then(
        () => null,
        (error: unknown) => error as ApiError,
      );
      expect(refusal).toMatchObject({ status: 403, code: 'WRONG_ACCOUNT' });
      const said = JSON.stringify([refusal?.message, refusal?.details ?? null]);
      for (const fact of [seen.providerName, 'Rahman', 'Layla', seen.startsAt, seen.endsAt])
        expect(said).not.toContain(fact);
    }
    expect((await look(amina)).participants.map(({ displayName }) => displayName)).not.toContain('Noah');
  });

  test('lets in one of two who wait, who then sees those inside and not who waits', async () => {
    const { layla, visitor, enter, admit, look } = await openRoom();
    const [own, other] = [await enter(layla), await enter(visitor, 'Samir')];
    await admit('Layla Haddad');
    expect(presences(await look(layla, own.participantId))).toEqual([
      'Dr. Amina Rahman: PRESENT',
      'Layla Haddad: PRESENT',
    ]);
    expect(presences(await look(visitor, other.participantId))).toEqual(['Samir: WAITING']);
  });

  test('is the host’s alone, who is never kept out of their own room', async () => {
    const { layla, amina, params, enter, idOf, server } = await openRoom();
    await enter(layla);
    const [client, host] = [await idOf('Layla Haddad'), await idOf('Dr. Amina Rahman')];
    await expect(
      server.as(who.yusuf).call(contract.admitParticipant, { params: { ...params, participantId: client } }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const own = { params: { ...params, participantId: host } };
    await expect(amina.call(contract.removeParticipant, own)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(amina.call(contract.sendBackParticipant, own)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('refuses: the refused see themselves alone, and come back only when the host puts them in the waiting room', async () => {
    const { layla, enter, admit, host, look } = await openRoom();
    const { participantId } = await enter(layla);
    await host.refuse('Layla Haddad');
    expect(presences(await look(layla, participantId))).toEqual(['Layla Haddad: REFUSED']);
    await expect(enter(layla)).rejects.toMatchObject({ status: 403, code: 'NOT_ADMITTED' });
    await expect(admit('Layla Haddad')).rejects.toMatchObject({
      code: 'PRESENCE_CHANGED',
      details: { presence: 'REFUSED' },
    });
    await host.sendBack('Layla Haddad');
    expect((await enter(layla)).room.participants).toMatchObject([{ presence: 'WAITING' }]);
  });

  test('sends back and out: whoever was sent back sees no one any more and does not come in by themselves', async () => {
    const { layla, enter, admit, host, look, place } = await openRoom();
    const { participantId } = await enter(layla);
    await admit('Layla Haddad');
    await host.sendBack('Layla Haddad');
    expect(presences(await look(layla, participantId))).toEqual(['Layla Haddad: WAITING']);
    const here = { ...(await place('Layla Haddad')), secret: participantId, body: { presence: 'PRESENT' as const } };
    expect(presences(await layla.call(contract.updateParticipant, here))).toEqual(['Layla Haddad: WAITING']);
    await admit('Layla Haddad');
    await host.remove('Layla Haddad');
    await expect(layla.call(contract.updateParticipant, here)).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
  });

  test('keeps the seat of someone who left, also in a locked room, which no one new may ask to enter', async () => {
    const { layla, visitor, amina, params, enter, admit, place } = await openRoom();
    const { participantId } = await enter(layla);
    await admit('Layla Haddad');
    await amina.call(contract.lockRoom, { params, body: { isLocked: true } });
    const here = await place('Layla Haddad');
    await layla.call(contract.updateParticipant, { ...here, secret: participantId, body: { presence: 'LEFT' } });
    await expect(enter(visitor, 'Samir')).rejects.toMatchObject({ status: 409, code: 'ROOM_LOCKED' });
    const again = await enter(layla);
    expect(again.participantId).toBe(participantId);
    expect(again.room.participants).toContainEqual(expect.objectContaining({ presence: 'PRESENT', isSelf: true }));
  });

  test('stops at as many as the room holds', async () => {
    const { visitor, enter, admit } = await openRoom();
    for (const name of ['Ana', 'Ben', 'Cem', 'Dua']) await enter(visitor, name);
    for (const name of ['Ana', 'Ben', 'Cem']) await admit(name);
    await expect(admit('Dua')).rejects.toMatchObject({ status: 409, code: 'ROOM_FULL' });
  });

  test('bills from the moment at which the client was let in, and nothing for one who only waited', async () => {
    const { server, layla, amina, enter, admit } = await openRoom();
    await amina.call(contract.startBilling, startable);
    await enter(layla);
    server.pass({ minutes: 4, seconds: 10 });
    await admit('Layla Haddad');
    server.pass({ minutes: 37, seconds: 30 });
    expect((await amina.call(contract.stopBilling, startable)).billingMinutes).toBe(37);
  });
});

describe('rooms of groups and broadcasts', () => {
  test('a member of a group waits for the host, and the host does not', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.layla).call(contract.listGroupSessions, { query: { mine: true } });
    const group = items.find(({ roomName, status }) => roomName !== null && status === 'SCHEDULED');
    if (!group || group.roomName === null) throw new Error('Layla has no seat in a group.');
    const { room } = await server
      .as(who.layla)
      .call(contract.enterRoom, { params: { roomName: group.roomName }, body: {} });
    expect(room).toMatchObject({
      kind: 'GROUP',
      title: group.title,
      maxParticipants: group.capacity + 1,
      participants: [{ presence: 'WAITING', identity: 'SIGNED_IN_MATCHED', role: 'CLIENT' }],
    });
  });

  test('a broadcast is watched by whoever is signed in, and names the host alone', async () => {
    const server = createTestServer();
    const { items } = await server.as(null).call(contract.listBroadcasts, { query: {} });
    const live = items.find(({ status }) => status === 'LIVE') ?? items.find(({ status }) => status === 'SCHEDULED');
    if (!live) throw new Error('There is no broadcast.');
    const params = { roomName: live.roomName };
    await expect(
      server.as(null).call(contract.enterRoom, { params, body: { displayName: 'Samir' } }),
    ).rejects.toMatchObject({ status: 403 });
    await server.as(who.layla).call(contract.enterRoom, { params, body: {} });
    const { room } = await server.as(who.noah).call(contract.enterRoom, { params, body: {} });
    expect(room.kind).toBe('BROADCAST');
    expect(room.participants.filter((entry) => entry.role !== 'PROVIDER')).toMatchObject([{ isSelf: true }]);
  });
});

describe('[CARE-10] consent', () => {
  test('has scopes and a history: nothing is captured beyond what everyone agreed to', async () => {
    const { layla, amina, params, enter, admit, look } = await openRoom();
    const [client, host] = [await enter(layla), await enter(amina)];
    await admit('Layla Haddad');
    await amina.call(contract.startRecording, startable);
    const answer = (by: Client, participantId: string, scopes: contract.RecordingScope[]) =>
      by.call(contract.answerRecordingConsent, { params, body: { ...yes, scopes, participantId } });
    await answer(amina, host.participantId, ['AUDIO', 'VIDEO', 'TRANSCRIPT']);
    await answer(layla, client.participantId, ['AUDIO', 'TRANSCRIPT']);
    expect(await look(amina)).toMatchObject({ recording: 'STARTING', recordingScopes: ['AUDIO', 'TRANSCRIPT'] });
    await answer(layla, client.participantId, []);
    expect(await look(amina)).toMatchObject({ recording: 'STOPPED', recordingScopes: [] });
    const secret = client.participantId;
    const own = await layla.call(contract.listRecordingConsents, { params, secret });
    expect(own.items.map(({ scopes }) => scopes)).toEqual(expect.arrayContaining([[], ['AUDIO', 'TRANSCRIPT']]));
    expect(new Set(own.items.map(({ displayName }) => displayName))).toEqual(new Set(['Layla Haddad']));
    const all = await amina.call(contract.listRecordingConsents, {
      params,
      secret: host.participantId,
    });
    expect(all.items).toHaveLength(3);
  });

  test('is withdrawn with the call that says so, and the recording with it', async () => {
    const { layla, amina, params, enter, admit, look, events } = await openRoom();
    const [client, host] = [await enter(layla), await enter(amina)];
    await admit('Layla Haddad');
    await amina.call(contract.startRecording, startable);
    for (const [by, { participantId }] of [
      [layla, client],
      [amina, host],
    ] as const)
      await by.call(contract.answerRecordingConsent, { params, body: { ...yes, participantId } });
    expect((await look(amina)).recording).toBe('STARTING');
    events.length = 0;
    const body = { participantId: client.participantId };
    const { items } = await layla.call(contract.withdrawRecordingConsent, { params, body });
    expect(items).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    expect((await look(amina)).recording).toBe('STOPPED');
    expect(events.filter(({ name }) => name === 'recording.changed')).toHaveLength(2);
  });

  test('is obeyed by transcript and playback, during the session and after it', async () => {
    const { server, layla, amina, params, enter, admit } = await openRoom();
    const [client, host] = [await enter(layla), await enter(amina)];
    await admit('Layla Haddad');
    await amina.call(contract.startRecording, startable);
    const answer = (by: Client, participantId: string, scopes: contract.RecordingScope[]) =>
      by.call(contract.answerRecordingConsent, { params, body: { ...yes, scopes, participantId } });
    const put = (take: number, mimeType: string) =>
      captureTake({ server, by: amina, ...startable.params, take, mimeType }).capture(20);
    const takes = async () => (await amina.call(contract.getRecordingMedia, startable)).takes.map(({ take }) => take);
    await answer(amina, host.participantId, ['AUDIO', 'VIDEO', 'TRANSCRIPT']);
    await answer(layla, client.participantId, ['AUDIO', 'VIDEO', 'TRANSCRIPT']);
    await put(1, 'video/mp4');
    // The picture and the transcript are taken back, the sound is not.
    await layla.call(contract.withdrawRecordingConsent, { params, body: { participantId: client.participantId } });
    await amina.call(contract.startRecording, startable);
    await answer(layla, client.participantId, ['AUDIO']);
    await put(2, 'audio/mp4');
    await expect(put(3, 'video/mp4')).rejects.toMatchObject({ status: 409, code: 'NOT_AGREED' });
    expect(await amina.call(contract.stopRecording, startable)).toMatchObject({
      durationSeconds: 40,
      scopes: ['AUDIO'],
    });
    expect(await takes()).toEqual([2]);
    await expect(
      amina.call(contract.getRecordingPart, { params: { ...startable.params, take: '1', index: '0' } }),
    ).rejects.toMatchObject({ code: 'NOT_AGREED' });
    await expect(amina.call(contract.analyzeRecording, startable)).rejects.toMatchObject({ code: 'NOT_AGREED' });
    // In the last second before the end everything is taken back.
    await layla.call(contract.withdrawRecordingConsent, { params, body: { participantId: client.participantId } });
    expect(await amina.call(contract.stopRecording, startable)).toMatchObject({ scopes: [] });
    expect(await takes()).toEqual([]);
  });

  test('withdrawn after the transcript was written closes it', async () => {
    const { server, layla, amina, params, enter, admit } = await openRoom();
    const [client, host] = [await enter(layla), await enter(amina)];
    await admit('Layla Haddad');
    await amina.call(contract.startRecording, startable);
    for (const [by, { participantId }] of [
      [layla, client],
      [amina, host],
    ] as const)
      await by.call(contract.answerRecordingConsent, {
        params,
        body: { ...yes, scopes: ['AUDIO', 'TRANSCRIPT'], participantId },
      });
    await captureTake({ server, by: amina, ...startable.params, take: 1, mimeType: 'audio/mp4' }).capture(20);
    await amina.call(contract.stopRecording, startable);
    await amina.call(contract.analyzeRecording, startable);
    expect((await amina.call(contract.getRecording, startable)).status).toBe('READY');
    expect((await amina.call(contract.getTranscript, startable)).segments.length).toBeGreaterThan(0);
    await layla.call(contract.withdrawRecordingConsent, { params, body: { participantId: client.participantId } });
    await expect(amina.call(contract.getTranscript, startable)).rejects.toMatchObject({ code: 'NOT_AGREED' });
  });

  test('to another text, to a picture without sound, or for someone else is refused', async () => {
    const { layla, noah, params, enter } = await openRoom();
    const { participantId } = await enter(layla);
    const answer = (by: Client, body: object) =>
      by.call(contract.answerRecordingConsent, { params, body: { ...yes, participantId, ...body } });
    await expect(answer(layla, { textVersion: '2020-01' })).rejects.toMatchObject({ code: 'CONSENT_TEXT_CHANGED' });
    await expect(answer(layla, { scopes: ['VIDEO'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(answer(noah, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(answer(layla, { participantId: 'participant-2' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a place in a room', () => {
  test('of an account answers to that account signed in, and to no one who only knows its secret', async () => {
    const { server, layla, noah, visitor, params, enter, admit, place } = await openRoom();
    const { participantId } = await enter(layla);
    await admit('Layla Haddad');
    const here = await place('Layla Haddad');
    const acts: ((by: Client) => Promise<unknown>)[] = [
      (by) => by.call(contract.getMediaAccess, { params, body: { participantId } }),
      (by) => by.call(contract.listRoomChat, { params, secret: participantId }),
      (by) => by.call(contract.sendRoomChat, { params, body: { participantId, to: 'ALL', text: 'Hello' } }),
      (by) => by.call(contract.listRecordingConsents, { params, secret: participantId }),
      (by) => by.call(contract.withdrawRecordingConsent, { params, body: { participantId } }),
      (by) => by.call(contract.updateParticipant, { ...here, secret: participantId, body: { presence: 'LEFT' } }),
    ];
    for (const by of [visitor, noah])
      for (const act of acts) await expect(act(by)).rejects.toMatchObject({ status: 403 });
    const seen = await visitor.call(contract.getRoom, { params, secret: participantId });
    expect(seen.participants).toEqual([]);
    // A suspended account is signed out at once.
    await suspendAs(server.as(who.ingrid), ids.users.layla, 'A test of places.');
    await expect(layla.call(contract.listRoomChat, { params, secret: participantId })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('of a guest answers to its secret in a header, to no address that names it, and to no one without it', async () => {
    const { server, visitor, params, enter, admit, place } = await openRoom();
    const { participantId: secret } = await enter(visitor, 'Samir');
    await admit('Samir');
    const here = await place('Samir');
    const acts: ((given: { secret?: string }) => Promise<unknown>)[] = [
      (given) => visitor.call(contract.listRoomChat, { params, ...given }),
      (given) => visitor.call(contract.listRecordingConsents, { params, ...given }),
      (given) => visitor.call(contract.updateParticipant, { ...here, ...given, body: { isCovered: true } }),
    ];
    for (const act of acts) {
      await expect(act({})).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
      await expect(act({ secret: here.params.participantId })).rejects.toMatchObject({ status: 404 });
      await expect(act({ secret })).resolves.toBeDefined();
    }
    // Another place than that of the secret.
    const host = await place('Dr. Amina Rahman');
    await expect(
      visitor.call(contract.updateParticipant, { ...host, secret, body: { presence: 'LEFT' } }),
    ).rejects.toMatchObject({ status: 403 });
    const room = `/cloud/v1/rooms/${params.roomName}`;
    const answered = await server.fetch(`${room}?participantId=${secret}`);
    const { data } = (await answered.json()) as { data: contract.Room };
    expect(data.participants).toEqual([]);
    expect((await server.fetch(`${room}/chat?participantId=${secret}`)).status).toBe(403);
  });

  test('of a guest answers to its secret', async () => {
    const { visitor, params, enter, admit } = await openRoom();
    const { participantId } = await enter(visitor, 'Samir');
    await admit('Samir');
    await expect(visitor.call(contract.listRoomChat, { params, secret: participantId })).resolves.toMatchObject({
      items: [],
    });
    const seen = await visitor.call(contract.getRoom, { params, secret: participantId });
    expect(seen.participants).toContainEqual(expect.objectContaining({ displayName: 'Samir', isSelf: true }));
  });
});

describe('the chat', () => {
  test('is for those inside; who waits has three words to the host', async () => {
    const { layla, amina, visitor, params, enter, admit } = await openRoom();
    const [client, host, guest] = [await enter(layla), await enter(amina), await enter(visitor, 'Samir')];
    const send = (by: Client, participantId: string, to: 'ALL' | 'HOST', text: string) =>
      by.call(contract.sendRoomChat, { params, body: { participantId, to, text } });
    await expect(send(visitor, guest.participantId, 'ALL', 'Hello?')).rejects.toMatchObject({
      code: 'ONLY_WHILE_INSIDE',
    });
    for (const text of ['I am here.', 'Still here.', 'I can wait.'])
      await send(visitor, guest.participantId, 'HOST', text);
    await expect(send(visitor, guest.participantId, 'HOST', 'Hello?')).rejects.toMatchObject({
      code: 'ONLY_WHILE_INSIDE',
    });
    await admit('Layla Haddad');
    await send(amina, host.participantId, 'ALL', 'Welcome.');
    await send(layla, client.participantId, 'HOST', 'Who is waiting?');
    const read = async (by: Client, participantId: string) =>
      (await by.call(contract.listRoomChat, { params, secret: participantId })).items.map(({ text }) => text);
    expect(await read(layla, client.participantId)).toEqual(['Welcome.', 'Who is waiting?']);
    expect(await read(visitor, guest.participantId)).toEqual(['I am here.', 'Still here.', 'I can wait.']);
    expect(await read(amina, host.participantId)).toHaveLength(5);
  });

  test('[SEC-12] keeps one line of two sendings under one key, and tells those inside once', async () => {
    const { layla, params, enter, admit, events } = await openRoom();
    const { participantId } = await enter(layla);
    await admit('Layla Haddad');
    events.length = 0;
    const body = { participantId, to: 'ALL' as const, text: 'Good morning.' };
    const first = await layla.call(contract.sendRoomChat, { params, body }, { idempotencyKey: 'intent-once' });
    expect(await layla.call(contract.sendRoomChat, { params, body }, { idempotencyKey: 'intent-once' })).toEqual(first);
    expect(events.map(({ name }) => name)).toEqual(['room.chat', 'room.chat']);
    expect(JSON.stringify(events)).not.toContain('Good morning');
  });

  test('a hand is raised by those inside, keeps its place in the line, and is lowered', async () => {
    const { layla, enter, admit, place, server } = await openRoom();
    const { participantId } = await enter(layla);
    const here = await place('Layla Haddad');
    const raise = async (isHandRaised: boolean) => {
      const room = await layla.call(contract.updateParticipant, {
        ...here,
        secret: participantId,
        body: { isHandRaised },
      });
      return room.participants.find(({ isSelf }) => isSelf)?.handRaisedAt ?? null;
    };
    expect(await raise(true)).toBeNull();
    await admit('Layla Haddad');
    const raised = await raise(true);
    server.pass({ minutes: 1 });
    expect(raised).not.toBeNull();
    expect(await raise(true)).toBe(raised);
    expect(await raise(false)).toBeNull();
  });
});

describe('the room’s channel', () => {
  test('[SESSION-4] tells the one who was let in, and nothing that names anyone', async () => {
    const { layla, enter, admit, idOf, params, events } = await openRoom();
    await enter(layla);
    events.length = 0;
    await admit('Layla Haddad');
    const seat = `seat:${params.roomName}/${await idOf('Layla Haddad')}`;
    expect(events.filter(({ name }) => name === 'room.moderated')).toEqual([
      { name: 'room.moderated', to: seat, payload: { roomName: params.roomName, act: 'ADMITTED' } },
    ]);
    expect(JSON.stringify(events.map(({ payload }) => payload))).not.toMatch(/Layla|Amina/);
  });
});
