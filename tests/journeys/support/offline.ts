import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** How soon the state of the connection has to be shown, and what waits to be sent, in milliseconds (SEC-17). */
export const SHOWN_MS = 3_000;
export const SENT_MS = 5_000;

/** The strip that says that there is no connection. */
export const banner = (page: Page): Locator => page.getByText('You’re offline.', { exact: true });

/** Waits until the worker has laid down what it keeps. */
export async function untilPrepared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

/** Cuts the connection once the page has what it fetches late, and waits until it says so. */
export async function cutOff(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible({ timeout: SHOWN_MS });
}
