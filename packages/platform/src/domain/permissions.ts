import { planOf, plansWith, type Feature, type PlanId } from './plans.ts';
import { product } from './product.ts';

/** The part of a user that permissions and plan are read from. */
export interface PermissionHolder {
  readonly permissions: readonly string[];
  readonly organization_context: { readonly plan: string } | null;
}

/** Wildcard for every permission. */
const WILDCARD = 'all';

/** Whether a user has exactly this permission, or the wildcard (ROLE-10). */
export function hasPermission(user: PermissionHolder | null | undefined, permission: string): boolean {
  return user ? user.permissions.includes(permission) || user.permissions.includes(WILDCARD) : false;
}

/** Features that need both a permission and a plan: analytics and reports, calendar sync, claim rules (ROLE-10). */
export const gatedFeatures = [
  'reporting_analytics',
  'api_integrations',
  'workflow_management',
] as const satisfies readonly Feature[];
export type GatedFeature = (typeof gatedFeatures)[number];

/** Whether a user may use a feature, and if not, what is missing. */
export type FeatureAccess =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'no-permission' }
  /** Their plan does not contain it; these plans do, smallest first. */
  | { readonly kind: 'not-in-plan'; readonly plan: PlanId; readonly availableIn: readonly PlanId[] };

/** A feature needs any permission for it, and a plan that contains it (ROLE-10). */
export function featureAccess(user: PermissionHolder | null | undefined, feature: Feature): FeatureAccess {
  const mayView = ['view', '*'].some((action) => hasPermission(user, `${product.id}:${feature}:${action}`));
  if (!mayView) return { kind: 'no-permission' };
  const plan = planOf(user?.organization_context?.plan);
  return plan.features.includes(feature)
    ? { kind: 'allowed' }
    : { kind: 'not-in-plan', plan: plan.id, availableIn: plansWith(feature) };
}
