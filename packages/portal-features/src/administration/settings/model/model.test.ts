import type { PlatformSettings } from '@sakina/platform/contract';
import { canEnterAdminArea, canEnterProviderArea, homeRoute, rankedRoles } from '@sakina/platform/domain';
import { describe, expect, test } from 'vitest';
import { roleAccess } from './access.ts';
import { readSettingsAddress, writeSettingsAddress } from './address.ts';
import { auditQuestion, exportBody } from './audit-question.ts';
import { effectsOf, isDangerous } from './effects.ts';
import { policyProblems } from './policy-limits.ts';
import { bodyOf, realChanges, restoreOf, valueAt } from './setting-changes.ts';

const settings: PlatformSettings = {
  version: 3,
  plan: 'enterprise',
  organization: { id: 'org-a', name: 'A', supportEmail: 'a@demo.test', country: 'US', timeZone: 'America/New_York' },
  features: [
    { key: 'community', enabled: true, description: 'x', reach: { people: 12, upcoming: 4 } },
    { key: 'assistant', enabled: false, description: 'x' },
  ],
  policies: {
    cancellation: { freeUntilHours: 24, lateFeePercent: 50 },
    recording: { allowed: true, keepDays: 365 },
    retention: { clinicalRecordYears: 7, auditLogYears: 6, deletedAccountDays: 30 },
  },
  integrations: [],
  updatedAt: '2026-11-15T15:00:00.000Z',
  updatedBy: 'Idris Malik',
};

describe('changes of settings', () => {
  test('a change keeps what stands beside it as the newest version has it', () => {
    expect(bodyOf(settings, [{ path: 'policies.recording.keepDays', value: 180 }], 'Because')).toEqual({
      version: 3,
      reason: 'Because',
      policies: { recording: { allowed: true, keepDays: 180 } },
    });
    expect(
      bodyOf(
        settings,
        [
          { path: 'plan', value: 'starter' },
          { path: 'features.community', value: false },
          { path: 'policies.cancellation.freeUntilHours', value: 48 },
          { path: 'policies.cancellation.lateFeePercent', value: 10 },
        ],
        'Because',
      ),
    ).toEqual({
      version: 3,
      reason: 'Because',
      plan: 'starter',
      features: [{ key: 'community', enabled: false }],
      policies: { cancellation: { freeUntilHours: 48, lateFeePercent: 10 } },
    });
  });

  test('what was before an entry is brought back, without what cannot be changed here', () => {
    const back = restoreOf({ before: { 'features.community': false, 'integrations.text-messages': 'x', plan: null } });
    expect(back).toEqual([{ path: 'features.community', value: false }]);
    expect(realChanges(settings, back)).toHaveLength(1);
    expect(realChanges(settings, [{ path: 'features.community', value: true }])).toEqual([]);
    expect(valueAt(settings, 'policies.retention.auditLogYears')).toBe(6);
  });

  test.each([
    ['features.community', false, 'featureOff', true],
    ['features.assistant', true, 'featureOn', false],
    ['policies.recording.keepDays', 1, 'recordingsDeleted', true],
    ['policies.recording.keepDays', 400, 'recordingsLonger', false],
    ['policies.recording.allowed', false, 'recordingsEnd', true],
    ['policies.retention.deletedAccountDays', 10, 'retentionShorter', true],
    ['policies.cancellation.lateFeePercent', 10, 'cancellation', false],
  ] as const)('%s to %s is said as %s', (path, value, kind, danger) => {
    const [effect] = effectsOf(settings, [{ path, value }], null);
    expect(effect).toMatchObject({ kind });
    expect(effect && isDangerous(effect)).toBe(danger);
  });

  test('[PLAN-1] a smaller plan says how many are over it and what is lost, a larger one what is gained', () => {
    const smaller = effectsOf(settings, [{ path: 'plan', value: 'starter' }], 12);
    expect(smaller).toMatchObject([{ kind: 'planOver', people: 12, limit: 10 }, { kind: 'planLoses' }]);
    const larger = effectsOf(settings, [{ path: 'plan', value: 'unlimited' }], 12);
    expect(larger).toMatchObject([{ kind: 'planWithin' }, { kind: 'planGains' }]);
  });

  test('a policy is a whole number in its range', () => {
    expect(policyProblems((path) => valueAt(settings, path) as number)).toEqual([]);
    expect(policyProblems((path) => (path.endsWith('keepDays') ? 0.5 : (valueAt(settings, path) as number)))).toEqual([
      'policies.recording.keepDays',
    ]);
    expect(
      policyProblems((path) => (path.endsWith('auditLogYears') ? null : (valueAt(settings, path) as number))),
    ).toEqual(['policies.retention.auditLogYears']);
  });
});

test('[ROLE-3] [ROLE-4] who may do what says of each role what its guards say', () => {
  const rows = roleAccess();
  expect(rows.map(({ role }) => role)).toEqual(rankedRoles);
  for (const { role, home, opens } of rows) {
    const holder = { role, roles: [role] };
    expect(home).toBe(homeRoute(holder));
    expect(opens.includes('admin')).toBe(canEnterAdminArea(holder));
    expect(opens.includes('provider')).toBe(canEnterProviderArea(holder));
  }
});

describe('the audit log in an address', () => {
  test('[SEC-8] view, actor, target and entry are kept, words are not', () => {
    const query = 'view=audit&actor=usr-1&target=usr-2&entry=aud-3';
    const address = readSettingsAddress(new URLSearchParams(query));
    expect(address).toMatchObject({ view: 'audit', actorId: 'usr-1', targetId: 'usr-2', entryId: 'aud-3' });
    expect(writeSettingsAddress({ ...address, table: { ...address.table, search: 'Layla' } }).toString()).toBe(query);
    expect(readSettingsAddress(new URLSearchParams('view=none&actor=a b')).view).toBe('features');
    expect(writeSettingsAddress({ ...address, view: 'features' }).toString()).toBe('');
  });

  test('asks for thirty days unless another period is chosen, in days of the reader', () => {
    const { table } = readSettingsAddress(new URLSearchParams());
    const ask = (filters: typeof table.filters) =>
      auditQuestion({ table: { ...table, filters }, actorId: null, targetId: null }, '', '2026-11-24', 'UTC');
    expect(Date.parse(ask({}).from ?? '')).toBe(Date.parse('2026-10-26T00:00:00Z'));
    const chosen = ask({ at: { kind: 'date', to: '2026-03-08' }, outcome: { kind: 'choice', values: ['REFUSED'] } });
    expect(chosen).toMatchObject({ outcome: 'REFUSED' });
    expect(chosen.from).toBeUndefined();
    expect(Date.parse(chosen.to ?? '')).toBe(Date.parse('2026-03-09T00:00:00Z'));
    expect(exportBody({ q: 'Layla', outcome: 'DONE' }, 'Because')).toEqual({ outcome: 'DONE', reason: 'Because' });
  });
});
