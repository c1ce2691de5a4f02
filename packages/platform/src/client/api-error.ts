/**
 * What went wrong with a call.
 * `http`: the server refused. `network`: no connection. `timeout`: no answer within the limit. `aborted`: called off here.
 * `contract`: the answer does not fit the contract.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'contract';

/** The one error that calls fail with (API-2). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The server's code, or one of ours: `NETWORK`, `TIMEOUT`, `ABORTED`, `CONTRACT_BREACH`, `HTTP_<status>`. */
  readonly code: string;
  /** The server's details, shape by code; undefined where it gave none. */
  readonly details: unknown;
  /** HTTP status, or undefined where no answer came. */
  readonly status: number | undefined;

  constructor(init: { kind: ApiErrorKind; message: string; code: string; details?: unknown; status?: number; cause?: unknown }) {
    super(init.message, { cause: init.cause });
    this.kind = init.kind;
    this.code = init.code;
    this.details = init.details;
    this.status = init.status;
  }
}

export const UNEXPECTED_MESSAGE = 'An unexpected error occurred';

/** Whether a thrown value is an ApiError, optionally with that code. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/**
 * The problems by field that a `VALIDATION_FAILED` answer names.
 * @returns Field name to message; empty for any other error.
 */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!isApiError(error) || typeof error.details !== 'object' || error.details === null) return {};
  const fields = (error.details as { fields?: unknown }).fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Turns an error body and a status into an ApiError: the server's message, else the transport's, else a general one. */
export function errorFromAnswer(status: number, statusText: string, body: unknown): ApiError {
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = typeof answer['message'] === 'string' && answer['message'] !== '' ? answer['message'] : statusText;
  return new ApiError({
    kind: 'http',
    message: message === '' ? UNEXPECTED_MESSAGE : message,
    code: typeof answer['code'] === 'string' ? answer['code'] : `HTTP_${status}`,
    details: answer['details'],
    status,
  });
}
