import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accountButton } from './account.ts';

/** Tuesday morning in New York: the day the demo's people live in, so that every run meets the same open times. */
export const TUESDAY = new Date('2026-11-24T15:00:00Z');

/** Pins the browser's clock; it goes on from there in real time. */
export async function onTuesday(page: Page): Promise<void> {
  await page.context().clock.install({ time: TUESDAY });
}

/**
 * Lets time pass while no page is open: the demo's server goes by this clock, and catches up when the next page is
 * opened.
 */
export async function laterOn(page: Page, instant: string): Promise<void> {
  await page.goto('about:blank');
  await page.clock.setSystemTime(new Date(instant));
}

/** Signs out through the account's menu. It ends on the landing page. */
export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
}

/** Signs in on the login page that stands open. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The page is no wider than its window, in its own fonts: nothing is cut off and nothing scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  // A table that becomes cards in a narrower window does so a frame after it.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Holds back a chunk of the build until it is let through. */
export function holdBack(page: Page, chunk: string, kind: 'js' | 'css' = 'js'): Promise<() => void> {
  return holdRequests(page, `**/assets/${chunk}-*.${kind}`);
}

/** Holds back what is asked of an address until it is let through. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let letThrough = () => undefined as void;
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.context().route(address, async (route) => {
    await open;
    await route.continue();
  });
  return () => letThrough();
}

/**
 * Chooses a radio or a checkbox as a pointer does: by its label, since the real input is hidden under its drawn mark.
 */
export async function choose(input: Locator): Promise<void> {
  await input.locator('xpath=ancestor::label[1]').click();
  await expect(input).toBeChecked();
}

/** Starts the session on the page, also where it asks first because it is early. */
export async function startSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start session' }).click();
  const early = page.getByRole('alertdialog').getByRole('button', { name: 'Start now' });
  const timer = page.getByRole('timer');
  await expect(early.or(timer)).toBeVisible();
  if (await early.isVisible()) await early.click();
  await expect(timer).toBeVisible();
}

/** Lets the demo’s client in, by keyboard, once they ask to come in. */
export async function untilClientIsHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Let in / }).press('Enter');
  await expect(page.getByText('Client · Here')).toBeVisible();
}
