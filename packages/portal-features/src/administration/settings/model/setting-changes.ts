import { featureFlag, keepingPolicy } from '@sakina/platform/contract';
import type { AuditEntry, BodyOf, PlatformSettings, updatePlatformSettings } from '@sakina/platform/contract';

type Policies = PlatformSettings['policies'];
export type PolicyPath = {
  [Group in keyof Policies]: `policies.${Group}.${keyof Policies[Group] & string}`;
}[keyof Policies];
export type FeatureKey = PlatformSettings['features'][number]['key'];
export type SettingPath = PolicyPath | `features.${FeatureKey}` | 'plan';
export type SettingValue = string | number | boolean;

/** One setting and what it becomes. */
export interface SettingChange {
  path: SettingPath;
  value: SettingValue;
}

export const policyPaths = [
  'policies.cancellation.freeUntilHours',
  'policies.cancellation.lateFeePercent',
  'policies.recording.allowed',
  'policies.recording.keepDays',
  'policies.retention.clinicalRecordYears',
  'policies.retention.auditLogYears',
  'policies.retention.deletedAccountDays',
] as const satisfies readonly PolicyPath[];

/** Whether a policy says for how long something is kept. */
const isKeepingPath = (path: string) => keepingPolicy.options.some((known) => known === path);

/**
 * Whether changes keep something for a shorter time, which deletes: a second administrator has to approve that
 * (ADM-65).
 */
export function needsApproval(settings: PlatformSettings, changes: readonly SettingChange[]): boolean {
  return changes.some(({ path, value }) => isKeepingPath(path) && Number(value) < Number(valueAt(settings, path)));
}

const settingPaths: readonly SettingPath[] = [
  'plan',
  ...policyPaths,
  ...featureFlag.entries.key.options.map((key) => `features.${key}` as const),
];

/** Whether the audit log’s name of a field is that of a setting that can be changed here. */
export function isSettingPath(name: string): name is SettingPath {
  return settingPaths.some((path) => path === name);
}

/** A setting as it stands. */
export function valueAt(settings: PlatformSettings, path: SettingPath): SettingValue {
  if (path === 'plan') return settings.plan;
  const [area, group = '', name = ''] = path.split('.');
  if (area === 'features') return settings.features.find(({ key }) => key === group)?.enabled ?? false;
  return (settings.policies as Record<string, Record<string, SettingValue>>)[group]![name]!;
}

/** The changes that would change something. */
export function realChanges(settings: PlatformSettings, changes: readonly SettingChange[]): SettingChange[] {
  return changes.filter(({ path, value }) => valueAt(settings, path) !== value);
}

/** The call that makes changes to settings as they stand; what is not named in it stays as someone else left it. */
export function bodyOf(
  settings: PlatformSettings,
  changes: readonly SettingChange[],
  reason: string,
): BodyOf<typeof updatePlatformSettings> {
  const features: { key: FeatureKey; enabled: boolean }[] = [];
  const policies: Record<string, Record<string, SettingValue>> = {};
  const body: BodyOf<typeof updatePlatformSettings> = { version: settings.version, reason };
  for (const { path, value } of changes) {
    const [area, group = '', name = ''] = path.split('.');
    if (area === 'plan') body.plan = value as PlatformSettings['plan'];
    else if (area === 'features') features.push({ key: group as FeatureKey, enabled: value === true });
    else policies[group] = { ...settings.policies[group as keyof Policies], ...policies[group], [name]: value };
  }
  if (features.length > 0) body.features = features;
  if (Object.keys(policies).length > 0) body.policies = policies as Partial<Policies>;
  return body;
}

/** What brings back the state before an entry of the log; empty where it changed nothing that can be changed here. */
export function restoreOf({ before }: Pick<AuditEntry, 'before'>): SettingChange[] {
  return Object.entries(before).flatMap(([path, value]) =>
    isSettingPath(path) && value !== null && !Array.isArray(value) ? [{ path, value }] : [],
  );
}
