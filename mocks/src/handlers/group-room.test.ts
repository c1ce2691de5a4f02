import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { ServerEvent } from '../realtime/index.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const ownId = ({ room }: { room: contract.Room }) => room.participants.find(({ isSelf }) => isSelf)?.id ?? '';

/** The host of Layla’s group inside their room, Layla in front of it under a name that she chose. */
async function openGroup() {
  const events: ServerEvent[] = [];
  const server = createTestServer({ publish: (event) => events.push(event) });
  const layla = server.as(who.layla);
  const { items } = await layla.call(contract.listGroupSessions, { query: { mine: true } });
  const group = items.find(({ roomName, status }) => roomName !== null && status === 'SCHEDULED');
  if (!group || group.roomName === null) throw new Error('Layla has no seat in a group.');
  const hosts = [who.amina, who.yusuf].map((each) => server.as(each));
  const params = { roomName: group.roomName };
  let host = hosts[0];
  let own: Awaited<ReturnType<typeof enter>> | undefined;
  const enter = (caller: typeof layla, displayName?: string) =>
    caller.call(contract.enterRoom, { params, body: displayName === undefined ? {} : { displayName } });
  for (const caller of hosts) {
    const entered = await enter(caller);
    if (entered.room.participants.some(({ isSelf, role }) => isSelf && role === 'PROVIDER')) {
      host = caller;
      own = entered;
    }
  }
  if (!host || !own) throw new Error('No one leads this group.');
  const member = await enter(layla, 'Layla');
  const memberId = ownId(member);
  await host.call(contract.admitParticipant, { params: { ...params, participantId: memberId } });
  const guest = await enter(server.as(null), 'Samir');
  return { host, layla, params, member, memberId, guest, guestId: ownId(guest), own, events };
}

describe('a group', () => {
  test('shows a member under the name they chose, and their account’s to the host alone [ROUTE-28]', async () => {
    const { host, layla, params, member, memberId } = await openGroup();
    const seenBy = async (caller: typeof host, place: { secret?: string }) => {
      const { participants } = await caller.call(contract.getRoom, { params, ...place });
      return participants.find(({ id }) => id === memberId);
    };
    expect(await seenBy(host, {})).toMatchObject({
      displayName: 'Layla',
      accountName: 'Layla Haddad',
      identity: 'SIGNED_IN_MATCHED',
    });
    expect(await seenBy(layla, { secret: member.participantId })).toMatchObject({
      displayName: 'Layla',
      accountName: null,
    });
  });

  test('is led by its host and by co-hosts, of whom a typed name is none [ROUTE-28]', async () => {
    const { host, layla, params, memberId, guestId } = await openGroup();
    const guest = { ...params, participantId: guestId };
    const member = { ...params, participantId: memberId };
    await expect(layla.call(contract.admitParticipant, { params: guest })).rejects.toMatchObject({ status: 403 });
    await host.call(contract.setCoHost, { params: member, body: { isCoHost: true } });
    const { participants } = await layla.call(contract.admitParticipant, { params: guest });
    expect(participants.find(({ id }) => id === guestId)?.presence).toBe('PRESENT');
    await expect(host.call(contract.setCoHost, { params: guest, body: { isCoHost: true } })).rejects.toMatchObject({
      status: 422,
    });
    await expect(layla.call(contract.setCoHost, { params: member, body: { isCoHost: false } })).rejects.toMatchObject({
      status: 403,
    });
    await host.call(contract.sendBackParticipant, { params: member });
    await expect(layla.call(contract.removeParticipant, { params: guest })).rejects.toMatchObject({ status: 403 });
  });

  test('is private by its host’s choice while no one else is inside, and its calls are encrypted then [ROUTE-28]', async () => {
    const { host, layla, params, member, memberId, own } = await openGroup();
    const set = (privacy: 'STANDARD' | 'PRIVATE') => host.call(contract.setPrivacy, { params, body: { privacy } });
    await expect(set('PRIVATE')).rejects.toMatchObject({ code: 'PEOPLE_INSIDE' });
    const seat = { ...params, participantId: memberId };
    await host.call(contract.sendBackParticipant, { params: seat });
    expect((await set('PRIVATE')).privacy).toBe('PRIVATE');
    const secret = member.participantId;
    expect((await layla.call(contract.getRoom, { params, secret })).privacy).toBe('PRIVATE');
    await host.call(contract.admitParticipant, { params: seat });
    await expect(set('STANDARD')).rejects.toMatchObject({ code: 'PEOPLE_INSIDE' });
    await expect(layla.call(contract.setPrivacy, { params, body: { privacy: 'STANDARD' } })).rejects.toMatchObject({
      status: 403,
    });
    expect(own.room.privacy).toBe('STANDARD');
  });

  test('asks someone to mute, and leaves their microphone to them [ROUTE-28]', async () => {
    const { host, layla, params, memberId, events } = await openGroup();
    const member = { ...params, participantId: memberId };
    events.length = 0;
    await host.call(contract.askToMute, { params: member });
    expect(events).toMatchObject([{ name: 'room.moderated', payload: { act: 'ASKED_TO_MUTE' } }]);
    await expect(layla.call(contract.askToMute, { params: member })).rejects.toMatchObject({ status: 403 });
  });

  test('takes a pass as an answer, until a new round begins or a hand is raised [ROUTE-28]', async () => {
    const { host, layla, params, member, memberId } = await openGroup();
    const own = { params: { ...params, participantId: memberId }, secret: member.participantId };
    const say = (body: { hasPassed?: boolean; isHandRaised?: boolean }) =>
      layla.call(contract.updateParticipant, { ...own, body });
    const seen = (room: contract.Room) => {
      const { passedAt, handRaisedAt } = room.participants.find(({ id }) => id === memberId) ?? {};
      return [passedAt !== null, handRaisedAt !== null];
    };
    expect(seen(await say({ hasPassed: true }))).toEqual([true, false]);
    expect(seen(await say({ isHandRaised: true }))).toEqual([false, true]);
    expect(seen(await say({ hasPassed: true }))).toEqual([true, false]);
    expect(seen(await host.call(contract.startRound, { params }))).toEqual([false, false]);
  });
});
