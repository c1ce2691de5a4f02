import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import type { ServerEvent } from '../realtime/index.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const startable = { params: { id: ids.appointments.startable } };
const hello = { kind: 'hello', epoch: 'one', isReply: false, hasCamera: true } as const;

/** Dr. Rahman inside her room, Layla in front of it. */
async function openRoom() {
  const events: ServerEvent[] = [];
  const server = createTestServer({ publish: (event) => events.push(event) });
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  const { roomName } = await layla.call(contract.getAppointment, startable);
  await amina.call(contract.startAppointment, startable);
  const params = { roomName };
  const host = await amina.call(contract.enterRoom, { params, body: {} });
  const client = await layla.call(contract.enterRoom, { params, body: {} });
  const admit = async () => {
    const { participants } = await amina.call(contract.getRoom, {
      params,
      secret: host.participantId,
    });
    const outside = participants.find(({ displayName }) => displayName === 'Layla Haddad');
    if (!outside) throw new Error('Layla is not there');
    await amina.call(contract.admitParticipant, { params: { roomName, participantId: outside.id } });
    return outside.id;
  };
  const access = (secret: string) => layla.call(contract.getMediaAccess, { params, body: { participantId: secret } });
  const signals = () => events.filter(({ name }) => name === 'room.signal');
  return { amina, layla, params, host: host.participantId, client: client.participantId, admit, access, signals };
}

describe('sound and picture', () => {
  test('[ROUTE-14] are given to those inside, and to no one who waits', async () => {
    const { access, client, admit } = await openRoom();
    await expect(access(client)).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
    const id = await admit();
    await expect(access(client)).resolves.toMatchObject({ adapter: 'direct', participantId: id });
  });

  test('[SESSION-4] pass messages to those inside alone, each by their id in the room, and never back', async () => {
    const { amina, layla, params, host, client, admit, signals } = await openRoom();
    const say = (secret: string, to: string) =>
      (secret === host ? amina : layla).call(contract.signalRoom, {
        params,
        body: { participantId: secret, signals: [{ to, message: hello }] },
      });
    await expect(say(host, '*')).resolves.toEqual({ passedOn: 0 });
    await expect(say(client, '*')).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
    const id = await admit();
    await expect(say(host, '*')).resolves.toEqual({ passedOn: 1 });
    await expect(say(host, id)).resolves.toEqual({ passedOn: 1 });
    await expect(say(host, 'someone else')).resolves.toEqual({ passedOn: 0 });
    expect(signals()).toHaveLength(2);
    expect(signals()[0]).toMatchObject({ to: `seat:${params.roomName}/${id}`, payload: { message: hello } });
    // The secret of a place stays with its browser.
    expect(JSON.stringify(signals())).not.toContain(host);
  });

  test('[SESSION-4] take a goodbye of someone who has left the room already, and pass nothing on', async () => {
    const { layla, params, client, signals } = await openRoom();
    const bye = { kind: 'bye', epoch: 'one' } as const;
    const body = { participantId: client, signals: [{ to: '*', message: bye }] };
    await expect(layla.call(contract.signalRoom, { params, body })).resolves.toEqual({ passedOn: 0 });
    expect(signals()).toEqual([]);
  });

  test('[SESSION-4] refuse a message that is larger than the channel takes', async () => {
    const { amina, params, host } = await openRoom();
    const message = {
      kind: 'description',
      epoch: 'a',
      for: 'b',
      attempt: 0,
      type: 'offer',
      sdp: 'v'.repeat(16_001),
    } as const;
    await expect(
      amina.call(contract.signalRoom, { params, body: { participantId: host, signals: [{ to: '*', message }] } }),
    ).rejects.toMatchObject({ status: 422 });
  });
});
