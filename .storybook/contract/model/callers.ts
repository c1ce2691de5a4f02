import { accountOf, issueTokens, PINNED_NOW, pinnedNow, signInStoryAs, storyServer } from '@sakina/mocks';
import { createClient } from '@sakina/platform/client';
import type { Client, ClientOptions } from '@sakina/platform/client';
import type { Operation } from '@sakina/platform/contract';
import { callerOf } from '@sakina/platform/contract/examples';
import type { AnyExample, ExampleCaller, Rehearsal } from '@sakina/platform/contract/examples';

/** Who can make a call, in the order of their rights. */
export const CALLERS: readonly ExampleCaller[] = ['visitor', 'client', 'provider', 'admin'];

const EMAILS: Record<Exclude<ExampleCaller, 'visitor'>, string> = {
  client: 'patient@demo.test',
  provider: 'therapist@demo.test',
  admin: 'admin@demo.test',
};

/** Email and name of the demo account that calls; a visitor has none. */
export function accountOfCaller(caller: ExampleCaller): { email: string; name: string } | null {
  if (caller === 'visitor') return null;
  const email = EMAILS[caller];
  const { firstName, lastName } = signInStoryAs(email).user;
  return { email, name: `${firstName} ${lastName}`.trim() };
}

/** The default caller of an operation. */
export function usualCaller(operation: Operation, example: AnyExample | undefined): ExampleCaller {
  return callerOf(example ?? { operation, input: {}, response: undefined });
}

/** The product's client for a caller, with a session that cannot be renewed. */
export function clientOf(caller: ExampleCaller, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    apiBase: '',
    cloudBase: '',
    credentials: () => (caller === 'visitor' ? null : signInStoryAs(EMAILS[caller]).token),
    now: () => Date.parse(PINNED_NOW),
    ...options,
  });
}

/** Runs the setup of an example on the story's server. */
export const rehearsal: Rehearsal = {
  call: (operation, input, by) => clientOf(by).call(operation, input, { idempotencyKey: crypto.randomUUID() }),
  signIn: async (by) => {
    const { email, claims } = accountOf(EMAILS[by]);
    let refreshToken = '';
    await storyServer.change((tables) => {
      ({ refreshToken } = issueTokens(tables, email, claims, pinnedNow()));
    });
    return refreshToken;
  },
};
