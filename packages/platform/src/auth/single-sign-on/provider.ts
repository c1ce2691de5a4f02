import { userFromClaims, type ClaimOptions, type User } from '../../domain/index.ts';
import { ErrorResponse, InMemoryWebStorage, UserManager, WebStorageStateStore, type INavigator, type User as TokenSet } from 'oidc-client-ts';
import { RedirectNotice, RenewalRefusedError, SignInStateError } from '../errors.ts';
import { accessTokenOf, refusals, type AuthProvider, type SignInOptions } from '../provider.ts';
import { claimsOf } from './claims.ts';

export interface SingleSignOnOptions extends ClaimOptions {
  /** The identity server, as it names itself. */
  readonly authority: string;
  readonly clientId: string;
  /** Our own origin: the identity server comes back to paths of it. */
  readonly origin: string;
  /** Keeps what a sign-in under way needs (state, nonce, verifier), never a token: the local storage. */
  readonly stateStorage: Storage;
  /** Leaves for an address of the identity server: `location.assign`. */
  readonly leaveFor: (url: string) => void;
  /** Asks the identity server in a hidden frame. @default oidc-client-ts's own */
  readonly silentNavigator?: INavigator;
}

/** Identity state older than this is of no sign-in that could still come back. */
const stateLifetimeSeconds = 60 * 60;

/** Answers of a silent check that mean: nobody is signed in there, or the server wants to see the person. */
const nobody = new Set(['login_required', 'interaction_required', 'consent_required', 'account_selection_required']);

/** Hands the address to the app and is done; the library's own waits for a page that is being left. */
function redirectThrough(leaveFor: (url: string) => void): INavigator {
  return {
    prepare: () =>
      Promise.resolve({
        navigate: ({ url }) => {
          leaveFor(url);
          return Promise.resolve({ url });
        },
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  };
}

function createManager({ authority, clientId, origin, stateStorage, leaveFor, silentNavigator }: SingleSignOnOptions): UserManager {
  return new UserManager(
    {
      authority,
      client_id: clientId,
      redirect_uri: `${origin}/auth/callback`,
      silent_redirect_uri: `${origin}/silent-check-sso.html`,
      post_logout_redirect_uri: `${origin}/`,
      response_type: 'code',
      scope: 'openid profile email',
      userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
      stateStore: new WebStorageStateStore({ store: stateStorage }),
      staleStateAgeInSeconds: stateLifetimeSeconds,
      automaticSilentRenew: false,
      monitorSession: false,
      checkSessionIntervalInSeconds: 5,
      accessTokenExpiringNotificationTimeInSeconds: 30,
    },
    redirectThrough(leaveFor),
    undefined,
    silentNavigator,
  );
}

function returnToOf(state: unknown): string | undefined {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return typeof returnTo === 'string' ? returnTo : undefined;
}

/** Signs in at an identity server: authorization code with PKCE, tokens in the memory of this tab alone. */
export function createSingleSignOn(options: SingleSignOnOptions): AuthProvider {
  const manager = createManager(options);
  let current: { readonly tokens: TokenSet; readonly user: User } | null = null;

  function hold(tokens: TokenSet): User {
    // The same tokens give the same user object: whoever compares by identity sees no change.
    if (current?.tokens !== tokens) current = { tokens, user: userFromClaims(claimsOf(tokens), options) };
    return current.user;
  }

  async function leave(purpose: 'login' | 'registration', { returnTo }: SignInOptions = {}): Promise<never> {
    await manager.clearStaleState();
    await manager.signinRedirect({ state: { returnTo }, nonce: crypto.randomUUID(), ...(purpose === 'registration' ? { prompt: 'create' } : {}) });
    throw new RedirectNotice(purpose);
  }

  async function checkSilently(): Promise<User | null> {
    try {
      const tokens = await manager.signinSilent({ nonce: crypto.randomUUID() });
      return tokens === null ? null : hold(tokens);
    } catch (error) {
      if (!(error instanceof ErrorResponse) || !nobody.has(error.error ?? '')) throw error;
      current = null;
      return null;
    }
  }

  return {
    ...refusals,
    getCurrentUser: ({ fresh = false } = {}) => (current === null || fresh ? checkSilently() : Promise.resolve(current.user)),
    login: (_email, _password, signIn) => leave('login', signIn),
    register: (_email, signIn) => leave('registration', signIn),
    completeSignIn: async (url) => {
      const state = new URL(url).searchParams.get('state');
      if (state === null || (await manager.settings.stateStore.get(state)) === null) throw new SignInStateError();
      const tokens = await manager.signinRedirectCallback(url);
      const returnTo = returnToOf(tokens.state);
      return { user: hold(tokens), ...(returnTo === undefined ? {} : { returnTo }) };
    },
    logout: async () => {
      current = null;
      await manager.signoutRedirect();
    },
    renew: async () => {
      const user = await checkSilently();
      if (user === null) throw new RenewalRefusedError();
      return user;
    },
    forget: () => {
      current = null;
      void manager.removeUser();
    },
    getAccessToken: () => (current === null ? null : accessTokenOf(current.tokens.access_token, current.user)),
    subscribe: (listener) => {
      const stopLoaded = manager.events.addUserLoaded((tokens) => listener(hold(tokens)));
      const stopUnloaded = manager.events.addUserUnloaded(() => {
        current = null;
        listener(null);
      });
      return () => {
        stopLoaded();
        stopUnloaded();
      };
    },
  };
}
