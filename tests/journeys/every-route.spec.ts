import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { expectNoOverflow, onTuesday } from './support/journey.ts';
import { routeCases } from './support/routes.ts';
import { walk } from './support/walk.ts';

/** The page as it stands: its one heading, its width, axe. The fixture watches the console. */
async function lookAt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
}

/**
 * Opens every address of some requirement rows as one account and looks at each.
 * @returns How many addresses were opened.
 */
const opens = (page: Page, account: string | null, ...rows: string[]): Promise<number> =>
  walk(
    page,
    routeCases.filter(({ id, as }) => rows.includes(id) && as === account),
    () => lookAt(page),
  );

/** A question of each way in, which arrives after the page. */
const QUESTIONS: Readonly<Record<string, [role: 'checkbox' | 'textbox', name: string | RegExp]>> = {
  '/onboarding/patient': ['checkbox', 'Anxiety and worry'],
  '/onboarding/therapist': ['textbox', /License number/],
  '/onboarding/imam': ['textbox', /What have you studied, and who taught you/],
  '/onboarding/mentor': ['textbox', /lived through or learned/],
  '/onboarding/topics': ['checkbox', 'Anxiety and worry'],
};

/**
 * Has each page note whatever takes its heading out of sight once it stood there: what comes late must not take the
 * page away.
 */
async function watchTheHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vanished: string[] = [];
    Object.assign(globalThis, { vanished });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (
          target instanceof HTMLElement &&
          target.style.display === 'none' &&
          (target.closest('h1') ?? target.querySelector('h1'))
        )
          vanished.push(target.outerHTML.slice(0, 120));
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
}

test.describe('a visitor opens', () => {
  test.beforeEach(({ page }) => onTuesday(page));

  test('the ways to sign in, with what helps there', { tag: '@smoke' }, async ({ page }) => {
    await test.step('landing, sign-in and its return [ROUTE-1][ROUTE-2][ROUTE-3]', async () => {
      expect(await opens(page, null, 'ROUTE-1', 'ROUTE-2', 'ROUTE-3')).toBe(4);
    });
    await test.step('password help, demo accounts, personas [ROUTE-4][ROUTE-5][ROUTE-6]', async () => {
      expect(await opens(page, null, 'ROUTE-4', 'ROUTE-5', 'ROUTE-6')).toBe(4);
    });
  });

  test('legal texts and public profiles, directories, joining, search', async ({ page }) => {
    await test.step('legal texts, public profiles [ROUTE-9][ROUTE-11]', async () => {
      expect(await opens(page, null, 'ROUTE-9', 'ROUTE-11')).toBe(5);
    });
    await test.step('directories, joining, search [ROUTE-12][ROUTE-13][ROUTE-15]', async () => {
      expect(await opens(page, null, 'ROUTE-12', 'ROUTE-13', 'ROUTE-15')).toBe(6);
    });
  });

  test('each way in, which stays in sight while its questions arrive [ROUTE-10]', async ({ page }) => {
    await watchTheHeading(page);
    const ways = routeCases.filter(({ id }) => id === 'ROUTE-10');
    expect(ways.map(({ path }) => path)).toEqual(Object.keys(QUESTIONS));
    await walk(page, ways, async ({ path }) => {
      const [role, name] = QUESTIONS[path]!;
      await expect(page.getByRole(role, { name })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'vanished') as string[])).toEqual([]);
      await lookAt(page);
    });
  });

  test('profiles, community, content and company pages', async ({ page }) => {
    await test.step('profiles, community, content pages [ROUTE-16][ROUTE-17][ROUTE-18]', async () => {
      expect(await opens(page, null, 'ROUTE-16', 'ROUTE-17', 'ROUTE-18')).toBe(10);
    });
    await test.step('type specimen and company pages [ROUTE-19]', async () => {
      expect(await opens(page, null, 'ROUTE-19')).toBe(4);
    });
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

test('a patient opens every page of theirs', { tag: '@smoke' }, async ({ page, signIn }) => {
  const account = 'patient@demo.test';
  await onTuesday(page);
  await signIn(account);
  await test.step('home, booking, companion [ROUTE-20][ROUTE-22][ROUTE-23]', async () => {
    expect(await opens(page, account, 'ROUTE-20', 'ROUTE-22', 'ROUTE-23')).toBe(4);
  });
  await test.step('profile, application [ROUTE-24][ROUTE-31]', async () => {
    expect(await opens(page, account, 'ROUTE-24', 'ROUTE-31')).toBe(2);
  });
  await test.step('calls, and a broadcast [ROUTE-25]', async () => {
    expect(await opens(page, account, 'ROUTE-25')).toBe(3);
  });
});

test.describe('a therapist opens', () => {
  const account = 'therapist@demo.test';
  test.beforeEach(async ({ page, signIn }) => {
    await onTuesday(page);
    await signIn(account);
  });

  test('home, portal, a session and the studio', { tag: '@smoke' }, async ({ page }) => {
    await test.step('the short home, the portal, a session [ROUTE-21][ROUTE-27][ROUTE-28]', async () => {
      expect(await opens(page, account, 'ROUTE-21', 'ROUTE-27', 'ROUTE-28')).toBe(3);
    });
    await test.step('the studio [ROUTE-25]', async () => {
      expect(await opens(page, account, 'ROUTE-25')).toBe(1);
    });
  });

  test('every page of the practice [ROUTE-29][ROUTE-30]', async ({ page }) => {
    test.setTimeout(180_000);
    expect(await opens(page, account, 'ROUTE-29', 'ROUTE-30')).toBe(15);
  });
});

test('an administrator opens every page of the area [ROUTE-26]', { tag: '@smoke' }, async ({ page, signIn }) => {
  const account = 'admin@demo.test';
  await onTuesday(page);
  await signIn(account);
  expect(await opens(page, account, 'ROUTE-26')).toBe(8);
});
