import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/client';
import { ids } from '../personas/ids.ts';
import { seatAddress } from '../realtime/seats.ts';
import type { ServerEvent } from '../realtime/index.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { captureTake } from '../testing/capture.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { noteConnection } from './room-connection.ts';

const startable = { params: { id: ids.appointments.startable } };

/** A session of Dr. Rahman with Layla that both have agreed to have recorded; nothing is captured yet. */
async function agreed() {
  const events: ServerEvent[] = [];
  const store = createMemoryStore();
  const server = createTestServer({ store, publish: (event) => events.push(event) });
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  const { roomName } = await layla.call(contract.getAppointment, startable);
  await amina.call(contract.startAppointment, startable);
  const room = { params: { roomName } };
  const enter = (by: Client) => by.call(contract.enterRoom, { ...room, body: {} });
  const [host, client] = [await enter(amina), await enter(layla)];
  const waits = (await amina.call(contract.getRoom, { ...room })).participants.find(
    ({ displayName }) => displayName === 'Layla Haddad',
  );
  await amina.call(contract.admitParticipant, { params: { roomName, participantId: waits?.id ?? '' } });
  await amina.call(contract.startRecording, startable);
  const agree = (by: Client, participantId: string) =>
    by.call(contract.answerRecordingConsent, {
      ...room,
      body: { participantId, scopes: ['AUDIO', 'VIDEO', 'TRANSCRIPT'], textVersion: '2026-11', language: 'en' },
    });
  await agree(amina, host.participantId);
  await agree(layla, client.participantId);
  return {
    server,
    events,
    amina,
    /** The provider's last connection is lost. */
    loseHost: async () => {
      const { participants } = await amina.call(contract.getRoom, { ...room });
      const seat = seatAddress(roomName, participants.find(({ isSelf }) => isSelf)?.id ?? '');
      const now = server.now();
      await store.run((tables) => noteConnection({ tables, now, emit: () => undefined }, seat, now.toISOString()));
    },
    take: (take: number) => captureTake({ server, by: amina, ...startable.params, take }),
    /** What is said of the recording to the client. */
    said: async () => (await layla.call(contract.getRoom, { ...room })).recording,
    /** The room, as the client reads it. */
    room: () => layla.call(contract.getRoom, { ...room }),
    /** Why it failed, as the client is told. */
    failure: async () => (await layla.call(contract.getRoom, { ...room })).recordingFailure,
    read: () => amina.call(contract.getRecording, startable),
    /** The provider's page is loaded again. */
    reload: () => enter(amina),
    withdraw: () =>
      layla.call(contract.withdrawRecordingConsent, { ...room, body: { participantId: client.participantId } }),
  };
}

