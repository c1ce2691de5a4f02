import { userFromClaims, type ClaimOptions, type User } from '../../domain/index.ts';
import { ErrorResponse, ErrorTimeout, type User as TokenSet } from 'oidc-client-ts';
import { NoRefreshTokenError, RedirectNotice, RenewalRefusedError, StorageBlockedError } from '../errors.ts';
import type { LogFailure } from '../log.ts';
import {
  accessTokenOf,
  refusals,
  type AccessToken,
  type AuthListener,
  type AuthProvider,
  type SignInOptions,
} from '../provider.ts';
import { lifetimeOf } from '../token-lifetime.ts';
import { returnToOf, takeAnswer } from './callback.ts';
import { claimsOf, MissingRolesError } from './claims.ts';
import { ANSWER_SECONDS, createManager, FRAME_SECONDS, type ManagerOptions } from './manager.ts';
import { revokeTokens } from './revoke.ts';

/** `clientId` also names the client whose roles count. */
export interface SingleSignOnOptions extends Pick<ClaimOptions, 'adminAccounts'>, ManagerOptions {
  /** The language in use, which the identity server’s pages are asked for in (`ui_locales`). */
  readonly language?: () => string;
  /** Records, once, that the identity server sends no roles. @default not recorded */
  readonly log?: LogFailure;
}

/** Errors of a silent check that mean: signed out there, or the server needs user interaction. */
const noSession = new Set(['login_required', 'interaction_required', 'consent_required', 'account_selection_required']);
/** Errors of a renewal that a retry would not change. Any other may be temporary. */
const refused = new Set([...noSession, 'invalid_grant', 'invalid_client', 'unauthorized_client', 'access_denied']);

const hasError = (error: unknown, codes: ReadonlySet<string>) =>
  error instanceof ErrorResponse && codes.has(error.error ?? '');

interface Current {
  readonly tokens: TokenSet;
  readonly user: User;
  readonly token: AccessToken;
}

