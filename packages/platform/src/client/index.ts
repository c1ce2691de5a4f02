export { ApiError, fieldProblems, isApiError, UNEXPECTED_MESSAGE } from './api-error.ts';
export type { ApiErrorKind } from './api-error.ts';
export { createClient, DEFAULT_TIMEOUT_MS } from './client.ts';
export type { CallOptions, Client, ClientOptions, Credentials } from './client.ts';
