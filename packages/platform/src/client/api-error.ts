/**
 * What went wrong with a call. `http`: the server refused. `network`: no connection, or a broken one. `timeout`: no
 * answer within the limit. `aborted`: cancelled here. `contract`: the request or the answer does not match the
 * contract.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'contract';

/** The fields of an ApiError. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  message: string;
  code: string;
  details?: unknown;
  status?: number;
  retryAt?: number | undefined;
}

/**
 * The only error that calls fail with (API-2). It has no `cause`: a transport error may quote the request’s headers,
 * and errors are logged.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /**
   * The server’s code, or one of ours: `NETWORK`, `TIMEOUT`, `ABORTED`, `CONTRACT_BREACH`, `UNEXPECTED_REDIRECT`,
   * `INVALID_REQUEST` (the request could not be built), `HTTP_<status>`.
   */
  readonly code: string;
  /** The server’s details, shape by code; undefined if it sent none. */
  readonly details: unknown;
  /** HTTP status, or undefined without an answer. */
  readonly status: number | undefined;
  /** Epoch milliseconds before which the server does not want another request (Retry-After); undefined if not given. */
  readonly retryAt: number | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message);
    this.kind = init.kind;
    this.code = init.code;
    this.details = init.details;
    this.status = init.status;
    this.retryAt = init.retryAt;
  }
}

export const UNEXPECTED_MESSAGE = 'An unexpected error occurred';

/** Whether a thrown value is an ApiError, optionally with that code. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether a call was cancelled here, for instance by a portal switch: nothing to report to the user. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** Whether a failure may be temporary, so that a later retry makes sense: the connection, or a server error. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'http' && (error.status === 429 || error.status === 408 || (error.status ?? 0) >= 500);
}

/**
 * The problems by field that a `VALIDATION_FAILED` answer names.
 * @returns Field name to message; empty for any other error.
 */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!isApiError(error) || typeof error.details !== 'object' || error.details === null) return {};
  const fields = (error.details as { fields?: unknown }).fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
