import type { AdminAct } from './admin-acts.ts';
import { paths } from './paths.ts';
import { mayDo } from './standing.ts';

/** What is done on the pages of the administration that are not every rank’s. */
const PAGE_ACTS: ReadonlyMap<string, AdminAct> = new Map([
  [paths.adminModeration(), 'moderation.decide'],
  [paths.adminRevenue(), 'revenue.read'],
]);

/** Whether a page of the administration is offered to someone with these roles: one whose calls refuse them is not. */
export function offersAdminPage(path: string, roles: readonly string[]): boolean {
  const act = PAGE_ACTS.get(path);
  return act === undefined || mayDo(act, roles);
}
