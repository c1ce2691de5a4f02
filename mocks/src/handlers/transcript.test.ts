import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';

import { createTestServer, who } from '../testing/test-server.ts';

const over = { params: { id: 'apt-w3f7b2y6' } };
const line = (segmentId: string) => ({ params: { ...over.params, segmentId } });

describe('the transcript of a session', () => {
  test('keeps a corrected line beside what was written first [CLOUD-571]', async () => {
    const amina = createTestServer().as(who.amina);
    await amina.call(contract.amendTranscript, { ...line('seg-2'), body: { text: 'Yes.' } });
    await amina.call(contract.amendTranscript, { ...line('seg-2'), body: { text: 'Yes, it is.' } });
    const { segments } = await amina.call(contract.getTranscript, over);
    expect(segments[1]).toMatchObject({
      text: 'Yes, it is.',
      original: 'Yes, that is fine.',
      amended: { byName: 'Dr. Amina Rahman' },
    });
  });

  test('has nothing left of a deleted line but that it was there and why [CLOUD-572]', async () => {
    const amina = createTestServer().as(who.amina);
    await amina.call(contract.amendTranscript, { ...line('seg-2'), body: { text: 'Yes.' } });
    await amina.call(contract.redactTranscript, { ...line('seg-2'), body: { reason: 'CLIENT_ASKED' } });
    const { segments } = await amina.call(contract.getTranscript, over);
    expect(segments[1]).toMatchObject({ text: '', redacted: { reason: 'CLIENT_ASKED' } });
    expect(JSON.stringify(segments)).not.toMatch(/that is fine|"Yes\."/);
    await expect(
      amina.call(contract.amendTranscript, { ...line('seg-2'), body: { text: 'Again' } }),
    ).rejects.toMatchObject({ code: 'NOTHING_RECORDED' });
  });

  test('is changed by its own provider alone, line by line', async () => {
    const server = createTestServer();
    const change = { ...line('seg-2'), body: { text: 'Yes.' } };
    await expect(server.as(who.layla).call(contract.amendTranscript, change)).rejects.toMatchObject({ status: 403 });
    await expect(
      server.as(who.amina).call(contract.amendTranscript, { ...line('seg-999'), body: { text: 'Yes.' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('and its recording remember who read and played them, once in ten minutes [CLOUD-570]', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    await amina.call(contract.getTranscript, over);
    await amina.call(contract.getTranscript, over);
    server.pass({ minutes: 11 });
    await amina.call(contract.getRecordingMedia, over);
    await amina.call(contract.getTranscript, over);
    const { items } = await amina.call(contract.listRecordingAccess, over);
    expect(items.map(({ what, byName }) => [what, byName])).toEqual([
      ['READ', 'Dr. Amina Rahman'],
      ['PLAYED', 'Dr. Amina Rahman'],
      ['READ', 'Dr. Amina Rahman'],
    ]);
  });
});