describe('what is said of a recording [CARE-10]', () => {
  test('is that it starts, until a part of it has arrived', async () => {
    const { take, said, events, server } = await agreed();
    expect(await said()).toBe('STARTING');
    server.pass({ seconds: 20 });
    expect(await said()).toBe('STARTING');
    events.length = 0;
    await take(1).capture(6);
    expect(await said()).toBe('RECORDING');
    // Everyone is told once, not with each part.
    expect(events.filter(({ name }) => name === 'recording.changed').map(({ payload }) => payload)).toMatchObject([
      { status: 'RECORDING' },
      { status: 'RECORDING' },
    ]);
  });

  test('is that it failed where nothing of it arrives in half a minute, and nothing that comes later is kept', async () => {
    const { amina, take, said, failure, read, server } = await agreed();
    server.pass({ seconds: 31 });
    expect([await said(), await failure()]).toEqual(['FAILED', 'NOT_STARTED']);
    expect(await read()).toMatchObject({ status: 'FAILED', failure: 'NOT_STARTED', durationSeconds: 0 });
    await expect(take(1).send(2000)).rejects.toMatchObject({ code: 'NOT_RECORDED' });
    expect([await said(), (await read()).durationSeconds]).toEqual(['FAILED', 0]);
    await amina.call(contract.startRecording, startable);
    expect([await said(), await failure()]).toEqual(['STARTING', undefined]);
    await take(2).capture(4);
    expect(await said()).toBe('RECORDING');
  });

  test('is not that it runs where a part of an attempt that was given up arrives late', async () => {
    const { amina, take, said, read, server } = await agreed();
    const slow = { id: startable.params.id, take: '1' };
    const late = (index: string) =>
      amina.call(contract.putRecordingPart, {
        params: { ...slow, index },
        body: { mimeType: 'video/mp4', content: 'AAAA', durationMs: 2000, attempt: 1 },
      });
    server.pass({ seconds: 31 });
    expect(await said()).toBe('FAILED');
    await amina.call(contract.startRecording, startable);
    await expect(late('0')).rejects.toMatchObject({ code: 'NOT_RECORDED' });
    expect([await said(), (await read()).durationSeconds]).toEqual(['STARTING', 0]);
    await take(2).capture(4);
    await expect(late('1')).rejects.toMatchObject({ code: 'NOT_RECORDED' });
    expect([await said(), (await read()).durationSeconds]).toEqual(['RECORDING', 4]);
  });

  test('is not that it runs where the rest of a recording that was stopped arrives after it was asked for again', async () => {
    const { amina, take, said, read } = await agreed();
    const stopped = take(1);
    await stopped.capture(4);
    await amina.call(contract.stopRecording, startable);
    await amina.call(contract.startRecording, startable);
    await stopped.send(2000);
    expect([await said(), (await read()).durationSeconds]).toEqual(['STARTING', 6]);
  });

  test('is not that it failed where a failure of an earlier attempt is told late [CLOUD-566]', async () => {
    const { amina, take, said } = await agreed();
    await take(1).capture(4);
    const fail = (attempt: number) =>
      amina.call(contract.failRecording, { ...startable, body: { failure: 'BROWSER_STOPPED', attempt } });
    await fail(1);
    await amina.call(contract.startRecording, startable);
    expect(await fail(1)).toMatchObject({ status: 'STARTING' });
    expect(await said()).toBe('STARTING');
    expect(await fail(2)).toMatchObject({ status: 'FAILED' });
  });

  test('is which attempt it is and how much of it has arrived, for everyone inside', async () => {
    const { amina, take, room } = await agreed();
    expect(await room()).toMatchObject({ recordingAttempt: 1, recordingSeconds: 0 });
    await take(1).capture(26.4);
    await amina.call(contract.pauseRecording, startable);
    await amina.call(contract.resumeRecording, startable);
    expect(await room()).toMatchObject({ recordingAttempt: 1, recordingSeconds: 26 });
    await amina.call(contract.stopRecording, startable);
    await amina.call(contract.startRecording, startable);
    expect(await room()).toMatchObject({ recordingAttempt: 2, recordingSeconds: 26 });
  });

  test('is that it starts for half a minute more where its provider loads the page again or resumes', async () => {
    const { amina, take, said, reload, read, server } = await agreed();
    server.pass({ seconds: 20 });
    await reload();
    server.pass({ seconds: 20 });
    expect(await said()).toBe('STARTING');
    const page = take(1);
    await page.capture(4);
    await amina.call(contract.pauseRecording, startable);
    server.pass({ minutes: 5 });
    await amina.call(contract.resumeRecording, startable);
    expect(await said()).toBe('STARTING');
    server.pass({ seconds: 31 });
    expect(await said()).toBe('FAILED');
    // Of a file that was recorded before, the rest is still kept.
    await page.send(1000);
    expect(await read()).toMatchObject({ status: 'FAILED', durationSeconds: 5 });
    // And what was recorded can be written down.
    expect((await amina.call(contract.analyzeRecording, startable)).status).toBe('ANALYSING');
  });

  test('is that it is interrupted once nothing arrives any more, and not for a slow part', async () => {
    const { take, said, server } = await agreed();
    const page = take(1);
    await page.capture(4);
    server.pass({ seconds: 10 });
    expect(await said()).toBe('RECORDING');
    server.pass({ seconds: 1 });
    expect(await said()).toBe('INTERRUPTED');
    await page.capture(2);
    expect(await said()).toBe('RECORDING');
  });

  test('is that it is interrupted when its provider loads the page again, also while the old page’s parts arrive', async () => {
    const { take, said, reload, read } = await agreed();
    const old = take(1);
    await old.capture(26);
    await reload();
    expect(await said()).toBe('INTERRUPTED');
    await old.send(1200);
    expect(await said()).toBe('INTERRUPTED');
    await take(2).capture(4);
    expect(await said()).toBe('RECORDING');
    expect((await read()).durationSeconds).toBe(31);
  });

  test('is that it is interrupted when its provider is out of reach, until the same page sends again', async () => {
    const { take, said, loseHost } = await agreed();
    const page = take(1);
    await page.capture(4);
    await loseHost();
    expect(await said()).toBe('INTERRUPTED');
    await page.capture(2);
    expect(await said()).toBe('RECORDING');
  });

  test('is that it failed where the browser cannot capture, whatever was said before', async () => {
    const { amina, take, said, reload } = await agreed();
    await take(1).capture(4);
    await reload();
    await amina.call(contract.failRecording, { ...startable, body: { failure: 'NO_RECORDER', attempt: 1 } });
    expect(await said()).toBe('FAILED');
  });
});

