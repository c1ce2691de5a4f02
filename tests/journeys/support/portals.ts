import { expect } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';
import { accountButton } from './account.ts';

/** Someone with every portal. */
export const EVERYONE = 'everyone@demo.test';
/** Where a tab keeps its portals. */
export const STORE = 'portal-store';

/** The switch of the side navigation. */
export const sideSwitch = (page: Page) => page.getByRole('group', { name: 'Portal' });

/** Has every document note the switching notices that it shows: they stand for less than a busy machine looks away. */
export async function noteNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { notices: seen });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll<HTMLElement>('[role="status"]')) {
        const text = status.textContent ?? '';
        if (text.startsWith('Switching to') && status.checkVisibility() && !seen.includes(text)) seen.push(text);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The notices that were shown since. */
export const notices = (page: Page) => page.evaluate(() => Reflect.get(window, 'notices') as string[]);

/** Opens the menu of the account. */
export async function openMenu(page: Page): Promise<Locator> {
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  return page.getByRole('menu');
}

/** Goes to a portal by the menu. */
export async function chooseInMenu(page: Page, portal: string): Promise<void> {
  await (await openMenu(page)).getByRole('menuitemradio', { name: new RegExp(`^${portal}`) }).click();
}

/** What the tab has stored of its portals. */
export function stored(
  page: Page,
): Promise<{ activePortal: string; switchHistory: { from: string; to: string; reason: string }[] } | null> {
  return page.evaluate((key) => {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as { state: never }).state;
  }, STORE);
}

/** The switches that are told to the server from now on. */
export function logged(page: Page): { body: unknown; key: string | undefined }[] {
  const calls: { body: unknown; key: string | undefined }[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/v1/audit/portal-switch') || request.serviceWorker()) return;
    calls.push({ body: request.postDataJSON() as unknown, key: request.headers()['idempotency-key'] });
  });
  return calls;
}
