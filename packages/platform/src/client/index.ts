export { ApiError, fieldProblems, isAborted, isApiError, isPassing, UNEXPECTED_MESSAGE } from './api-error.ts';
export type { ApiErrorKind } from './api-error.ts';
export { createClient, DEFAULT_TIMEOUT_MS } from './client.ts';
export type { CallOptions, Client, ClientOptions } from './client.ts';
export type { Credentials } from './credentials.ts';
