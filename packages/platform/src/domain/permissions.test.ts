import { describe, expect, it } from 'vitest';
import { featureAccess, gatedFeatures, hasPermission, userFromClaims } from './index.ts';

const holder = (permissions: readonly string[], plan?: string) => ({
  permissions,
  organization_context: plan === undefined ? null : { plan },
});

describe('a permission', () => {
  it.each([
    ['the permission itself', ['sakina:dashboard:view'], true],
    ['it among others', ['sakina:notes:view', 'sakina:dashboard:view'], true],
    ['the wildcard all', ['all'], true],
    ['the wildcard among others', ['sakina:notes:view', 'all'], true],
    ['none', [], false],
    ['another one', ['sakina:dashboard:edit'], false],
    ['another case', ['SAKINA:DASHBOARD:VIEW'], false],
    ['a part of it', ['sakina:dashboard'], false],
    ['more than it', ['sakina:dashboard:view:own'], false],
    ['a pattern, which is no wildcard here', ['sakina:dashboard:*', '*', 'sakina:*', 'ALL', 'all '], false],
  ])('[ROLE-10] is held by %s: %s → %j', (_who, permissions, held) => {
    expect(hasPermission(holder(permissions), 'sakina:dashboard:view')).toBe(held);
  });

  it('[ROLE-10] is denied when signed out', () => {
    expect(hasPermission(null, 'sakina:dashboard:view')).toBe(false);
    expect(hasPermission(undefined, 'sakina:dashboard:view')).toBe(false);
  });
});

describe('a feature', () => {
  const allowed = { kind: 'allowed' };
  const refused = { kind: 'no-permission' };
  const notIn = (plan: string) => ({
    kind: 'not-in-plan',
    plan,
    availableIn: ['professional', 'enterprise', 'unlimited'],
  });

  // The three that are gated, each by the same rule.
  describe.each(gatedFeatures)('%s', (feature) => {
    it.each([
      ['to view it', [`sakina:${feature}:view`], 'professional', allowed],
      ['to do anything with it', [`sakina:${feature}:*`], 'professional', allowed],
      ['to do anything at all', ['all'], 'professional', allowed],
      ['to view it, on a larger plan', [`sakina:${feature}:view`], 'enterprise', allowed],
      ['to view it, on the largest plan', [`sakina:${feature}:view`], 'unlimited', allowed],
      ['to view it, on too small a plan', [`sakina:${feature}:view`], 'starter', notIn('starter')],
      ['to do anything at all, on too small a plan', ['all'], 'starter', notIn('starter')],
      ['to view it, on a plan no one knows', [`sakina:${feature}:view`], 'growth', notIn('starter')],
      ['to view it, without an organization', [`sakina:${feature}:view`], undefined, notIn('starter')],
      ['only to edit it', [`sakina:${feature}:edit`], 'unlimited', refused],
      ['of another product', [`other:${feature}:view`, `other:${feature}:*`], 'unlimited', refused],
      ['to view another feature', ['sakina:dashboard:view', 'sakina:dashboard:*'], 'unlimited', refused],
      ['in other letters', [`sakina:${feature}:VIEW`, `Sakina:${feature}:view`], 'unlimited', refused],
      ['for none', [], 'unlimited', refused],
      ['for none, on too small a plan', [], 'starter', refused],
    ] as const)('[ROLE-10] with a permission %s', (_which, permissions, plan, access) => {
      expect(featureAccess(holder(permissions, plan), feature)).toEqual(access);
    });
  });

  it('[ROLE-10] is gated for analytics and reports, calendar sync and claim rules', () => {
    expect(gatedFeatures).toEqual(['reporting_analytics', 'api_integrations', 'workflow_management']);
  });

  it('[ROLE-10] names every plan that contains it, smallest first', () => {
    expect(featureAccess(holder(['all'], 'enterprise'), 'white_label')).toEqual({
      kind: 'not-in-plan',
      plan: 'enterprise',
      availableIn: ['unlimited'],
    });
    expect(featureAccess(holder(['all']), 'dashboard')).toEqual(allowed);
  });

  it('[ROLE-10] is denied when signed out', () => {
    expect(featureAccess(null, 'dashboard')).toEqual(refused);
    expect(featureAccess(undefined, 'dashboard')).toEqual(refused);
  });

  it('[ROLE-10] [AUTH-7] is read from permissions and plan of the token', () => {
    const user = userFromClaims({
      permissions: ['sakina:reporting_analytics:*'],
      organization_context: { current_org_id: 'org-1', plan: 'professional' },
    });
    expect(featureAccess(user, 'reporting_analytics')).toEqual(allowed);
    expect(featureAccess(user, 'api_integrations')).toEqual(refused);
  });
});
