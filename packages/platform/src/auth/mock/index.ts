export { MOCK_PASSWORD, MOCK_REGISTERED_KEY, MOCK_SESSION_KEY, newcomer } from './accounts.ts';
export type { MockAccount } from './accounts.ts';
export { createMockAuthProvider } from './provider.ts';
export type { MockAuthOptions, MockTokens } from './provider.ts';
export * from './token.ts';
