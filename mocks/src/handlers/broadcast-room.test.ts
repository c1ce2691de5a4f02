import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { practiceIds } from '../personas/practice-ids.ts';
import type { ServerEvent } from '../realtime/index.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const hello = { kind: 'hello', epoch: 'one', isReply: false, hasCamera: false } as const;
const today = { params: { id: practiceIds.broadcasts.scheduled } };

/** Dr. Rahman in her studio before her talk, Layla and Noah in front of it. */
async function openStudio() {
  const events: ServerEvent[] = [];
  const server = createTestServer({ publish: (event) => events.push(event) });
  const [amina, layla, noah] = [server.as(who.amina), server.as(who.layla), server.as(who.noah)];
  const { roomName } = await amina.call(contract.getBroadcast, today);
  const params = { roomName };
  const enter = async (caller: typeof amina) => caller.call(contract.enterRoom, { params, body: {} });
  const [host, first, second] = [await enter(amina), await enter(layla), await enter(noah)];
  return { server, amina, layla, noah, params, host, first, second, events };
}

const ownId = ({ room }: Awaited<ReturnType<typeof openStudio>>['host']) =>
  room.participants.find(({ isSelf }) => isSelf)?.id;

describe('the room of a broadcast', () => {
  test('[CALL-47] stays closed while its host rehearses, and opens when it goes live', async () => {
    const { amina, layla, params, first, events } = await openStudio();
    expect(first.room).toMatchObject({ state: 'WAITING', participants: [{ isSelf: true, presence: 'WAITING' }] });
    const access = () => layla.call(contract.getMediaAccess, { params, body: { participantId: first.participantId } });
    await expect(access()).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
    events.length = 0;
    await amina.call(contract.startBroadcast, today);
    expect(events.filter(({ name }) => name === 'room.updated')).toHaveLength(3);
    expect(await access()).toMatchObject({ adapter: 'direct' });
    await amina.call(contract.endBroadcast, today);
    expect(await layla.call(contract.getRoom, { params })).toMatchObject({ state: 'ENDED' });
  });

  test('[ROUTE-25] connects those who watch with the host alone', async () => {
    const { amina, layla, params, host, first, second, events } = await openStudio();
    await amina.call(contract.startBroadcast, today);
    // Reading the room lets in whoever waited.
    await layla.call(contract.getRoom, { params, secret: first.participantId });
    const say = (caller: typeof layla, secret: string, to: string) =>
      caller.call(contract.signalRoom, { params, body: { participantId: secret, signals: [{ to, message: hello }] } });
    events.length = 0;
    expect(await say(layla, first.participantId, '*')).toEqual({ passedOn: 1 });
    expect(await say(layla, first.participantId, ownId(second) ?? '')).toEqual({ passedOn: 0 });
    expect(events.filter(({ name }) => name === 'room.signal').map(({ to }) => to)).toEqual([
      `seat:${params.roomName}/${ownId(host)}`,
    ]);
    expect(await say(amina, host.participantId, '*')).toEqual({ passedOn: 2 });
  });

  test('[ROUTE-25] lets someone speak who asks to and whom the host lets, and shows them to all who watch', async () => {
    const { amina, layla, noah, params, first, second, events } = await openStudio();
    await amina.call(contract.startBroadcast, today);
    const viewer = { ...params, participantId: ownId(first) ?? '' };
    const set = (stage: 'ON' | 'OFF') => amina.call(contract.setStage, { params: viewer, body: { stage } });
    const ask = (stage: 'REQUESTED' | 'OFF') =>
      layla.call(contract.updateParticipant, {
        params: viewer,
        secret: first.participantId,
        body: { presence: 'PRESENT', stage },
      });
    await ask('OFF');
    await expect(set('ON')).rejects.toMatchObject({ status: 422 });
    await ask('REQUESTED');
    const seenByNoah = async () => {
      const secret = second.participantId;
      const { participants } = await noah.call(contract.getRoom, { params, secret });
      return participants.some(({ displayName }) => displayName === 'Layla Haddad');
    };
    expect(await seenByNoah()).toBe(false);
    await expect(layla.call(contract.setStage, { params: viewer, body: { stage: 'ON' } })).rejects.toMatchObject({
      status: 403,
    });
    await set('ON');
    expect(await seenByNoah()).toBe(true);
    const say = (caller: typeof layla, secret: string) =>
      caller.call(contract.signalRoom, {
        params,
        body: { participantId: secret, signals: [{ to: '*', message: hello }] },
      });
    expect(await say(layla, first.participantId)).toEqual({ passedOn: 2 });
    await set('OFF');
    expect(await seenByNoah()).toBe(false);
    const acts = events.filter(({ name }) => name === 'room.moderated').map(({ payload }) => payload);
    expect(acts).toMatchObject([{ act: 'ON_STAGE' }, { act: 'OFF_STAGE' }]);
  });

  test('[ROUTE-25] brings what a viewer writes to the host alone', async () => {
    const { amina, layla, noah, params, host, first, second } = await openStudio();
    await amina.call(contract.startBroadcast, today);
    const write = (to: 'ALL' | 'HOST') =>
      layla.call(contract.sendRoomChat, {
        params,
        body: { participantId: first.participantId, to, text: 'May I ask without my name?' },
      });
    await expect(write('ALL')).rejects.toMatchObject({ status: 422 });
    await write('HOST');
    const read = async (caller: typeof layla, participantId: string) =>
      (await caller.call(contract.listRoomChat, { params, secret: participantId })).items.length;
    expect([await read(amina, host.participantId), await read(noah, second.participantId)]).toEqual([1, 0]);
  });

  test('[ROUTE-25] is found by its name, also when it was canceled', async () => {
    const { server, amina, params } = await openStudio();
    const find = async (roomName: string) =>
      (await server.as(null).call(contract.listBroadcasts, { query: { roomName } })).items.map(({ status }) => status);
    expect(await find(params.roomName)).toEqual(['SCHEDULED']);
    await amina.call(contract.endBroadcast, today);
    expect(await find(params.roomName)).toEqual(['CANCELLED']);
    expect(await find('nosuchroom0000')).toEqual([]);
  });
});
