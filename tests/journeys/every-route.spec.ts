import type { Page } from '@playwright/test';
import { idsOf } from '../../tools/trace-read.mjs';
import { routeCases } from './support/routes.ts';
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { expectNoOverflow, onTuesday } from './support/journey.ts';

/**
 * Opens every address of the given requirement rows as one account and checks each: its title, its one heading, its width,
 * axe. The fixture watches the console.
 * @param rows The ids of a test title.
 * @returns How many addresses were opened.
 */
async function walk(page: Page, account: string | null, rows: readonly string[]): Promise<number> {
  const routes = routeCases.filter(({ id, as }) => rows.includes(id) && as === account);
  for (const route of routes) {
    await test.step(route.path, async () => {
      await page.goto(route.path);
      await expect(page).toHaveTitle(
        route.title.includes('Sakina') ? route.title : `${route.title} · Sakina – Peace of Mind`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expectNoOverflow(page);
      await expectNoAxeViolations(page);
    });
  }
  return routes.length;
}

test.describe('a visitor opens', () => {
  test.beforeEach(({ page }) => onTuesday(page));

  test(
    'landing, sign-in and its return [ROUTE-1][ROUTE-2][ROUTE-3]',
    { tag: '@smoke' },
    async ({ page }, { title }) => {
      expect(await walk(page, null, idsOf(title))).toBe(4);
    },
  );
  test('password help, demo accounts, personas [ROUTE-4][ROUTE-5][ROUTE-6]', async ({ page }, { title }) => {
    expect(await walk(page, null, idsOf(title))).toBe(4);
  });
  test('legal texts, onboarding, public profiles [ROUTE-9][ROUTE-10][ROUTE-11]', async ({ page }, { title }) => {
    expect(await walk(page, null, idsOf(title))).toBe(10);
  });
  test('directories, joining, search [ROUTE-12][ROUTE-13][ROUTE-15]', async ({ page }, { title }) => {
    expect(await walk(page, null, idsOf(title))).toBe(6);
  });
  test('profiles, community, content pages [ROUTE-16][ROUTE-17][ROUTE-18]', async ({ page }, { title }) => {
    expect(await walk(page, null, idsOf(title))).toBe(10);
  });
  test('type specimen and company pages [ROUTE-19]', async ({ page }, { title }) => {
    expect(await walk(page, null, idsOf(title))).toBe(4);
  });
});

test.describe('a visitor with a mistyped address', () => {
  test.use({ provoked: /status of 404/ });

  test('opens the door of a session, and is told that there is no such room [ROUTE-14]', async ({ page }) => {
    await onTuesday(page);
    await page.goto('/join/nosuchroom0000');
    await expect(page).toHaveTitle('Session room · Sakina – Peace of Mind');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('a patient opens', () => {
  const account = 'patient@demo.test';
  test.beforeEach(async ({ page, signIn }) => {
    await onTuesday(page);
    await signIn(account);
  });

  test('home, booking, companion [ROUTE-20][ROUTE-22][ROUTE-23]', { tag: '@smoke' }, async ({ page }, { title }) => {
    expect(await walk(page, account, idsOf(title))).toBe(4);
  });
  test('profile, application [ROUTE-24][ROUTE-31]', async ({ page }, { title }) => {
    expect(await walk(page, account, idsOf(title))).toBe(2);
  });
  test('calls, and a broadcast [ROUTE-25]', async ({ page }, { title }) => {
    expect(await walk(page, account, idsOf(title))).toBe(3);
  });
});

test.describe('a therapist opens', () => {
  const account = 'therapist@demo.test';
  test.beforeEach(async ({ page, signIn }) => {
    await onTuesday(page);
    await signIn(account);
  });

  test(
    'the short home, the portal, a session [ROUTE-21][ROUTE-27][ROUTE-28]',
    { tag: '@smoke' },
    async ({ page }, { title }) => {
      expect(await walk(page, account, idsOf(title))).toBe(3);
    },
  );
  test('every page of the practice [ROUTE-29][ROUTE-30]', async ({ page }, { title }) => {
    test.setTimeout(180_000);
    expect(await walk(page, account, idsOf(title))).toBe(15);
  });
  test('the studio [ROUTE-25]', async ({ page }, { title }) => {
    expect(await walk(page, account, idsOf(title))).toBe(1);
  });
});

test(
  'an administrator opens every page of the area [ROUTE-26]',
  { tag: '@smoke' },
  async ({ page, signIn }, { title }) => {
    await onTuesday(page);
    await signIn('admin@demo.test');
    expect(await walk(page, 'admin@demo.test', idsOf(title))).toBe(8);
  },
);
