import { setupWorker } from 'msw/browser';
import { AccountSuspendedError, TOKENS_CHANNEL } from '@sakina/platform/auth';
import { browserClock, browserLock, browserStorage, browserTabs, noTabs } from '@sakina/platform/browser';
import type { CardEntry } from '@sakina/platform/payments';
import type { AuthProvider, TokenPair } from '@sakina/platform/auth';
import { createMockAuthProvider } from '@sakina/platform/auth/mock';
import type { MockAccount } from '@sakina/platform/auth/mock';
import { createHandlers } from '../handlers/index.ts';
import { accounts } from '../personas/accounts.ts';
import { ids } from '../personas/ids.ts';
import { createEmbeddedRealtime, publishInAllTabs, createDemoMessages } from '../realtime/index.ts';
import { isSuspended } from '../rules/account-state.ts';
import { issueTokens } from '../rules/tokens.ts';
import { readAgainAfterWrites } from './read-again.ts';
import { createIndexedDbStore } from '../store/indexed-db-store.ts';

export { MOCK_MARKER } from '../marker.ts';
export type { MockAccount } from '@sakina/platform/auth/mock';

/** The demo's backend: what the app may call on it. */
export interface MockMode {
  /** The accounts of the quick sign-in page, in its order. */
  accounts: readonly MockAccount[];
  /** Signs in with those accounts; the session survives a reload and a closed tab, and all tabs share its tokens. */
  createAuthProvider: (options: MockAuthOptions) => AuthProvider;
  /** The accounts that play the two sides of a session in two windows. */
  sides: { client: MockAccount; provider: MockAccount };
  /** Loads the test card element, which replaces a payment platform's fields. */
  loadCardEntry: () => Promise<CardEntry>;
  /** Deletes all changes and creates the seed around today again. */
  resetDemoData: () => Promise<void>;
}

export interface MockAuthOptions {
  /** Calls CALL-48 as a visitor; rejects with RenewalRefusedError if the server refuses. */
  refresh: (refreshToken: string) => Promise<TokenPair>;
  /** Whether this window is signed in on its own: its session is the tab’s, and other tabs are not followed. */
  isOwnWindow: boolean;
}

interface DemoOptions {
  /** Address of the worker script. @default '/mock-worker.js', which tools/vite/mock-worker.ts serves */
  workerUrl?: string;
  /** Milliseconds that every answer takes, to simulate a network. @default 150 */
  latencyMs?: number;
}

declare global {
  /**
   * Set by a page's first script: milliseconds that every answer of the demo takes. Tests that look at no delay set
   * none.
   */
  var sakinaDemoLatencyMs: number | undefined;
}

/** Starts the demo's backend in this browser. Resolves once it answers calls. */
export async function startMocks({
  workerUrl = '/mock-worker.js',
  latencyMs = globalThis.sakinaDemoLatencyMs ?? 150,
}: DemoOptions = {}): Promise<MockMode> {
  const now = () => new Date();
  const store = createIndexedDbStore(now);
  const realtime = createEmbeddedRealtime({
    origin: location.origin,
    server: { store, now },
    onConnected: (provider) => createDemoMessages({ store, now }, publish, schedule)(provider),
  });
  const publish = publishInAllTabs(realtime.publish);
  const worker = setupWorker(
    ...createHandlers({ store, now, latencyMs, isOnline: () => navigator.onLine, simulatePeers: true, publish }),
    realtime.handler,
  );
  addEventListener('unhandledrejection', ignoreWorkerUpdate);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
  worker.events.on('response:mocked', readAgainAfterWrites());
  return {
    accounts,
    sides: { client: accountOf(ids.users.layla), provider: accountOf(ids.users.amina) },
    createAuthProvider: ({ refresh, isOwnWindow }) =>
      createMockAuthProvider({
        accounts,
        storage: browserStorage(window, isOwnWindow ? 'sessionStorage' : 'localStorage'),
        ...(!isOwnWindow && { subscribeToStorage: onStorage }),
        tokens: {
          clock: browserClock(window),
          tabs: isOwnWindow ? noTabs : browserTabs(window, TOKENS_CHANNEL),
          lock: browserLock(window),
          refresh,
          issue: (claims) =>
            store.run((tables) => {
              if (isSuspended(tables, String(claims['sub']))) throw new AccountSuspendedError();
              return issueTokens(tables, String(claims['email']), claims, now());
            }),
        },
      }),
    loadCardEntry: () => import('../card/index.ts').then(({ createTestCardEntry }) => createTestCardEntry(now)),
    resetDemoData: () => store.reset(),
  };
}

function accountOf(id: string): MockAccount {
  const account = accounts.find(({ claims }) => claims['sub'] === id);
  if (!account) throw new Error('The demo has no such account.');
  return account;
}

function schedule(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

// MSW asks the browser for a newer worker at every start and leaves a rejection unhandled. A cut connection or a page
// that is being left is not an error of the page.
function ignoreWorkerUpdate(event: PromiseRejectionEvent): void {
  if (event.reason instanceof TypeError && event.reason.message.startsWith('Failed to update a ServiceWorker'))
    event.preventDefault();
}

function onStorage(listener: (key: string | null) => void): void {
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage) listener(key);
  });
}
