import { keepingPolicy } from '@sakina/platform/contract';
import type { AuditEntry, KeepingPolicy } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { notFound } from '../api-failure.ts';

type Actor = AuditEntry['actor'];
type Settings = Rows['platformSettings'];
type Policies = Settings['policies'];

function stored(tables: Tables): Settings {
  const settings = tables.platformSettings.get('platform');
  if (!settings) throw notFound('the settings');
  return settings;
}

/** The settings as they hold now: approved changes whose day has come are in them. @throws ApiFailure 404 */
export function settingsOf(tables: Tables, now: Date): Settings {
  const due = tables.approvals
    .all()
    .filter(
      ({ status, takesEffectAt }) =>
        status === 'SCHEDULED' && takesEffectAt !== null && Date.parse(takesEffectAt) <= now.getTime(),
    )
    .toSorted((first, second) => Date.parse(first.takesEffectAt ?? '') - Date.parse(second.takesEffectAt ?? ''));
  for (const row of due) takeEffect(tables, row);
  return stored(tables);
}

/** Saves changed settings as the next version, with an entry in the log that names the fields that differ. */
export function saveSettings(
  tables: Tables,
  before: Settings,
  changes: Partial<Settings>,
  { actor, reason, at }: { actor: Actor; reason: string; at: Date },
): Settings {
  const after = tables.platformSettings.put({
    ...before,
    ...changes,
    version: before.version + 1,
    updatedAt: iso(at),
    updatedBy: actor.displayName,
  });
  audit(
    tables,
    {
      actor,
      action: 'settings.changed',
      target: { kind: 'SETTINGS', id: 'platform', label: null },
      reason,
      before: auditable(before),
      after: auditable(after),
    },
    at,
  );
  return after;
}

/** An approved change of the policies takes effect. */
function takeEffect(tables: Tables, row: Rows['approvals']): void {
  const before = stored(tables);
  const at = row.takesEffectAt ?? row.requestedAt;
  // Only what was asked for: other policies may have been changed since.
  let { policies } = before;
  for (const [path, value] of Object.entries(row.after)) {
    const [, group = '', name = ''] = path.split('.');
    policies = { ...policies, [group]: { ...policies[group as keyof Policies], [name]: value } };
  }
  tables.approvals.put({ ...row, status: 'DONE' });
  saveSettings(tables, before, { policies }, { actor: row.requestedBy, reason: row.reason, at: new Date(at) });
}

/**
 * Replaces the secret of a connected system: only its last characters and the time of the change are kept.
 * @param by Who asked for it; a second administrator has approved it.
 */
export function replaceSecret(
  tables: Tables,
  { integrationId, endsWith, by, reason }: { integrationId: string; endsWith: string; by: Actor; reason: string },
  now: Date,
): void {
  const before = settingsOf(tables, now);
  const integrations = before.integrations.map((entry) =>
    entry.id === integrationId
      ? { ...entry, isConfigured: true, secretEndsWith: endsWith, changedAt: iso(now) }
      : entry,
  );
  saveSettings(tables, before, { integrations }, { actor: by, reason, at: now });
}

/** Every setting by its path, for comparing. Secrets are left out. */
export function flat(value: unknown, path = ''): AuditEntry['before'] {
  if (typeof value !== 'object' || value === null) return { [path]: value as string | number | boolean | null };
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flat(inner, path === '' ? name : `${path}.${name}`)),
  ) as AuditEntry['before'];
}

const auditable = ({ plan, organization, features, policies, integrations }: Settings) =>
  flat({
    plan,
    organization,
    policies,
    features: Object.fromEntries(features.map(({ key, enabled }) => [key, enabled])),
    integrations: Object.fromEntries(integrations.map(({ id, changedAt }) => [id, changedAt])),
  });

/** Which policies of a change keep something for a shorter time than now. */
export function shorterPolicies(
  settings: Settings,
  wanted: Wanted,
): { path: KeepingPolicy; from: number; to: number }[] {
  const before = flat({ policies: settings.policies });
  const after = flat({ policies: { ...settings.policies, ...defined(wanted) } });
  return keepingPolicy.options.flatMap((path) => {
    const [from, to] = [Number(before[path]), Number(after[path])];
    return to < from ? [{ path, from, to }] : [];
  });
}
type Wanted = { [Group in keyof Policies]?: Policies[Group] | undefined } | undefined;
