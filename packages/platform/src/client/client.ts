import type { Operation, OperationInput, ResponseOf } from '../contract/operation.ts';
import { ApiError, errorFromAnswer, UNEXPECTED_MESSAGE } from './api-error.ts';
import { buildPath } from './build-path.ts';

/** Who the calls are made as. */
export interface Credentials {
  accessToken: string;
  organizationId?: string | undefined;
  plan?: string | undefined;
}

export interface ClientOptions {
  /** Origin of the product API (API-1: paths begin with /v1), without a trailing slash; '' means the same origin. */
  apiBase: string;
  /** Origin of the cloud-hosted base; paths begin with /cloud/v1. */
  cloudBase: string;
  /** The credentials in force, or null: no headers are sent then. Read at each call. */
  credentials: () => Credentials | null;
  /** Told when a call is answered 401, so that the session layer can act; never called on the public root path. */
  onUnauthorized?: () => void;
  /** Milliseconds after which a call is given up. @default 30000 */
  timeoutMs?: number;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Aborts the call, for example when its screen is left. */
  signal?: AbortSignal;
  /** One key an intent: repeating a write with the same key has one effect. */
  idempotencyKey?: string;
}

/** The one way to call the API. */
export interface Client {
  /**
   * Makes a call and gives what stood in its `data` wrapper, checked against the contract.
   * @throws ApiError, and nothing else.
   */
  call<O extends Operation>(operation: O, input: OperationInput<O>, options?: CallOptions): Promise<ResponseOf<O>>;
}

export const DEFAULT_TIMEOUT_MS = 30_000;

/** Builds the client (API-1, API-2). */
export function createClient(options: ClientOptions): Client {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;

  async function call<O extends Operation>(operation: O, input: OperationInput<O>, callOptions: CallOptions = {}): Promise<ResponseOf<O>> {
    const base = operation.path.startsWith('/cloud/') ? options.cloudBase : options.apiBase;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    const hasBody = 'body' in input && input.body !== undefined;

    let response: Response;
    let body: unknown;
    try {
      const send = options.fetch ?? globalThis.fetch;
      response = await send(base + buildPath(operation.path, input), {
        method: operation.method,
        headers: headersFor(options.credentials(), hasBody, callOptions.idempotencyKey),
        ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
        signal,
      });
      body = await readBody(response);
    } catch (cause) {
      throw transportError(cause, timeout, callOptions.signal);
    }

    if (!response.ok) {
      if (response.status === 401) options.onUnauthorized?.();
      throw errorFromAnswer(response.status, response.statusText, body);
    }
    return unwrap(operation, body, response.status);
  }

  return { call };
}

function headersFor(credentials: Credentials | null, hasBody: boolean, idempotencyKey: string | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (credentials) {
    headers.set('Authorization', `Bearer ${credentials.accessToken}`);
    if (credentials.organizationId) headers.set('X-Organization-Id', credentials.organizationId);
    if (credentials.plan) headers.set('X-Organization-Plan', credentials.plan);
  }
  return headers;
}

/** The parsed JSON body, or undefined where there is none that can be read. Failing transports still throw. */
async function readBody(response: Response): Promise<unknown> {
  const textBody = await response.text();
  try {
    return JSON.parse(textBody) as unknown;
  } catch {
    return undefined;
  }
}

function transportError(cause: unknown, timeout: AbortSignal, callerSignal: AbortSignal | undefined): ApiError {
  if (callerSignal?.aborted) return new ApiError({ kind: 'aborted', code: 'ABORTED', message: 'The request was called off', cause });
  if (timeout.aborted) return new ApiError({ kind: 'timeout', code: 'TIMEOUT', message: 'The server did not answer in time', cause });
  const message = cause instanceof Error && cause.message !== '' ? cause.message : UNEXPECTED_MESSAGE;
  return new ApiError({ kind: 'network', code: 'NETWORK', message, cause });
}

function unwrap<O extends Operation>(operation: O, body: unknown, status: number): ResponseOf<O> {
  const data = typeof body === 'object' && body !== null ? (body as { data?: unknown }).data : undefined;
  const parsed = operation.response.safeParse(data);
  if (parsed.success) return parsed.data as ResponseOf<O>;
  // The problem is named by path and rule alone: values of a record have no place in an error that may be reported.
  const problems = parsed.error.issues.map((issue) => `${issue.path.map(String).join('.') || 'data'}: ${issue.code}`);
  throw new ApiError({
    kind: 'contract',
    code: 'CONTRACT_BREACH',
    message: `The answer to ${operation.name} does not fit the contract`,
    details: { operation: operation.name, problems },
    status,
  });
}
