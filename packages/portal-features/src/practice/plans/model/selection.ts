import type { PlanListItem } from '@sakina/platform/contract';

/** What the screen shows, as it stands in the address: an id that says nothing of a person. */
export interface PlansSelection {
  /** The plan that is open. */
  planId?: string;
  /** The client whose plan is to be opened, as their record leads here; stands for the plan until the list is read. */
  clientId?: string;
  /** Whether a new plan is being written. */
  isNew?: boolean;
}

/** Reads the selection from an address's query. */
export function readPlansSelection(query: URLSearchParams): PlansSelection {
  const planId = query.get('plan');
  if (planId) return { planId };
  if (query.get('view') === 'new') return { isNew: true };
  const clientId = query.get('client');
  return clientId ? { clientId } : {};
}

/** The selection with the plan of its client in place of the client: the active one, else the latest that is listed. */
export function openedIn(
  selection: PlansSelection,
  plans: readonly Pick<PlanListItem, 'id' | 'client' | 'status'>[],
): PlansSelection {
  if (selection.clientId === undefined) return selection;
  const theirs = plans.filter(({ client }) => client.id === selection.clientId);
  const plan = theirs.find(({ status }) => status === 'ACTIVE') ?? theirs[0];
  return plan ? { planId: plan.id } : {};
}

/** The query that a selection is kept in. */
export function writePlansSelection({ planId, isNew }: PlansSelection): Record<string, string> {
  if (planId) return { plan: planId };
  return isNew ? { view: 'new' } : {};
}
