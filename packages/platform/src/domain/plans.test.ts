import { describe, expect, it } from 'vitest';
import { features, isWithinLimit, planIds, planOf, plansWith, UNLIMITED } from './index.ts';

const starter = ['dashboard', 'project_management', 'document_management', 'team_collaboration'];
const professional = [
  ...starter,
  'workflow_management',
  'reporting_analytics',
  'automation_engine',
  'api_integrations',
];
const enterprise = [...professional, 'advanced_security', 'dedicated_support', 'custom_branding'];
const unlimited = [...enterprise, 'white_label', 'on_premise'];

describe('the plans', () => {
  // Plan, users, projects, gigabytes, workflows, calls a month, custom integrations.
  it.each([
    ['starter', 10, 5, 2, 3, 1000, 0],
    ['professional', 50, 25, 25, 25, 25_000, 10],
    ['enterprise', 250, 100, 100, -1, -1, -1],
    ['unlimited', -1, -1, -1, -1, -1, -1],
  ] as const)(
    '[PLAN-1] %s gives %i users, %i projects, %i GB, %i workflows, %i calls a month, %i integrations',
    (id, users, projects, storageGb, workflows, apiCallsPerMonth, customIntegrations) => {
      expect(planOf(id).id).toBe(id);
      expect(planOf(id).limits).toEqual({
        users,
        projects,
        storageGb,
        workflows,
        apiCallsPerMonth,
        customIntegrations,
      });
    },
  );

  it.each([
    ['starter', starter],
    ['professional', professional],
    ['enterprise', enterprise],
    ['unlimited', unlimited],
  ] as const)('[PLAN-1] %s contains its features and no others', (id, contained) => {
    expect(planOf(id).features).toEqual(contained);
  });

  it('[PLAN-1] are four, smallest first, and know every feature', () => {
    expect(planIds).toEqual(['starter', 'professional', 'enterprise', 'unlimited']);
    expect(features).toEqual(unlimited);
  });

  it.each([
    'growth',
    '',
    'Professional',
    'professional ',
    'PROFESSIONAL',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    null,
    undefined,
    0,
    -1,
    true,
    {},
    [],
    ['enterprise'],
    { toString: () => 'enterprise' },
  ])('[PLAN-1] take the unknown plan %j for starter', (name) => {
    expect(planOf(name)).toBe(planOf('starter'));
  });

  it.each([
    [0, 10, true],
    [9, 10, true],
    [10, 10, true],
    [11, 10, false],
    [0, 0, true],
    [1, 0, false],
    [1_000_000, UNLIMITED, true],
    [0, UNLIMITED, true],
  ])('[PLAN-1] %i of a thing under a limit of %i: %j', (count, limit, within) => {
    expect(isWithinLimit(count, limit)).toBe(within);
  });

  it('[PLAN-1] mean unlimited by -1', () => {
    expect(UNLIMITED).toBe(-1);
  });

  it.each([
    ['dashboard', ['starter', 'professional', 'enterprise', 'unlimited']],
    ['reporting_analytics', ['professional', 'enterprise', 'unlimited']],
    ['api_integrations', ['professional', 'enterprise', 'unlimited']],
    ['workflow_management', ['professional', 'enterprise', 'unlimited']],
    ['custom_branding', ['enterprise', 'unlimited']],
    ['on_premise', ['unlimited']],
  ] as const)('[PLAN-1] [ROLE-10] have %s in %j', (feature, plans) => {
    expect(plansWith(feature)).toEqual(plans);
  });
});
