import type { Area } from './areas.ts';
import { paths } from './paths.ts';
import { hasProviderStatus, mayEnter } from './roles.ts';
import type { User } from './user.ts';

/**
 * Who may open a route. `open`: anyone, sign-in is not checked; `any`: anyone, sign-in is checked; `user`: signed-in
 * users;
 * `provider-status`: providers, by role or otherwise; `provider`, `admin`: users whom that area admits.
 */
export type Access = 'open' | 'any' | 'user' | 'provider-status' | Area;

export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'denied'; readonly page: Area };

export interface AccessRequest {
  /** The route's rule. */
  readonly access: Access;
  /** The user, once sign-in has been checked; null when signed out. */
  readonly user: User | null;
  /** The full path with its query, to return to after signing in. */
  readonly path: string;
}

const allow: AccessDecision = { kind: 'allow' };

/** Decides what a route shows to a user: sign-in first, then a completed profile, then the permission. */
export function decideAccess({ access, user, path }: AccessRequest): AccessDecision {
  if (access === 'open' || access === 'any') return allow;
  if (user === null) return { kind: 'redirect', to: paths.login({ redirect: path }) };
  if (!user.profileCompleted) return { kind: 'redirect', to: paths.onboarding({ redirect: path }) };
  switch (access) {
    case 'user':
      return allow;
    case 'provider-status':
      return hasProviderStatus(user) ? allow : { kind: 'redirect', to: paths.dashboard() };
    case 'provider':
    case 'admin':
      return mayEnter[access](user) ? allow : { kind: 'denied', page: access };
  }
}
