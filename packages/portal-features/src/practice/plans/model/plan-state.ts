import type { PlanListItem } from '@sakina/platform/contract';

/** How a plan stands for its provider. */
export type PlanState = 'overdue' | 'awaiting' | 'active' | 'draft' | 'closed';

/** What the state is decided by. */
export type PlanFacts = Pick<PlanListItem, 'status' | 'reviewOn' | 'lastVersion'>;

/** Whether a version waits for the client's answer. */
export function isAwaiting({ status, lastVersion }: PlanFacts): boolean {
  return status !== 'COMPLETED' && status !== 'DISCONTINUED' && lastVersion?.answer === null;
}

/**
 * Says how a plan stands. An overdue review comes before an answer that is awaited.
 * @param today The calendar date where the provider is.
 */
export function planState(plan: PlanFacts, today: string): PlanState {
  if (plan.status === 'COMPLETED' || plan.status === 'DISCONTINUED') return 'closed';
  if (plan.status === 'ACTIVE' && plan.reviewOn !== null && plan.reviewOn < today) return 'overdue';
  if (isAwaiting(plan)) return 'awaiting';
  return plan.status === 'ACTIVE' ? 'active' : 'draft';
}

/** Open plans by review date, those without a date after them, then those that ended; equal ones keep their order. */
export function byReview<T extends PlanFacts>(plans: readonly T[], today: string): T[] {
  const keyOf = (plan: T) => (planState(plan, today) === 'closed' ? '9999-99-99' : (plan.reviewOn ?? '9999-99-98'));
  return plans.toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : keyOf(first) > keyOf(second) ? 1 : 0));
}
