import type { LogFailure } from './log.ts';
import type { AuthProvider } from './provider.ts';

/** What the choice depends on. */
export interface AuthChoice {
  readonly authType: 'oidc' | 'mock';
  readonly mockSignIn: boolean;
}

/** How to create each provider. Both are lazy; a production build has no mock. */
export interface AuthFactories {
  readonly mock?: (() => Promise<AuthProvider>) | undefined;
  readonly singleSignOn: () => Promise<AuthProvider>;
}

/**
 * Chooses the provider and returns access to its one instance: the first call creates it, later calls return the same.
 * A failure is logged and rethrown; the next call tries again, since most often a script failed to load.
 */
export function createAuthProvider(
  config: AuthChoice,
  factories: AuthFactories,
  log: LogFailure,
): () => Promise<AuthProvider> {
  let instance: Promise<AuthProvider> | null = null;

  async function create(): Promise<AuthProvider> {
    try {
      if (!config.mockSignIn && config.authType !== 'mock') return await factories.singleSignOn();
      if (factories.mock === undefined) throw new Error('This build has no mock sign-in.');
      return await factories.mock();
    } catch (error) {
      instance = null;
      log('create the auth provider', error);
      throw error;
    }
  }

  return () => (instance ??= create());
}
