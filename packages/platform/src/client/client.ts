import type { Operation, OperationInput, ResponseOf } from '../contract/operation.ts';
import { logPortalSwitch } from '../contract/v1/audit.ts';
import { refreshTokens } from '../contract/v1/auth.ts';
import { readAnswer, transportError } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Credentials } from './credentials.ts';
import { createUnauthorizedRetry } from './unauthorized-retry.ts';
import type { SentRequest } from './unauthorized-retry.ts';
import { prepareRequest } from './request.ts';
import { retryWait } from './retry.ts';
import { openSpan, waitUntil } from './span.ts';
import type { Span } from './span.ts';

export interface ClientOptions {
  /** Origin of the product API (API-1: paths begin with /v1), without a trailing slash; '' means the same origin. */
  apiBase: string;
  /** Origin of the cloud-hosted base; paths begin with /cloud/v1. */
  cloudBase: string;
  /** The current credentials, or null to send no headers. Read at each request. */
  credentials: () => Credentials | null;
  /**
   * Returns fresh credentials, or null when the session is over; rejects without an answer. @default nothing can be
   * renewed
   */
  renew?: () => Promise<Credentials | null>;
  /** Called once per round of concurrent 401s when the session is over, so that the session layer can act. */
  onUnauthorized?: () => void;
  /** True while the page is `/`: no auth headers are sent and no 401 is handled (API-3). @default never */
  isRoot?: () => boolean;
  /** Milliseconds until a call times out, including retries, waits and renewal. @default 30000 */
  timeoutMs?: number;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Waits so many milliseconds, or until the signal is aborted. @default by setTimeout */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1): how much of the free part of a wait is used. @default Math.random */
  random?: () => number;
  /** Epoch milliseconds, for `retryAt`. @default Date.now */
  now?: () => number;
}

export interface CallOptions {
  /** Aborts the call, for example when its screen is left. */
  signal?: AbortSignal;
  /** One key per write: repeating it with the same key has one effect. */
  idempotencyKey?: string;
}

/** The one way to call the API. */
export interface Client {
  /**
   * Makes a call and returns the content of its `data` wrapper, validated against the contract. A 401 causes one
   * renewal and one repetition; a read is retried if the failure may be temporary, a write never is (SEC-13).
   * @throws ApiError, and nothing else.
   */
  call<O extends Operation>(operation: O, input: OperationInput<O>, options?: CallOptions): Promise<ResponseOf<O>>;
  /**
   * Cancels every call in flight, with kind `aborted`; the renewal of tokens and the portal switch’s own log entry
   * continue (SEC-11). For a portal switch and the end of a session: a request of one user is never repeated as
   * another.
   */
  abortAll(): void;
}

export const DEFAULT_TIMEOUT_MS = 30_000;

/** Operations that a portal switch does not cancel. */
const EXEMPT = new Set<string>([refreshTokens.name, logPortalSwitch.name]);

/** Builds the client (API-1 to API-3, SEC-1, SEC-11, SEC-13). */
export function createClient(options: ClientOptions): Client {
  const {
    timeoutMs = DEFAULT_TIMEOUT_MS,
    isRoot = () => false,
    wait = waitUntil,
    random = Math.random,
    now = Date.now,
  } = options;
  const unauthorized = createUnauthorizedRetry({ ...options, isRoot });
  const underWay = new Set<Span>();

  /**
   * The credentials to send. A renewal needs only the refresh token: an expired access token could only get it refused.
   */
  function sender(operation: Operation): SentRequest | null {
    const credentials = isRoot() || operation.name === refreshTokens.name ? null : options.credentials();
    return credentials && unauthorized.track(credentials);
  }

  async function send<O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    sent: SentRequest | null,
    span: Span,
    key: string | undefined,
  ): Promise<Answer<ResponseOf<O>>> {
    const base = operation.path.startsWith('/cloud/') ? options.cloudBase : options.apiBase;
    const { url, init } = prepareRequest(operation, input, base, sent?.credentials ?? null, key);
    const secrets = secretsOf(operation, input, sent);
    const exchange = async (): Promise<Answer<ResponseOf<O>>> => {
      span.signal.throwIfAborted();
      const response = await (options.fetch ?? globalThis.fetch)(url, { ...init, signal: span.signal });
      return readAnswer(operation, response, await response.text(), { now: now(), secrets });
    };
    try {
      return await span.orEnd(exchange());
    } catch (cause) {
      if (span.signal.aborted) throw span.signal.reason;
      return { ok: false, error: transportError(cause, secrets), retryAfterMs: null };
    }
  }

  async function run<O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    span: Span,
    key: string | undefined,
  ): Promise<ResponseOf<O>> {
    let sent = sender(operation);
    let isRenewed = false;
    for (let tries = 1; ; tries += 1) {
      const answer = await send(operation, input, sent, span, key);
      if (answer.ok) return answer.data;
      const { error } = answer;
      if (error.status === 401) {
        sent = sent && !isRoot() ? await afterUnauthorized(sent, isRenewed, span) : null;
        if (sent === null || isRoot()) throw error;
        isRenewed = true;
      } else {
        const waitMs = retryWait({
          method: operation.method,
          error,
          tries,
          retryAfterMs: answer.retryAfterMs,
          remainingMs: span.remainingMs(),
          random: random(),
        });
        if (waitMs === null) throw error;
        await span.orEnd(wait(waitMs, span.signal));
        sent = sender(operation);
      }
    }
  }

  async function afterUnauthorized(sent: SentRequest, isRenewed: boolean, span: Span): Promise<SentRequest | null> {
    if (!isRenewed) return span.orEnd(unauthorized.refresh(sent));
    unauthorized.reportRefused(sent);
    return null;
  }

  return {
    call: async (operation, input, { signal, idempotencyKey } = {}) => {
      const span = openSpan(timeoutMs, signal);
      if (!EXEMPT.has(operation.name)) underWay.add(span);
      try {
        return await run(operation, input, span, idempotencyKey);
      } finally {
        underWay.delete(span);
        span.close();
      }
    },
    abortAll: () => {
      for (const span of underWay) span.abort();
    },
  };
}

/** The parts of a request that must not appear in an error: its tokens, and the secret of a place. */
function secretsOf(
  operation: Operation,
  input: { body?: unknown; secret?: string | undefined },
  sent: SentRequest | null,
): string[] {
  const refreshToken =
    operation.name === refreshTokens.name
      ? (input.body as { refreshToken?: unknown } | undefined)?.refreshToken
      : undefined;
  return [sent?.credentials.accessToken, refreshToken, input.secret].filter((secret) => typeof secret === 'string');
}
