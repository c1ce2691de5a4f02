import type { PlanId } from '@sakina/platform/contract';
import type { Tables } from '../../store/table.ts';
import type { PlanVersionRow } from '../../store/tables/care.ts';

/** What was sent of a plan, the newest first. */
export function versionsOf(tables: Tables, id: PlanId): PlanVersionRow[] {
  return tables.planVersions
    .all()
    .filter((row) => row.planId === id)
    .toSorted((first, second) => second.number - first.number);
}

/** The version that waits for the client's answer, if one does. */
export function waitingVersion(tables: Tables, id: PlanId): PlanVersionRow | undefined {
  const [newest] = versionsOf(tables, id);
  return newest?.answer === null ? newest : undefined;
}
