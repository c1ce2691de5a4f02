import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineOperation } from '../contract/operation.ts';
import { createClient } from './client.ts';
import { prepareRequest } from './request.ts';
import { json } from './testing.ts';

const upload = defineOperation({
  id: 'T-3',
  name: 'things.upload',
  method: 'POST',
  path: '/v1/things/:id/files',
  summary: 'Adds a file.',
  access: 'user',
  encoding: 'multipart',
  body: v.object({
    scan: v.file(),
    title: v.string(),
    page: v.optional(v.pipe(v.number(), v.safeInteger())),
    tags: v.optional(v.array(v.string())),
  }),
  response: v.object({ name: v.string() }),
  errors: [],
  idempotent: true,
});
const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
const input = { params: { id: '1' }, body: { scan, title: 'Page one', page: 1, tags: ['a', 'b'] } };

describe('a call that carries a file', () => {
  it('[CALL-3] goes as a form whose type, with its boundary, the transport writes', async () => {
    const { init } = prepareRequest(upload, input, 'https://api.test', { accessToken: 't0' }, 'intent');
    const headers = init.headers as Headers;
    expect([headers.get('Content-Type'), headers.get('Idempotency-Key'), headers.get('Authorization')]).toEqual([
      null,
      'intent',
      'Bearer t0',
    ]);
    const request = new Request('https://api.test/v1/things/1/files', init);
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request.formData();
    expect([form.get('title'), form.get('page'), form.getAll('tags')]).toEqual(['Page one', '1', ['a', 'b']]);
    expect(form.get('scan')).toMatchObject({ name: 'scan.pdf', type: 'application/pdf', size: 8 });
  });

  it('[CALL-3] leaves out what is not given', async () => {
    const { init } = prepareRequest(
      upload,
      { params: { id: '1' }, body: { scan, title: 'x', page: undefined } },
      '',
      null,
      undefined,
    );
    expect([...(init.body as FormData).keys()]).toEqual(['scan', 'title']);
  });

  it('[CALL-3] is not sent with what has no place in a form', () => {
    expect(() =>
      prepareRequest(upload, { params: { id: '1' }, body: { scan, title: { nested: true } } }, '', null, undefined),
    ).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
  });

  it('[CALL-3] [API-3] goes again whole after a renewal, and answers and fails as every call', async () => {
    const sizes: unknown[] = [];
    let token = 't0';
    const client = createClient({
      apiBase: 'https://api.test',
      cloudBase: '',
      credentials: () => ({ accessToken: token }),
      renew: () => Promise.resolve({ accessToken: (token = 't1') }),
      fetch: (_, { body } = {}) => {
        sizes.push(((body as FormData).get('scan') as File).size);
        if (sizes.length === 1)
          return Promise.resolve(json({ message: 'Please log in.', code: 'UNAUTHENTICATED' }, { status: 401 }));
        return Promise.resolve(
          sizes.length === 2
            ? json({ data: { name: 'scan.pdf' } })
            : json({ message: 'Too large.', code: 'FILE_TOO_LARGE', details: { limitBytes: 1 } }, { status: 413 }),
        );
      },
    });
    await expect(client.call(upload, input)).resolves.toEqual({ name: 'scan.pdf' });
    await expect(client.call(upload, input)).rejects.toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      details: { limitBytes: 1 },
    });
    expect(sizes).toEqual([8, 8, 8]);
  });
});
