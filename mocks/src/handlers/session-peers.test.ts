import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { atTheDoor, startable } from '../testing/session-at-the-door.ts';

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
