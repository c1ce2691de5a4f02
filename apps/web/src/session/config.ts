import { createAuthProvider } from '@sakina/platform/auth';
import type { AuthProvider } from '@sakina/platform/auth';
import { fetchServedConfig, readConfig } from '@sakina/platform/config';
import type { Config, ConfigProblem } from '@sakina/platform/config';
import { isOwnWindow } from '../boot/identity-ports.ts';
import { isMockBuild, mockMode } from '../boot/mock-mode.ts';
import { redirectTo } from './redirect-to.ts';
import { logFailure } from '../boot/log.ts';
import { refreshThrough } from './refresh-tokens.ts';

/** The valid configuration with the sign-in provider, or the problems that prevent it. */
export type Runtime =
  | { ok: true; config: Config; createAuth: () => Promise<AuthProvider> }
  | { ok: false; problems: readonly ConfigProblem[] };

let loaded: Promise<Runtime> | undefined;

/** Reads the configuration once and prepares what depends on it (FRAME-4). */
export function loadRuntime(): Promise<Runtime> {
  loaded ??= prepare();
  return loaded;
}

async function prepare(): Promise<Runtime> {
  // Embedded mocks replace the server, so a demo has no config.json.
  const [served] = await Promise.all([
    isMockBuild ? { ok: true as const, served: undefined } : fetchServedConfig(fetch.bind(globalThis)),
    mockMode(),
  ]);
  if (!served.ok) return { ok: false, problems: served.problems };
  const result = readConfig({ build: import.meta.env, served: served.served });
  if (!result.ok) return { ok: false, problems: result.problems };
  const { config } = result;
  return {
    ok: true,
    config,
    createAuth: createAuthProvider(
      config,
      { mock: mockFactory(config), singleSignOn: () => singleSignOn(config) },
      logFailure,
    ),
  };
}

function mockFactory(config: Config): (() => Promise<AuthProvider>) | undefined {
  if (!isMockBuild) return undefined;
  return async () => {
    const mocks = await mockMode();
    if (!mocks) throw new Error('The embedded mocks did not start.');
    return mocks.createAuthProvider({ refresh: refreshThrough(config), isOwnWindow });
  };
}

async function singleSignOn(config: Config): Promise<AuthProvider> {
  if (!config.identity) throw new Error('No identity server is configured.');
  const { createSingleSignOn } = await import('@sakina/platform/auth/single-sign-on');
  return createSingleSignOn({
    ...config.identity,
    origin: window.location.origin,
    stateStorage: storageOrNone(),
    redirectTo,
    language: () => document.documentElement.lang,
    adminAccounts: config.adminAccounts,
    log: logFailure,
  });
}

/** Local storage, or undefined if the browser refuses it: the silent check then works from memory. */
function storageOrNone(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
