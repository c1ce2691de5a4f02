import { InMemoryWebStorage, UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts';

export interface ManagerOptions {
  /** The identity server, as it names itself. */
  readonly authority: string;
  readonly clientId: string;
  /** Our own origin: the identity server comes back to paths of it. */
  readonly origin: string;
  /**
   * Keeps what a sign-in under way needs (state, nonce, verifier), never a token: the local storage.
   * @default memory, which serves a silent check but is gone when a sign-in comes back from the identity server
   */
  readonly stateStorage?: Storage | undefined;
  /** Leaves for an address of the identity server; with fields by a form that posts them, so that they stand in no address. */
  readonly redirectTo: (url: string, fields?: Readonly<Record<string, string>>) => void;
  /** Asks the identity server in a hidden frame. @default oidc-client-ts's own */
  readonly silentNavigator?: INavigator;
}

/** Identity state older than this, in seconds, is of no sign-in that could still come back. */
export const STATE_LIFETIME_SECONDS = 60 * 60;
/** How long the identity server is given to answer, in seconds. */
export const ANSWER_SECONDS = 10;

/**
 * Hands the address to the app and is done; the library's own waits for a page that is being left. A logout names its session
 * by the identity token, which says who somebody is: it is posted (OpenID Connect RP-Initiated Logout, section 2), since an
 * address is kept in histories and logs (SEC-8).
 */
function redirectThrough(redirectTo: ManagerOptions['redirectTo']): INavigator {
  return {
    prepare: () =>
      Promise.resolve({
        navigate: ({ url }) => {
          const { origin, pathname, searchParams } = new URL(url);
          if (searchParams.has('id_token_hint')) redirectTo(origin + pathname, Object.fromEntries(searchParams));
          else redirectTo(url);
          return Promise.resolve({ url });
        },
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  };
}

/** The library as the product uses it: code with PKCE, tokens in memory, renewal by us and not by its own timer. */
export function createManager({
  authority,
  clientId,
  origin,
  stateStorage,
  redirectTo,
  silentNavigator,
}: ManagerOptions): UserManager {
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
      stateStore: new WebStorageStateStore({ store: stateStorage ?? new InMemoryWebStorage() }),
      staleStateAgeInSeconds: STATE_LIFETIME_SECONDS,
      requestTimeoutInSeconds: ANSWER_SECONDS,
      silentRequestTimeoutInSeconds: ANSWER_SECONDS,
      automaticSilentRenew: false,
      monitorSession: false,
      checkSessionIntervalInSeconds: 5,
    },
    redirectThrough(redirectTo),
    undefined,
    silentNavigator,
  );
}
