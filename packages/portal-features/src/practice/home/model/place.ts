import { paths } from '@sakina/platform/domain';

/** The parts of a provider's home, in the order in which they are offered. */
export const PORTAL_VIEWS = ['today', 'notifications'] as const;

export type PortalView = (typeof PORTAL_VIEWS)[number];

/** Reads the part from the address. What it does not know is the day; it never fails. */
export function readPortalView(params: URLSearchParams): PortalView {
  return PORTAL_VIEWS.find((known) => known === params.get('view')) ?? 'today';
}

/** The path of a part, for links. */
export const portalPath = (view: PortalView): string =>
  paths.providerPortal({ view: view === 'today' ? undefined : view });
