import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { claimsFor, createHandlers, createMemoryStore, issueTokens, pinnedNow, signInStoryAs } from '@sakina/mocks';
import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import { callerOf, requestOf } from '@sakina/platform/contract/examples';
import type { AnyExample, AnyRequest, ExampleCaller } from '@sakina/platform/contract/examples';

/** The accounts that examples are called by. */
export const emails = { visitor: null, client: 'patient@demo.test', provider: 'therapist@demo.test', admin: 'admin@demo.test' } as const;

export interface PracticeOptions {
  /** Handlers that are asked before the usual ones. */
  before?: readonly HttpHandler[];
  /** Milliseconds after which the client gives up. @default the client’s own */
  timeoutMs?: number;
}

/** The demo practice at the pinned time, in a memory of its own, reached through the real client. */
export function createPractice({ before = [], timeoutMs }: PracticeOptions = {}) {
  const store = createMemoryStore();
  const usual = createHandlers({ store, now: pinnedNow });

  const clientOf = (handlers: readonly HttpHandler[], by: ExampleCaller): Client => {
    const email = emails[by];
    return createClient({
      apiBase: '', cloudBase: '', fetch: fetchFrom(handlers), credentials: () => (email === null ? null : signInStoryAs(email).token),
      wait: () => Promise.resolve(),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  };

  /** What an example sends, after what has to come first. */
  const request = (example: AnyExample): Promise<AnyRequest> =>
    requestOf(example, {
      call: (operation, input, by) => clientOf(usual, by).call(operation, input),
      signIn: async (by) => {
        let refreshToken = '';
        await store.run((tables) => {
          ({ refreshToken } = issueTokens(tables, emails[by], claimsFor(emails[by]), pinnedNow()));
        });
        return refreshToken;
      },
    });

  /** Makes the call of an example, by whom it says. */
  const send = async (example: AnyExample, by: ExampleCaller = callerOf(example)): Promise<unknown> =>
    clientOf([...before, ...usual], by).call(example.operation, (await request(example)) as never);

  return { send, request };
}

function fetchFrom(handlers: readonly HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const aborted = new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
    const response = await Promise.race([getResponse([...handlers], new Request(new URL(input as string, 'https://api.sakina.example'), init)), aborted]);
    if (!response) throw new TypeError('Nothing answers');
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
