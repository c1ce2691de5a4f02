import type { OperationError } from '@sakina/platform/contract';

/** A refusal, as the server words it: `{ message, code, details }`. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** Seconds after which the call may be repeated. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, details?: unknown, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No bearer token, or none that is valid. */
export const unauthenticated = () => new ApiFailure(401, 'UNAUTHENTICATED', 'Please log in to continue.');

/** The record belongs to another person, or the role does not allow it. */
export const forbidden = (message = 'You do not have access to this.') => new ApiFailure(403, 'FORBIDDEN', message);

/** There is no such record. */
export const notFound = (what: string) => new ApiFailure(404, 'NOT_FOUND', `We could not find ${what}.`);

/** A field is missing or wrong. */
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new ApiFailure(422, 'VALIDATION_FAILED', 'Please check what you entered.', { fields });

/** The record was changed meanwhile. */
export const versionConflict = (message: string, details?: unknown) =>
  new ApiFailure(409, 'VERSION_CONFLICT', message, details);

/** Refuses a write that builds on an older version than there is: nothing is replaced unread. @throws ApiFailure 409 */
export function checkVersion(read: number, version: number): void {
  if (read !== version)
    throw versionConflict('This was changed in another window. Read it again before you save.', { version });
}

/** Whether an operation declares a failure. A mock may only fail with declared ones. */
export function isDeclared(errors: readonly OperationError[], failure: ApiFailure): boolean {
  return errors.some((error) => error.status === failure.status && error.code === failure.code);
}
