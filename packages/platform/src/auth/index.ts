export * from './create.ts';
export * from './errors.ts';
export * from './log.ts';
export { accessTokenOf, refusals } from './provider.ts';
export type { AccessToken, AuthListener, AuthProvider, CompletedSignIn, SignInOptions } from './provider.ts';
export * from './session.ts';
