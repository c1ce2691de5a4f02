import { routeCases } from './support/routes.ts';
import type { RouteCase } from './support/routes.ts';
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { expectNoOverflow, onTuesday } from './support/journey.ts';

/** The routes of one account, walked in one sign-in: a page load each. */
function routesOf(account: string | null): RouteCase[] {
  return routeCases.filter(({ as }) => as === account);
}

const accounts = [...new Set(routeCases.map(({ as }) => as))];

test.describe('every address opens without a complaint, under its own title, with one heading, and axe finds nothing', () => {
  for (const account of accounts) {
    const routes = routesOf(account);
    const ids = [...new Set(routes.map(({ id }) => id))];
    // Three ids a title at most, so a group of routes is walked for each three rows.
    for (let at = 0; at < ids.length; at += 3) {
      const group = ids.slice(at, at + 3);
      test(`${account ?? 'a visitor'} walks ${group.map((id) => `[${id}]`).join('')}`, async ({ page, signIn }) => {
        await onTuesday(page);
        if (account) await signIn(account);
        for (const { path, title } of routes.filter(({ id }) => group.includes(id))) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page).toHaveTitle(title.includes('Sakina') ? title : `${title} · Sakina – Peace of Mind`);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page.getByRole('main')).toHaveCount(1);
            await expectNoOverflow(page);
            await expectNoAxeViolations(page);
          });
        }
      });
    }
  }
});
