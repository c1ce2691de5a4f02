import { policyPaths } from './setting-changes.ts';
import type { PolicyPath } from './setting-changes.ts';

export type NumberPolicy = Exclude<PolicyPath, 'policies.recording.allowed'>;

/** What a rule may be, as the contract takes it; the six years are those of 45 CFR 164.316. */
export const limitsOf: Readonly<
  Record<NumberPolicy, { min: number; max: number; unit: 'hours' | 'percent' | 'days' | 'years' }>
> = {
  'policies.cancellation.freeUntilHours': { min: 0, max: 336, unit: 'hours' },
  'policies.cancellation.lateFeePercent': { min: 0, max: 100, unit: 'percent' },
  'policies.recording.keepDays': { min: 1, max: 3650, unit: 'days' },
  'policies.retention.clinicalRecordYears': { min: 6, max: 30, unit: 'years' },
  'policies.retention.auditLogYears': { min: 6, max: 30, unit: 'years' },
  'policies.retention.deletedAccountDays': { min: 1, max: 365, unit: 'days' },
};

/** The rules whose number is missing, broken or out of its range, in the order of the form. */
export function policyProblems(valueOf: (path: PolicyPath) => number | boolean | null): NumberPolicy[] {
  return policyPaths.filter((path): path is NumberPolicy => {
    if (path === 'policies.recording.allowed') return false;
    const value = valueOf(path);
    const { min, max } = limitsOf[path];
    return typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max;
  });
}
