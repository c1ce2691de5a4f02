import type { SetupWorker } from 'msw/browser';
import { accessTokenOf } from '@sakina/platform/auth';
import type { AccessToken } from '@sakina/platform/auth';
import { mintMockToken } from '@sakina/platform/auth/mock';
import type { MockAccount } from '@sakina/platform/auth/mock';
import { userFromClaims } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { pinnedNow } from '../clock.ts';
import { createHandlers } from '../handlers/index.ts';
import { storyAccounts } from '../personas/accounts.ts';
import { createMemoryStore } from '../store/memory-store.ts';

const store = createMemoryStore();

/**
 * Starts the worker that answers the calls of stories: every operation, from one store in memory, at the pinned time.
 * The addon puts a story's own handlers before these and takes them away afterwards.
 */
export async function setupStoryWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(...createHandlers({ store, now: pinnedNow }));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  return worker;
}

/** Forgets what the story before has done. */
export async function resetStoryServer(): Promise<void> {
  await store.reset();
}

/** The account with that e-mail, those that only stories know included. */
export function accountOf(email: string): MockAccount {
  const account = storyAccounts.find((entry) => entry.email === email);
  if (!account) throw new Error(`There is no account ${email}`);
  return account;
}

/** Who a story is seen by: the user, and the token that the client sends with their calls. */
export function signInStoryAs(email: string): { user: User; token: AccessToken } {
  const { claims } = accountOf(email);
  const user = userFromClaims(claims);
  return { user, token: accessTokenOf(mintMockToken(claims), user) };
}
