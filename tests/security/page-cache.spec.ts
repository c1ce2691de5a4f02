import type { Page } from '@playwright/test';
import { browserLaunch } from '../../tools/browser.mjs';
import { accountButton } from '../journeys/support/account.ts';
import { logOutAt } from './support/log-out.ts';
import { expect, signInAt, test } from './support/sandbox.ts';

// The cache that browsers keep pages in for going back: the lighter browser has none, and Playwright turns it off in
// the whole one.
test.use({ launchOptions: { ...browserLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

interface Showing {
  /** Whether the page came out of the cache. */
  persisted: boolean;
  path: string;
  /** What could be seen at that moment. */
  text: string;
}

/** Notes each showing of the tab's pages, before the product hears of it. */
async function noteShowings(page: Page): Promise<Showing[]> {
  const showings: Showing[] = [];
  await page.exposeBinding('noteShowing', (_, showing: Showing) => void showings.push(showing));
  await page.addInitScript(() => {
    if (window.top !== window) return;
    window.addEventListener('pageshow', ({ persisted }) => {
      const noteShowing = Reflect.get(window, 'noteShowing') as (showing: Showing) => void;
      noteShowing({
        persisted,
        path: location.pathname,
        text: document.body.checkVisibility() ? document.body.innerText : '',
      });
    });
  });
  return showings;
}

test('a page that comes out of the cache is hidden until it has found out who is signed in, and shows no frame to whoever has logged out in another tab [SEC-7]', async ({
  page,
  context,
}) => {
  const showings = await noteShowings(page);
  await signInAt(page, '/dashboard', 'patient@demo.test');
  await expect(page.getByText('Dr. Amina Rahman').first()).toBeVisible();
  await page.goto('/legal/privacy');
  await page.goBack();
  await expect
    .poll(() => showings.filter(({ path }) => path === '/dashboard').map(({ persisted }) => persisted))
    .toEqual([false, true, false]);
  expect(showings.find(({ persisted }) => persisted)?.text).toBe('');
  await expect(accountButton(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/profile');
  await expect(accountButton(other)).toBeVisible();
  await page.goto('/legal/privacy');
  // A page that came written asks for no one until a control is reached for.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logOutAt(other);
  showings.length = 0;
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fdashboard$/);
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  expect(showings.map(({ text }) => text).join('\n')).not.toMatch(/Amina|Layla|Haddad/);
  await expect(page.getByText(/Amina|Layla|Haddad/)).toHaveCount(0);
});
