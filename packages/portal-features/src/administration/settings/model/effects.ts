import type { PlatformSettings } from '@sakina/platform/contract';
import { features, isWithinLimit, planOf } from '@sakina/platform/domain';
import type { Feature, PlanId } from '@sakina/platform/domain';
import { valueAt } from './setting-changes.ts';
import type { FeatureKey, SettingChange } from './setting-changes.ts';

/** One sentence that a change deserves: a key of the catalogue with its values. */
export type Effect =
  | { kind: 'featureOff' | 'featureOn'; feature: FeatureKey; people: number | null; upcoming: number }
  | { kind: 'cancellation' | 'recordingsEnd' | 'recordingsOn' | 'recordingsLonger' | 'retentionLonger' }
  | { kind: 'recordingsDeleted'; days: number }
  | { kind: 'retentionShorter' }
  | { kind: 'planOver'; people: number; limit: number }
  | { kind: 'planWithin' }
  | { kind: 'planLoses' | 'planGains'; features: readonly Feature[] };

/** Features that a plan has and another has not. */
const beyond = (plan: PlanId, other: PlanId): Feature[] =>
  features.filter((name) => planOf(plan).features.includes(name) && !planOf(other).features.includes(name));

function effectOf(settings: PlatformSettings, { path, value }: SettingChange, people: number | null): Effect[] {
  if (path === 'plan') {
    const next = value as PlanId;
    const lost = beyond(settings.plan, next);
    const gained = beyond(next, settings.plan);
    const limit = planOf(next).limits.users;
    return [
      ...(people === null
        ? []
        : [
            isWithinLimit(people, limit)
              ? ({ kind: 'planWithin' } as const)
              : ({ kind: 'planOver', people, limit } as const),
          ]),
      ...(lost.length > 0 ? [{ kind: 'planLoses', features: lost } as const] : []),
      ...(gained.length > 0 ? [{ kind: 'planGains', features: gained } as const] : []),
    ];
  }
  if (path.startsWith('features.')) {
    const feature = path.slice('features.'.length) as FeatureKey;
    const reach = settings.features.find(({ key }) => key === feature)?.reach;
    return [
      {
        kind: value === true ? 'featureOn' : 'featureOff',
        feature,
        people: reach?.people ?? null,
        upcoming: reach?.upcoming ?? 0,
      },
    ];
  }
  if (path.startsWith('policies.cancellation')) return [{ kind: 'cancellation' }];
  if (path === 'policies.recording.allowed') return [{ kind: value === true ? 'recordingsOn' : 'recordingsEnd' }];
  const isShorter = Number(value) < Number(valueAt(settings, path));
  if (path === 'policies.recording.keepDays')
    return [isShorter ? { kind: 'recordingsDeleted', days: Number(value) } : { kind: 'recordingsLonger' }];
  return [{ kind: isShorter ? 'retentionShorter' : 'retentionLonger' }];
}

/**
 * What changes do, each effect once (docs/rules/administration.md, Effects).
 * @param people How many belong to the organisation that the plan is for, or null while unknown.
 */
export function effectsOf(
  settings: PlatformSettings,
  changes: readonly SettingChange[],
  people: number | null,
): readonly Effect[] {
  const all = changes.flatMap((change) => effectOf(settings, change, people));
  return all.filter(
    (effect, index) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(effect)) === index,
  );
}

/** Whether an effect takes something away from people or cannot be taken back. */
export function isDangerous({ kind }: Effect): boolean {
  return ['featureOff', 'recordingsEnd', 'recordingsDeleted', 'retentionShorter', 'planOver', 'planLoses'].includes(
    kind,
  );
}
