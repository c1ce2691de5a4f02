import { InMemoryWebStorage, UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts';

export interface ManagerOptions {
  /** Issuer URL of the identity server. */
  readonly authority: string;
  readonly clientId: string;
  /** Our own origin: the identity server redirects back to its paths. */
  readonly origin: string;
  /**
   * Stores what a pending sign-in needs (state, nonce, verifier, the path to return to), never a token: the local
   * storage. A sign-in that leaves for the identity server tries it first and fails with StorageBlockedError where it
   * keeps nothing.
   * @default memory, which is enough for a silent check and for a logout; a sign-in by redirect fails
   */
  readonly stateStorage?: Storage | undefined;
  /** Navigates to the identity server; with fields it posts them by a form, which keeps them out of the address. */
  readonly redirectTo: (url: string, fields?: Readonly<Record<string, string>>) => void;
  /** Asks the identity server in a hidden frame. @default oidc-client-ts's own */
  readonly silentNavigator?: INavigator;
}

/** Identity state older than this, in seconds, belongs to no sign-in that could still return. */
export const STATE_LIFETIME_SECONDS = 60 * 60;
/** Time limit for an answer of the identity server, in seconds. */
export const ANSWER_SECONDS = 10;
/** Time limit for its answer in the hidden frame, in seconds. Where it forbids to be framed, none ever comes. */
export const FRAME_SECONDS = 6;

/**
 * Passes the address to the app and resolves; the library’s own navigator waits for a page that is being left. A logout
 * names its session by the identity token, which identifies the user: it is posted (OpenID Connect RP-Initiated Logout,
 * section 2), since addresses end up in histories and logs (SEC-8).
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

/** Configures the library: code with PKCE, tokens in memory, renewal by us and not by its timer. */
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
      silentRequestTimeoutInSeconds: FRAME_SECONDS,
      automaticSilentRenew: false,
      monitorSession: false,
      checkSessionIntervalInSeconds: 5,
    },
    redirectThrough(redirectTo),
    undefined,
    silentNavigator,
  );
}
