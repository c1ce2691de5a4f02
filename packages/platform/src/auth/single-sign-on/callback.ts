import { ErrorResponse, ErrorTimeout, type User as TokenSet, type UserManager } from 'oidc-client-ts';
import {
  ISSUER_MISMATCH,
  SignInDeclinedError,
  SignInFailedError,
  SignInRefusedError,
  SignInStateError,
} from '../errors.ts';
import { STATE_LIFETIME_SECONDS } from './manager.ts';

/** OAuth errors that mean a refusal: the user declined, or may not sign in here. */
const declined = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

/** The stored state of a redirect sign-in, if it was started here within the last hour. */
function awaited(kept: string | null, nowSeconds: number): { readonly returnTo: string | undefined } | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { request_type: type, created, data } = value as Record<string, unknown>;
    const isOurs = type === 'si:r' && typeof created === 'number' && nowSeconds - created < STATE_LIFETIME_SECONDS;
    return isOurs ? { returnTo: returnToOf(data) } : null;
  } catch {
    return null;
  }
}

/**
 * Handles the identity server’s answer. An unexpected answer causes no call to the identity server, and an answer is
 * accepted once (SEC-4).
 */
export async function takeAnswer(manager: UserManager, url: string): Promise<TokenSet> {
  const { searchParams } = new URL(url);
  const state = searchParams.get('state');
  if (state === null || state === '') throw new SignInStateError();
  const { stateStore } = manager.settings;
  const begun = awaited(await stateStore.get(state), Date.now() / 1000);
  if (begun === null) throw new SignInStateError();
  // Without a code the library would treat it as a sign-in without a user.
  if (!searchParams.has('code') && !searchParams.has('error')) {
    await stateStore.remove(state);
    throw new SignInStateError();
  }
  try {
    return await manager.signinRedirectCallback(url);
  } catch (error) {
    if (error instanceof ErrorResponse && declined.has(error.error ?? ''))
      throw new SignInDeclinedError({ ...begun, cause: error });
    if (error instanceof ErrorResponse && error.error === 'invalid_grant')
      throw new SignInRefusedError({ ...begun, cause: error });
    const code = error instanceof ErrorResponse ? (error.error ?? undefined) : await setupFault(manager, error);
    throw new SignInFailedError({ ...begun, code, cause: error });
  }
}

/**
 * Why the identity server could not be asked, as far as its own description tells: its endpoints have the origin of its
 * issuer, and the security policy allows that of the configured authority alone.
 */
async function setupFault({ metadataService, settings }: UserManager, error: unknown): Promise<string | undefined> {
  // The description would be waited for as long again.
  if (error instanceof ErrorTimeout) return undefined;
  const issuer = await metadataService.getIssuer().catch(() => undefined);
  if (issuer === undefined) return undefined;
  const isOurs = URL.canParse(issuer) && new URL(issuer).origin === new URL(settings.authority).origin;
  return isOurs ? undefined : ISSUER_MISMATCH;
}

/** The path kept when the browser left for the identity server. */
export function returnToOf(state: unknown): string | undefined {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return typeof returnTo === 'string' ? returnTo : undefined;
}
