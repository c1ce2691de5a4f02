import * as v from 'valibot';
import { defineOperation } from '../contract/operation.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './client.ts';
import type { Credentials } from './credentials.ts';

/** A read and a write for tests of the client. */
export const readThing = defineOperation({
  id: 'T-1',
  name: 'things.get',
  method: 'GET',
  path: '/v1/things/:id',
  summary: 'A thing.',
  access: 'user',
  query: v.object({ tag: v.optional(v.array(v.string())), page: v.optional(v.pipe(v.number(), v.safeInteger())) }),
  response: v.object({ name: v.string() }),
  errors: [],
});
export const writeThing = defineOperation({
  id: 'T-2',
  name: 'things.create',
  method: 'POST',
  path: '/cloud/v1/things',
  summary: 'Makes one.',
  access: 'user',
  body: v.object({ name: v.string() }),
  response: v.object({ name: v.string() }),
  errors: [],
  idempotent: true,
});

/** A read from a place in a room. */
export const readFromPlace = defineOperation({
  id: 'T-3',
  name: 'places.get',
  method: 'GET',
  path: '/cloud/v1/places/:id',
  summary: 'A place.',
  access: 'public',
  takesSecret: true,
  response: v.object({ name: v.string() }),
  errors: [],
});

/** A request as the server of a test sees it. */
export interface SeenRequest {
  method: string;
  path: string;
  token: string | null;
  headers: Headers;
  body: string | null;
  /** Milliseconds of the current clock when it was received. */
  at: number;
}

export const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
export const lamp = () => json({ data: { name: 'lamp' } });
export const refusedWith = (status: number, headers: Record<string, string> = {}) =>
  json({ message: `No: ${status}`, code: `CODE_${status}` }, { status, headers });

/** An answer that never resolves, and rejects like the real transport when aborted. */
export const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/**
 * A client over a server that answers as the test says, and what that server saw.
 * @param answer Returns the answer to a request; `index` counts them from 0.
 */
export function clientOver(
  answer: (request: SeenRequest, index: number, signal: AbortSignal) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const seen: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const request: SeenRequest = {
      method: init?.method ?? 'GET',
      path: new URL(input as string).pathname,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      headers,
      body: typeof init?.body === 'string' ? init.body : null,
      at: Date.now(),
    };
    seen.push(request);
    return await answer(request, seen.length - 1, init?.signal as AbortSignal);
  };
  const client = createClient({
    apiBase: 'https://api.test',
    cloudBase: 'https://cloud.test',
    credentials: () => null,
    random: () => 0.5,
    fetch,
    ...options,
  });
  return {
    client,
    seen,
    read: () => client.call(readThing, { params: { id: '1' } }),
    write: () => client.call(writeThing, { body: { name: 'lamp' } }, { idempotencyKey: 'intent' }),
  };
}

/** A session with one token at a time that counts its calls. */
export function tokens(first = 't0') {
  let current: Credentials | null = { accessToken: first };
  const counts = { renewals: 0, ends: 0 };
  return {
    counts,
    set: (accessToken: string | null) => void (current = accessToken === null ? null : { accessToken }),
    ports: {
      credentials: () => current,
      renew: (): Promise<Credentials | null> => {
        counts.renewals += 1;
        current = { accessToken: `t${counts.renewals}` };
        return Promise.resolve(current);
      },
      onUnauthorized: () => void (counts.ends += 1),
    },
  };
}
