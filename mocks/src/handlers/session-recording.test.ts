import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { captureTake } from '../testing/capture.ts';
import { atTheDoor, startable } from '../testing/session-at-the-door.ts';

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
