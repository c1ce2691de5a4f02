import { muteRange } from '@sakina/platform/contract';
import type { CaseSource, DecisionAction, ModerationCase, ModerationCaseDetail } from '@sakina/platform/contract';

const HOUR = 3_600_000;

/**
 * How long a case may wait for its decision, from when it was opened (docs/rules/administration.md, Due times of
 * cases).
 */
const DUE_AFTER: Readonly<Record<CaseSource, number>> = {
  CRISIS: 4 * HOUR,
  REPORT: 72 * HOUR,
  LINK: 72 * HOUR,
  APPEAL: 14 * 24 * HOUR,
  JOIN_REQUEST: 72 * HOUR,
};

/**
 * When a case has to be decided, in epoch milliseconds; where someone may be in danger, as soon as a word of crisis.
 */
export function dueAt({
  source,
  priority,
  openedAt,
}: Pick<ModerationCase, 'source' | 'priority' | 'openedAt'>): number {
  return Date.parse(openedAt) + (priority === 'URGENT' ? DUE_AFTER.CRISIS : DUE_AFTER[source]);
}

/**
 * What can be decided. Words of crisis are never punished (CARE-1, ADM-86): nothing of them is removed and no one
 * muted.
 */
export function actionsOf({
  source,
  subject,
  reports,
}: Pick<ModerationCase, 'source' | 'subject' | 'reports'>): readonly DecisionAction[] {
  if (source === 'JOIN_REQUEST' || source === 'APPEAL' || source === 'CRISIS') return ['APPROVE', 'DISMISS'];
  if (source === 'LINK') return ['APPROVE', 'REMOVE', 'MUTE'];
  if (subject.kind === 'REVIEW') return ['DISMISS', 'REMOVE'];
  // Who may be at risk is not shut out of the place where they write.
  const isAtRisk = reports.some(({ reason }) => reason === 'AT_RISK');
  return isAtRisk ? ['DISMISS', 'REMOVE', 'LOCK'] : ['DISMISS', 'REMOVE', 'LOCK', 'MUTE'];
}

/** Whether the decision takes something away, and so needs a reason and a statement of it. */
export const takesDown = (action: DecisionAction) => action === 'REMOVE' || action === 'MUTE';

/** Why the caller may not decide a case, or null. */
export function ownMatter(
  { author, appealedDecision }: Pick<ModerationCaseDetail, 'author' | 'appealedDecision'>,
  userId: string | undefined,
): 'author' | 'decided' | null {
  if (userId === undefined) return null;
  if (author?.isOwn) return 'author';
  return appealedDecision?.decidedBy.id === userId ? 'decided' : null;
}

/** What a decision is given with. */
export interface Draft {
  action: DecisionAction;
  /** Empty for none chosen. */
  reason: string;
  muteDays: number | null;
  words: string;
}

/** The fields that are missing, by name; a decision is sent with none. */
export function missingOf({ action, reason, muteDays }: Draft): readonly ('reason' | 'muteDays')[] {
  return [
    ...(takesDown(action) && reason === '' ? (['reason'] as const) : []),
    ...(action === 'MUTE' &&
    (muteDays === null || !Number.isInteger(muteDays) || muteDays < muteRange.min || muteDays > muteRange.max)
      ? (['muteDays'] as const)
      : []),
  ];
}
