import { hasProviderStatus, type RoleHolder } from './roles.ts';

/** What a provider is by profession; the contract’s `providerKind`. */
export const professions = ['THERAPIST', 'IMAM', 'MENTOR'] as const;
export type Profession = (typeof professions)[number];

/** The part of a user that the profession is read from. */
export interface ProfessionHolder extends RoleHolder {
  readonly userType?: string;
}

/**
 * The profession of a user: by a role of that name; a plain provider’s by the token’s user type, else therapist.
 * @returns null for someone without a practice: a client, or an administrator who looks into the provider portal
 *   (ROLE-4)
 */
export function professionOf(user: ProfessionHolder | null | undefined): Profession | null {
  if (!user) return null;
  const held = [user.role, ...user.roles].map((name) => name.toUpperCase());
  const named = professions.find((profession) => held.includes(profession));
  if (named || !held.includes('PROVIDER')) return named ?? null;
  return professions.find((profession) => profession === user.userType) ?? 'THERAPIST';
}

/**
 * Whether a user works here with clients of their own. Administrators may enter the provider portal without it
 * (ROLE-4).
 */
export const hasPractice = (user: ProfessionHolder | null | undefined): boolean =>
  professionOf(user) !== null || hasProviderStatus(user);
