import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT_BYTES } from '@sakina/platform/contract';
import { BODY_LIMIT } from './body-limit.ts';
import { startTestSandbox } from './testing/start.ts';

const UPLOAD = '/v1/providers/license/upload';
const MEGABYTE = 1024 * 1024;

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let token = '';
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  token = (
    (await sandbox.call('/sandbox/token', { body: { email: 'unverified@demo.test' } })).body.data as {
      accessToken: string;
    }
  ).accessToken;
});

const formOf = (content: string | Blob, name = 'license.pdf') => {
  const form = new FormData();
  form.append('license', new File([content], name, { type: 'application/pdf' }));
  return form;
};

async function send(body: FormData | string, headers: Record<string, string> = {}, path = UPLOAD) {
  const response = await fetch(sandbox.apiUrl + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body,
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: unknown;
      code?: string;
      message?: string;
      details?: { limitBytes?: number; fields?: Record<string, string> };
    },
  };
}

/** Sends a form in chunks until it is refused or complete, and returns the number of bytes sent. */
function sendInPieces(
  megabytes: number,
  headers: Record<string, string | number>,
): Promise<{ status: number | undefined; sentBytes: number; code: string }> {
  return new Promise((resolve, reject) => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="license"; filename="license.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7';
    let sentBytes = 0;
    const call = request(
      sandbox.apiUrl + UPLOAD,
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const sentByThen = sentBytes;
          call.destroy();
          resolve({
            status: response.statusCode,
            sentBytes: sentByThen,
            code: (JSON.parse(Buffer.concat(chunks).toString()) as { code: string }).code,
          });
        });
      },
    );
    call.on('error', reject);
    call.write(head);
    const piece = Buffer.alloc(MEGABYTE, 'x');
    const next = () => {
      if (call.destroyed || sentBytes >= megabytes * MEGABYTE) return;
      sentBytes += piece.length;
      call.write(piece, () => setImmediate(next));
    };
    next();
  });
}

describe('an upload over HTTP', () => {
  test('[CALL-3] of 10 MB is accepted', async () => {
    const { status, body } = await send(formOf(`%PDF-${'x'.repeat(DOCUMENT_BYTES - 5)}`));
    expect([status, body.data]).toMatchObject([
      200,
      { kind: 'LICENSE', sizeBytes: DOCUMENT_BYTES, status: 'UNDER_REVIEW' },
    ]);
  });

  test('[CALL-3] of 50 MB is rejected with a message that states the limit', async () => {
    const { status, body } = await send(formOf(new Blob([Buffer.alloc(50 * MEGABYTE, 'x')])));
    expect([status, body]).toEqual([
      413,
      { code: 'FILE_TOO_LARGE', message: expect.stringContaining('10 MB'), details: { limitBytes: DOCUMENT_BYTES } },
    ]);
  });

  test('[CALL-3] with a Content-Length above the limit is rejected before it is sent', async () => {
    const { status, code, sentBytes } = await sendInPieces(50, { 'Content-Length': 50 * MEGABYTE + 200 });
    expect([status, code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(sentBytes).toBeLessThan(20 * MEGABYTE);
  });

  test('[CALL-3] without a Content-Length is rejected at the limit, and nothing is stored', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { status, code } = await sendInPieces(60, { 'Transfer-Encoding': 'chunked' });
    expect([status, code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE);
  });

  test('[CALL-3] of another type is rejected, whatever its name', async () => {
    expect(await send(formOf('GIF89a'))).toMatchObject({
      status: 415,
      body: { code: 'FILE_TYPE_UNSUPPORTED', message: expect.stringContaining('PDF, PNG, JPEG') },
    });
  });

  test.each([
    ['JSON', '{"license":"x"}', 'application/json'],
    [
      'a form that breaks off',
      '--x\r\nContent-Disposition: form-data; name="license"; filename="a.pdf"\r\n\r\n%PDF',
      'multipart/form-data; boundary=x',
    ],
    ['a form without a boundary', 'license=x', 'multipart/form-data'],
    ['nothing', '', 'multipart/form-data; boundary=x'],
  ])('[CALL-3] that is %s is rejected with a message', async (_, body, type) => {
    expect(await send(body, { 'Content-Type': type })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', details: { fields: { body: 'This could not be read.' } } },
    });
  });

  test('[CALL-3] without its file names the field', async () => {
    const form = new FormData();
    form.append('license', '');
    expect(await send(form)).toMatchObject({
      status: 422,
      body: { details: { fields: { license: expect.any(String) } } },
    });
  });

  test('[CALL-3] of a file under another name is refused by that name', async () => {
    const form = new FormData();
    form.append('licence', new File(['%PDF-1.7'], 'a.pdf'));
    expect(await send(form)).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_FIELD', details: { fields: { licence: expect.any(String) } } },
    });
  });

  test('[API-2] does not raise the limit of other calls, by form or JSON', async () => {
    const large = 'x'.repeat(BODY_LIMIT + 1);
    expect(await send(formOf(large), {}, '/v1/group-sessions')).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    expect(await send(JSON.stringify({ license: large }), { 'Content-Type': 'application/json' })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
  });

  test('[CALL-3] needs a token before it is read', async () => {
    token = 'unknown';
    expect(await send(formOf('%PDF-1.7'))).toMatchObject({ status: 401 });
  });
});
