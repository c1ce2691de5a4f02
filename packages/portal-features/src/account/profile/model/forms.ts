import type { Coverage, NotificationPreferences, OwnPreferences, SavedPreferences } from '@sakina/platform/contract';
import type { HeldForm } from '../../../shared/form/index.ts';
import type { NotificationForm } from './notification-form.ts';

/** What is asked for of an insurance, as it is typed. */
export interface CoverageForm {
  readonly insurer: string;
  readonly planName: string;
  readonly memberId: string;
  readonly groupNumber: string;
  readonly relationship: string;
}

/** One field of that form. */
export type CoverageField = keyof CoverageForm;

/**
 * What has been changed in each part and is not saved yet; null where nothing has. It outlives the part that shows it.
 */
export interface KeptForms {
  readonly display: HeldForm<SavedPreferences, OwnPreferences> | null;
  readonly notifications: HeldForm<NotificationPreferences, NotificationForm> | null;
  readonly coverage: CoverageForm | null;
}

/** No form is changed. */
export const nothingKept: KeptForms = { display: null, notifications: null, coverage: null };
/** A form in which nothing is filled in yet. */
export const emptyCoverage: CoverageForm = {
  insurer: '',
  planName: '',
  memberId: '',
  groupNumber: '',
  relationship: 'SELF',
};

/** The insurers that are known, in the order in which they are offered. */
export const insurers = [
  'AETNA',
  'BLUE_CROSS',
  'CIGNA',
  'UNITED',
  'MEDICAID',
] as const satisfies readonly Coverage['insurer'][];
/** Whose policy it can be. */
export const relationships = [
  'SELF',
  'SPOUSE',
  'CHILD',
  'OTHER',
] as const satisfies readonly Coverage['relationship'][];

/** What can be wrong with a field. */
export type CoverageProblem = 'missing' | 'memberWrong' | 'groupWrong' | 'tooLong';

/** What is wrong with each field before anything is sent; the rules are those of the contract. */
export function coverageProblems({
  insurer,
  planName,
  memberId,
  groupNumber,
}: CoverageForm): Partial<Record<CoverageField, CoverageProblem>> {
  const plan = planName.trim();
  return {
    ...(insurer === '' && { insurer: 'missing' as const }),
    ...(plan === '' && { planName: 'missing' as const }),
    ...(plan.length > 120 && { planName: 'tooLong' as const }),
    ...(!/^[A-Za-z0-9-]{4,20}$/.test(memberId.trim()) && {
      memberId: memberId.trim() === '' ? ('missing' as const) : ('memberWrong' as const),
    }),
    ...(groupNumber.trim() !== '' &&
      !/^[A-Za-z0-9-]{1,20}$/.test(groupNumber.trim()) && { groupNumber: 'groupWrong' as const }),
  };
}

/** The form as it is sent, or undefined while it cannot be. */
export function coverageBody(form: CoverageForm) {
  const insurer = insurers.find((name) => name === form.insurer);
  const relationship = relationships.find((name) => name === form.relationship);
  if (!insurer || !relationship) return undefined;
  const group = form.groupNumber.trim();
  return {
    insurer,
    relationship,
    planName: form.planName.trim(),
    memberId: form.memberId.trim(),
    groupNumber: group === '' ? null : group,
  };
}

/** Reads a form that was kept on the device, perhaps by an older program; null for anything else. */
export function readKeptCoverage(value: unknown): CoverageForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.keys(emptyCoverage).map((key) => [key, (value as Record<string, unknown>)[key]] as const);
  if (!entries.every((entry): entry is readonly [string, string] => typeof entry[1] === 'string')) return null;
  return { ...emptyCoverage, ...Object.fromEntries(entries) };
}
