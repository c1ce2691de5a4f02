import { describe, expect, it, vi } from 'vitest';
import { fetchServedConfig } from './index.ts';

const answering = (answer: () => Response | Promise<Response>) =>
  vi.fn<(input: string, init?: RequestInit) => Promise<Response>>(async () => answer());
const page = () => new Response('<!doctype html><title>Sakina</title>', { headers: { 'content-type': 'text/html' } });

describe('config.json', () => {
  it('[FRAME-4] is read from our own origin, without a stale copy', async () => {
    const fetch = answering(() => Response.json({ apiBase: 'https://api.example' }));
    await expect(fetchServedConfig(fetch)).resolves.toEqual({ ok: true, served: { apiBase: 'https://api.example' } });
    expect(fetch).toHaveBeenCalledWith('/config.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it.each([
    ['no file', () => new Response('not found', { status: 404 })],
    ['a file host’s 403', () => new Response('', { status: 403 })],
    ['a page in its place', page],
    [
      'a page that claims to be JSON',
      () => new Response(' \n<html></html>', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('[FRAME-4] may be absent: %s', async (_what, answer) => {
    await expect(fetchServedConfig(answering(answer), '/config.json')).resolves.toEqual({
      ok: true,
      served: undefined,
    });
  });

  it.each([
    ['{"apiBase": }', 'not-json'],
    ['', 'not-json'],
    ['apiBase=https://api.example', 'not-json'],
  ])('[FRAME-4] is named when it is no JSON: %j', async (body, code) => {
    const result = await fetchServedConfig(answering(() => new Response(body)));
    expect(result).toMatchObject({ ok: false, problems: [{ variable: 'config.json', source: 'config.json', code }] });
  });

  it.each([
    ['a broken server', () => new Response('', { status: 502 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a hung server', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ])('[FRAME-4] is named when it cannot be had: %s', async (_what, answer) => {
    const result = await fetchServedConfig(answering(answer));
    expect(result).toMatchObject({ ok: false, problems: [{ variable: 'config.json', code: 'unreachable' }] });
  });
});
