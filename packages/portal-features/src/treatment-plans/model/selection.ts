/** What the screen shows, as it stands in the address: an id that says nothing of a person. */
export interface PlansSelection {
  /** The plan that is open. */
  planId?: string;
  /** Whether a new plan is being written. */
  isNew?: boolean;
}

/** Reads the selection from an address's query. */
export function readPlansSelection(query: URLSearchParams): PlansSelection {
  const planId = query.get('plan');
  if (planId) return { planId };
  return query.get('view') === 'new' ? { isNew: true } : {};
}

/** The query that a selection is kept in. */
export function writePlansSelection({ planId, isNew }: PlansSelection): Record<string, string> {
  if (planId) return { plan: planId };
  return isNew ? { view: 'new' } : {};
}
