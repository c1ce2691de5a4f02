import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { claimsFor, createMemoryStore, issueTokens, mockHandlers, pinnedNow, signInStoryAs } from '@sakina/mocks';
import { createClient } from '@sakina/platform/client';
import type { Operation, OperationInput, ResponseOf } from '@sakina/platform/contract';
import { callerOf, requestOf } from '@sakina/platform/contract/examples';
import type { AnyExample, AnyRequest, ExampleCaller } from '@sakina/platform/contract/examples';

/** The accounts that examples are called by. */
const emails = {
  visitor: null,
  client: 'patient@demo.test',
  provider: 'therapist@demo.test',
  admin: 'admin@demo.test',
} as const;

export interface PracticeOptions {
  /** Handlers that are asked before the usual ones. */
  before?: readonly HttpHandler[];
  /** Milliseconds after which the client gives up. @default the client’s own */
  timeoutMs?: number;
}

/** The demo practice at the pinned time, in a memory of its own, reached through the real client. */
export function createPractice({ before = [], timeoutMs }: PracticeOptions = {}) {
  const server = { store: createMemoryStore(), now: pinnedNow };

  const call = <O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    by: ExampleCaller,
    first: readonly HttpHandler[] = [],
  ): Promise<ResponseOf<O>> => {
    const email = emails[by];
    // The operation’s own mock alone: that no other answers for it is proved once, in contract.test.ts.
    const own = mockHandlers
      .filter((handler) => handler.operation === operation)
      .map((handler) => handler.serve(server));
    const client = createClient({
      apiBase: '',
      cloudBase: '',
      fetch: fetchFrom([...first, ...own]),
      credentials: () => (email === null ? null : signInStoryAs(email).token),
      wait: () => Promise.resolve(),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    return client.call(operation, input);
  };

  /** What an example sends, after what has to come first. */
  const request = (example: AnyExample): Promise<AnyRequest> =>
    requestOf(example, {
      call,
      signIn: async (by) => {
        let refreshToken = '';
        await server.store.run((tables) => {
          ({ refreshToken } = issueTokens(tables, emails[by], claimsFor(emails[by]), pinnedNow()));
        });
        return refreshToken;
      },
    });

  /** Makes the call of an example, by whom it says. */
  const send = async (example: AnyExample, by: ExampleCaller = callerOf(example)): Promise<unknown> =>
    call(example.operation, (await request(example)) as never, by, before);

  return { send, request, call };
}

function fetchFrom(handlers: HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const aborted = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
    const response = await Promise.race([
      getResponse(handlers, new Request(new URL(input as string, 'https://api.sakina.example'), init)),
      aborted,
    ]);
    if (!response) throw new TypeError('Nothing answers');
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