describe('the length of a recording', () => {
  test('is the sum of its parts’ measured lengths, not of the time that passed [SESSION-5]', async () => {
    const { amina, server, take, reload, read } = await agreed();
    await take(1).capture(26.4);
    server.pass({ minutes: 12 });
    await reload();
    server.pass({ minutes: 12 });
    await take(2).capture(27.2);
    expect((await read()).durationSeconds).toBe(54);
    expect((await amina.call(contract.stopRecording, startable)).durationSeconds).toBe(54);
    expect((await amina.call(contract.getRecordingMedia, startable)).takes).toMatchObject([
      { take: 1, startSeconds: 0 },
      { take: 2, startSeconds: 26 },
    ]);
  });

  test('counts a part that is sent twice once', async () => {
    const { take, read } = await agreed();
    await take(1).send(2000);
    await take(1).send(2000);
    expect((await read()).durationSeconds).toBe(2);
  });
});

describe('consent that is taken back in the second before the end [CARE-10]', () => {
  test('leaves nothing that arrives later, no playback, no analysis and no transcript', async () => {
    const { amina, server, take, withdraw, said, read } = await agreed();
    const page = take(77);
    await page.capture(20);
    await withdraw();
    expect(await said()).toBe('STOPPED');
    // What was on its way, and a file that the page begins because it does not know yet.
    await expect(page.send(900)).rejects.toMatchObject({ status: 409, code: 'NOT_AGREED' });
    await expect(take(78).send(900)).rejects.toMatchObject({ status: 409, code: 'NOT_AGREED' });
    server.pass({ seconds: 1 });
    expect(await amina.call(contract.stopRecording, startable)).toMatchObject({ scopes: [], durationSeconds: 20 });
    await amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } });
    await expect(amina.call(contract.analyzeRecording, startable)).rejects.toMatchObject({ code: 'NOT_AGREED' });
    await expect(amina.call(contract.getTranscript, startable)).rejects.toMatchObject({ code: 'TRANSCRIPT_NOT_READY' });
    expect((await amina.call(contract.getRecordingMedia, startable)).takes).toEqual([]);
    for (const index of ['0', '10'])
      await expect(
        amina.call(contract.getRecordingPart, { params: { ...startable.params, take: '77', index } }),
      ).rejects.toMatchObject({ status: index === '0' ? 409 : 404 });
    expect((await read()).status).toBe('STOPPED');
  });

  test('ends an analysis that has begun: no transcript is written', async () => {
    const { amina, take, withdraw, read } = await agreed();
    await take(1).capture(20);
    await amina.call(contract.stopRecording, startable);
    expect((await amina.call(contract.analyzeRecording, startable)).status).toBe('ANALYSING');
    await withdraw();
    expect((await read()).status).toBe('STOPPED');
    await expect(amina.call(contract.getTranscript, startable)).rejects.toMatchObject({ code: 'TRANSCRIPT_NOT_READY' });
  });
});
