import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { practiceIds } from '../personas/practice-ids.ts';
import type { ServerEvent } from '../realtime/index.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const caption = { id: 'c-1', language: 'en' as const, text: 'I slept a little better', isFinal: true };

/** Dr. Rahman and Layla inside a session, Layla with captions on. */
async function openRoom() {
  const events: ServerEvent[] = [];
  const server = createTestServer({ publish: (event) => events.push(event) });
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  const startable = { params: { id: ids.appointments.startable } };
  await amina.call(contract.startAppointment, startable);
  const { roomName } = await layla.call(contract.getAppointment, startable);
  const params = { roomName };
  const host = (await amina.call(contract.enterRoom, { params, body: {} })).participantId;
  const { participantId: client, room } = await layla.call(contract.enterRoom, { params, body: {} });
  const clientId = room.participants.find(({ isSelf }) => isSelf)?.id ?? '';
  const admit = () => amina.call(contract.admitParticipant, { params: { roomName, participantId: clientId } });
  const turn = (isOn: boolean) =>
    layla.call(contract.setRoomCaptions, { params, body: { participantId: client, isOn } });
  const say = () => amina.call(contract.sendRoomCaption, { params, body: { participantId: host, caption } });
  const captions = () => events.filter(({ name }) => name === 'room.caption');
  return { amina, layla, params, host, client, clientId, admit, turn, say, captions };
}

describe('a covered screen', () => {
  test('is told to those inside until it is shown again, and not after the person left [ROUTE-14]', async () => {
    const { amina, layla, params, client, clientId, admit } = await openRoom();
    await admit();
    const say = (body: { isCovered?: boolean; presence?: 'LEFT' }) =>
      layla.call(contract.updateParticipant, {
        params: { ...params, participantId: clientId },
        secret: client,
        body,
      });
    const seen = async () => {
      const { participants } = await amina.call(contract.getRoom, { params });
      return participants.find(({ id }) => id === clientId)?.coveredSince ?? null;
    };
    await say({ isCovered: true });
    expect(await seen()).not.toBeNull();
    await say({ isCovered: false });
    expect(await seen()).toBeNull();
    await say({ isCovered: true });
    await say({ presence: 'LEFT' });
    expect(await seen()).toBeNull();
  });
});

describe('captions', () => {
  test('go to those inside alone who turned them on, and to no one who speaks [CLOUD-574]', async () => {
    const { amina, layla, params, host, client, clientId, admit, turn, say, captions } = await openRoom();
    await expect(turn(true)).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
    await admit();
    await expect(say()).resolves.toEqual({ passedOn: 0 });
    await turn(true);
    const wanted = async (caller: typeof amina, participantId: string) =>
      (await caller.call(contract.getRoom, { params, secret: participantId })).captionsWanted;
    expect([await wanted(amina, host), await wanted(layla, client)]).toEqual([true, false]);
    await expect(say()).resolves.toEqual({ passedOn: 1 });
    expect(captions()).toMatchObject([{ to: `seat:${params.roomName}/${clientId}`, payload: { caption } }]);
    await turn(false);
    await expect(say()).resolves.toEqual({ passedOn: 0 });
    expect(await wanted(amina, host)).toBe(false);
  });

  test('end with one’s stay, and do not begin again by themselves [CLOUD-574]', async () => {
    const { layla, params, client, clientId, admit, turn, say } = await openRoom();
    await admit();
    await turn(true);
    await layla.call(contract.updateParticipant, {
      params: { ...params, participantId: clientId },
      secret: client,
      body: { presence: 'LEFT' },
    });
    await layla.call(contract.enterRoom, { params, body: {} });
    await expect(say()).resolves.toEqual({ passedOn: 0 });
  });

  test('in a broadcast come from those on stage alone [ROUTE-25]', async () => {
    const server = createTestServer();
    const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
    const today = { params: { id: practiceIds.broadcasts.scheduled } };
    const { roomName } = await amina.call(contract.getBroadcast, today);
    const params = { roomName };
    const host = (await amina.call(contract.enterRoom, { params, body: {} })).participantId;
    await amina.call(contract.startBroadcast, today);
    const viewer = (await layla.call(contract.enterRoom, { params, body: {} })).participantId;
    await layla.call(contract.setRoomCaptions, { params, body: { participantId: viewer, isOn: true } });
    const say = (caller: typeof layla, participantId: string) =>
      caller.call(contract.sendRoomCaption, { params, body: { participantId, caption } });
    await expect(say(layla, viewer)).rejects.toMatchObject({ status: 403 });
    await expect(say(amina, host)).resolves.toEqual({ passedOn: 1 });
  });
});
