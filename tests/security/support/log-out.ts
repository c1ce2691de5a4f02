import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accountButton } from '../../journeys/support/account.ts';

/**
 * Logs out through the account's menu, by way of the identity server, and waits until the browser is back on the
 * landing page.
 */
export async function logOutAt(page: Page): Promise<void> {
  const back = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/' &&
      response.request().isNavigationRequest() &&
      response.request().redirectedFrom() !== null,
  );
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await back;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
}
