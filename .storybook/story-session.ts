import { PINNED_NOW, signInStoryAs } from '@sakina/mocks';
import { createSession, refusals } from '@sakina/platform/auth';
import type { AuthProvider, Session } from '@sakina/platform/auth';
import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';

/** The session and the client of one story. */
export interface StorySession {
  session: Session;
  client: Client;
  /** Email of the account, or 'visitor'. */
  account: string;
}

/**
 * Signs a story in and gives its client, which makes real calls that the mocks answer.
 * @param email Account of `parameters.account`; none for a visitor.
 */
export async function createStorySession(email: string | undefined): Promise<StorySession> {
  const signedIn = email === undefined ? null : signInStoryAs(email);
  const never = () => Promise.reject(new Error('Stories do not sign in.'));
  const provider: AuthProvider = {
    ...refusals,
    getCurrentUser: () => Promise.resolve(signedIn?.user ?? null),
    login: never,
    register: never,
    completeSignIn: never,
    renew: never,
    logout: () => Promise.resolve(),
    forget: () => undefined,
    getAccessToken: () => signedIn?.token ?? null,
    subscribe: () => () => undefined,
  };
  const session = createSession(
    () => Promise.resolve(provider),
    () => undefined,
  );
  await session.check();
  return {
    session,
    client: createClient({
      apiBase: '',
      cloudBase: '',
      credentials: session.getAccessToken,
      now: () => Date.parse(PINNED_NOW),
    }),
    account: email ?? 'visitor',
  };
}
