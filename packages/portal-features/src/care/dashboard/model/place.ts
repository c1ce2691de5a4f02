import { paths } from '@sakina/platform/domain';

/** The parts of a person's own pages, in the order in which they are offered. */
export const VIEWS = ['home', 'messages', 'plan', 'measures', 'payments', 'waitlist', 'notifications'] as const;

export type DashboardView = (typeof VIEWS)[number];

/** Where in their own pages a person is; it lives in the address. */
export interface DashboardPlace {
  view: DashboardView;
  /** What is opened there: the id of a conversation, a questionnaire or an invoice; null for the list. */
  id: string | null;
}

/** The place without anything in the address. */
export const HOME: DashboardPlace = { view: 'home', id: null };

/** Ids as the server makes them; whatever else stands in an address is none. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/** Reads the address of the dashboard. What it does not know is the home; it never fails. */
export function readDashboardPlace(params: URLSearchParams): DashboardPlace {
  const view = VIEWS.find((known) => known === params.get('view')) ?? HOME.view;
  const id = params.get('id') ?? '';
  return { view, id: view !== HOME.view && ID.test(id) ? id : null };
}

/**
 * The path of a place, for links.
 * @param id What is opened there; left out, the list.
 */
export function pathTo(view: DashboardView, id?: string): string {
  return paths.dashboard({ view: view === HOME.view ? undefined : view, id });
}