/** Signs in at an identity server: authorization code with PKCE, tokens only in this tab’s memory. */
export function createSingleSignOn(options: SingleSignOnOptions): AuthProvider {
  const manager = createManager(options);
  const listeners = new Set<AuthListener>();
  let current: Current | null = null;
  let renewing: Promise<User> | null = null;
  /** The refresh token that was already sent. Without an answer it may be spent, so it is not sent again (SEC-2). */
  let sent: string | undefined;
  // Counts the sessions: tokens that arrive after the end of theirs are dropped.
  let epoch = 0;
  let hasLoggedRoles = false;

  function hold(tokens: TokenSet): User {
    const user = userFromClaims(claimsOf(tokens), options);
    if (user.lacksRoles && !hasLoggedRoles) {
      hasLoggedRoles = true;
      options.log?.('read the roles of the sign-in', new MissingRolesError());
    }
    // Read on receipt: the library counts down by our clock from here on.
    const lifetimeMs = tokens.expires_in === undefined ? lifetimeOf(tokens.access_token) : tokens.expires_in * 1000;
    current = {
      tokens,
      user,
      token: { ...accessTokenOf(tokens.access_token, user), ...(lifetimeMs === undefined ? {} : { lifetimeMs }) },
    };
    for (const listener of listeners) listener(user);
    return user;
  }

  /** Drops the tokens, here and at the identity server. Resolves when the server has answered, or will not. */
  function forget(): Promise<unknown> {
    const ended = current === null ? Promise.resolve() : revokeTokens(manager, current.tokens);
    epoch += 1;
    current = null;
    renewing = null;
    sent = undefined;
    void manager.removeUser();
    return ended;
  }

  async function leave(
    purpose: 'login' | 'registration',
    { returnTo, isFresh = false }: SignInOptions = {},
  ): Promise<never> {
    if (!isWritable(options.stateStorage)) throw new StorageBlockedError();
    await manager.clearStaleState();
    const prompt = purpose === 'registration' ? 'create' : isFresh ? 'login' : undefined;
    await manager.signinRedirect({
      state: { returnTo },
      nonce: crypto.randomUUID(),
      ...(prompt === undefined ? {} : { prompt }),
      ...(options.language && { ui_locales: options.language() }),
    });
    throw new RedirectNotice(purpose);
  }

  /** Asks in a hidden frame, where the identity server recognises the user by its own cookie. */
  const askSilently = () => manager.signinSilent({ nonce: crypto.randomUUID(), forceIframeAuth: true });

  /** The requested tokens; null if the session is over by then, and the library drops them too. */
  async function ofThisSession(tokens: Promise<TokenSet | null>): Promise<TokenSet | null> {
    const asked = epoch;
    const arrived = await tokens;
    if (asked === epoch) return arrived;
    if (current === null) await manager.removeUser();
    return null;
  }

  async function checkSilently(): Promise<User | null> {
    await manager.clearStaleState();
    try {
      const tokens = await inTime(ofThisSession(askSilently()));
      return tokens === null ? null : hold(tokens);
    } catch (error) {
      if (hasError(error, noSession)) return null;
      // No answer in the frame is no proof of a cut connection: the server may forbid to be framed, and then the
      // browser has to go there.
      if (error instanceof ErrorTimeout && (await isReachable(manager.settings.metadataUrl))) return null;
      throw error;
    }
  }

  async function fetchTokens({ tokens }: Current): Promise<TokenSet | null> {
    const { refresh_token: refreshToken } = tokens;
    // The library may hold the tokens of a try that was given up.
    await manager.storeUser(tokens);
    if (refreshToken === undefined || refreshToken === sent) return askSilently();
    sent = refreshToken;
    return manager.signinSilent();
  }

  async function renewOnce(): Promise<User> {
    if (current === null) throw new NoRefreshTokenError();
    const asked = epoch;
    try {
      const tokens = await inTime(ofThisSession(fetchTokens(current)));
      if (tokens !== null) return hold(tokens);
    } catch (error) {
      if (hasError(error, refused)) throw new RenewalRefusedError({ cause: error });
      throw error;
    } finally {
      if (asked === epoch) renewing = null;
    }
    throw new RenewalRefusedError();
  }

  const renew = () => (renewing ??= renewOnce());

  return {
    ...refusals,
    getCurrentUser: ({ fresh = false } = {}) => {
      if (current === null) return checkSilently();
      return fresh ? renew() : Promise.resolve(current.user);
    },
    login: (_email, _password, signIn) => leave('login', signIn),
    register: (_email, signIn) => leave('registration', signIn),
    completeSignIn: async (url) => {
      const tokens = await takeAnswer(manager, url);
      const returnTo = returnToOf(tokens.state);
      return { user: hold(tokens), ...(returnTo === undefined ? {} : { returnTo }) };
    },
    renew,
    logout: async () => {
      const hint = current?.tokens.id_token;
      const revoked = forget();
      for (const listener of listeners) listener(null);
      // First: a redirect may be stopped on its way, for example to another identity provider.
      await revoked;
      await reach(manager.settings.metadataUrl);
      await manager.signoutRedirect(hint === undefined ? {} : { id_token_hint: hint });
    },
    forget: () => void forget(),
    getAccessToken: () => current?.token ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether the identity server answers at all, in what is left of the time for an answer after the frame’s. */
const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout((ANSWER_SECONDS - FRAME_SECONDS) * 1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Whether what is written stays: some browsers offer a storage and refuse each entry, or accept it and keep nothing.
 */
function isWritable(storage: Storage | undefined): boolean {
  try {
    const key = 'sakina-probe';
    storage?.setItem(key, key);
    const isKept = storage?.getItem(key) === key;
    storage?.removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}

/** Rejects if the identity server is unreachable, so that the user is not sent to the browser’s error page. */
async function reach(url: string): Promise<void> {
  await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_SECONDS * 500) });
}

/** The library limits each request until its headers arrive; this limits the whole, in case the body stalls. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), ANSWER_SECONDS * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
