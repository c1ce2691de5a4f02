import type { SetupWorker } from 'msw/browser';
import { createClient } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import { accessTokenOf } from '@sakina/platform/auth';
import type { AccessToken } from '@sakina/platform/auth';
import { mintMockToken } from '@sakina/platform/auth/mock';
import type { MockAccount } from '@sakina/platform/auth/mock';
import { userFromClaims } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { pinnedNow } from '../clock.ts';
import { createHandlers } from '../handlers/index.ts';
import { storyAccounts } from '../personas/accounts.ts';
import type { EmbeddedRealtime, ServerEvent } from '../realtime/index.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Tables } from '../store/table.ts';

const store = createMemoryStore();
let realtime: EmbeddedRealtime | null = null;

/**
 * Starts the worker that answers the calls and sockets of stories: every operation, from one in-memory store, at the
 * pinned time. The addon adds a story's own handlers before these and removes them afterwards.
 */
export async function setupStoryWorker(): Promise<SetupWorker> {
  // After a hot reload the page’s WebSocket is already replaced, and loaded modules are bound to the previous server.
  if (STARTED in globalThis) {
    location.reload();
    return new Promise(() => undefined);
  }
  Object.defineProperty(globalThis, STARTED, { value: true });
  const [{ setupWorker }, { createEmbeddedRealtime }] = await Promise.all([
    import('msw/browser'),
    import('../realtime/index.ts'),
  ]);
  const server = { store, now: pinnedNow };
  realtime = createEmbeddedRealtime({ origin: location.origin, server });
  const worker = setupWorker(...createHandlers({ ...server, publish: realtime.publish }), realtime.handler);
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url: '/mock-worker.js' } });
  return worker;
}

const STARTED = Symbol.for('sakina-story-worker');

/** Server-side actions while a story is shown. */
export const storyServer = {
  /** Changes the server's tables, without events. */
  change: (work: (tables: Tables) => void): Promise<void> => store.run(work),
  /** Sends a realtime event to a provider. */
  publish: (event: ServerEvent): void => realtime?.publish(event),
  /** A client for calls as another account, by email. */
  as: (email: string): Client =>
    createClient({ apiBase: '', cloudBase: '', credentials: () => signInStoryAs(email).token }),
};

/** Discards the changes of the previous story. */
export async function resetStoryServer(): Promise<void> {
  await store.reset();
}

/** The account with that email, including story-only accounts. @throws Error if there is none */
export function accountOf(email: string): MockAccount {
  const account = storyAccounts.find((entry) => entry.email === email);
  if (!account) throw new Error(`There is no account ${email}`);
  return account;
}

/** Signs a story in: the user and the token for the client's calls. */
export function signInStoryAs(email: string): { user: User; token: AccessToken } {
  const { claims } = accountOf(email);
  const user = userFromClaims(claims);
  return { user, token: accessTokenOf(mintMockToken(claims), user) };
}
