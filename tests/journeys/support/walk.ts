import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RouteCase } from './routes.ts';

/**
 * Rows whose pages are always loaded: those that the build has written (whole, or as a shell), which have no app until
 * it is needed; the return of a sign-in, which is read when the app starts; and the ways in, whose parts arrive late.
 */
const LOADED = new Set(['ROUTE-1', 'ROUTE-3', 'ROUTE-9', 'ROUTE-10', 'ROUTE-12', 'ROUTE-15', 'ROUTE-18', 'ROUTE-19']);
/** Rows whose pages hold no app, so that the page after them has to be loaded too. */
const WITHOUT_APP = new Set(['ROUTE-1', 'ROUTE-9', 'ROUTE-18', 'ROUTE-19']);

/** The title that a route’s tab shows. */
export const titleOf = ({ title }: RouteCase): string =>
  title.includes('Sakina') ? title : `${title} · Sakina – Peace of Mind`;

/** Goes to an address within the app that stands open, as the browser’s own buttons do: no document is loaded. */
export async function goInApp(page: Page, path: string): Promise<void> {
  // The app listens once its router stands: a page that the build has written has its title before.
  await page.waitForFunction(() => typeof (history.state as { idx?: number } | null)?.idx === 'number');
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: `walk-${idx + 1}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}

/** The new title tells that a page has come; where the last page had the same one, the next is loaded. */
const canStay = (last: RouteCase | undefined, next: RouteCase): boolean =>
  last !== undefined && !WITHOUT_APP.has(last.id) && !LOADED.has(next.id) && last.title !== next.title;

/**
 * Opens routes one after the other: the first one and those that load by themselves from the host, the others within
 * the app. Each has to have its title.
 * @param look What is looked at on each.
 * @param mayStay Whether a route can be reached within the app from the one before.
 * @returns How many were opened.
 */
export async function walk(
  page: Page,
  routes: readonly RouteCase[],
  look: (route: RouteCase) => Promise<void>,
  mayStay = canStay,
): Promise<number> {
  for (const [index, route] of routes.entries()) {
    await test.step(route.path, async () => {
      await (mayStay(routes[index - 1], route) ? goInApp(page, route.path) : page.goto(route.path));
      await expect(page).toHaveTitle(titleOf(route));
      await look(route);
    });
  }
  return routes.length;
}
