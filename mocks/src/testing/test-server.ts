import { getResponse } from 'msw';
import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import { PINNED_NOW } from '../clock.ts';
import { createHandlers } from '../handlers/index.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { MockServer } from '../handlers/index.ts';
import type { Store } from '../store/store.ts';
import { signInStoryAs } from '../story/index.ts';

interface TestServerOptions extends Pick<MockServer, 'simulatePeers' | 'publish' | 'mediaServer' | 'isOnline'> {
  store?: Store;
}

/** A server for one test, called through the real client; its clock moves only by `pass`. */
export function createTestServer({
  store = createMemoryStore(),
  simulatePeers = false,
  publish = () => undefined,
  mediaServer,
  isOnline = () => true,
}: TestServerOptions = {}) {
  let now = new Date(PINNED_NOW);
  const handlers = createHandlers({
    store,
    now: () => now,
    simulatePeers,
    publish,
    isOnline,
    ...(mediaServer && { mediaServer }),
  });

  const fetchFromMocks: typeof fetch = async (input, init) => {
    const request = new Request(new URL(input as string, 'https://api.sakina.example'), init);
    const response = await getResponse(handlers, request);
    if (!response) throw new TypeError(`Nothing answers ${request.method} ${request.url}`);
    // As a browser does with the answer of a worker.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  return {
    /** A client for the account with that email; null for a signed-out one. */
    as: (email: string | null): Client =>
      createClient({
        apiBase: '',
        cloudBase: '',
        fetch: fetchFromMocks,
        credentials: () => (email === null ? null : signInStoryAs(email).token),
      }),
    /** Sends a raw request, without the client. */
    fetch: fetchFromMocks,
    /** Advances the clock. */
    pass: ({
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
    }: {
      days?: number;
      hours?: number;
      minutes?: number;
      seconds?: number;
    }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
    now: () => now,
  };
}

/** The accounts of the tests, by first name. */
export const who = {
  layla: 'patient@demo.test',
  noah: 'second@demo.test',
  zaynab: 'newcomer@demo.test',
  amina: 'therapist@demo.test',
  yusuf: 'imam@demo.test',
  grace: 'mentor@demo.test',
  daniel: 'unverified@demo.test',
  peter: 'provider@demo.test',
  tomas: 'tier@demo.test',
  mariam: 'everyone@demo.test',
  ingrid: 'admin@demo.test',
  idris: 'owner@demo.test',
  claire: 'manager@demo.test',
} as const;
