import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

const LONG = 180_000;

/** Goes to a section by its two keys. */
async function go(page: Page, letter: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
}

/** Writes into a field of a dialog and sends it, by keyboard. */
async function send(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
}

test('five credentials are decided by keyboard alone [ADM-110] [CARE-8]', async ({ page, signIn }) => {
  test.setTimeout(LONG);
  await onTuesday(page);
  await signIn('admin@demo.test');
  await page.goto('/admin');
  await go(page, 'p');
  await expect(page).toHaveURL('/admin/providers');
  const queue = page.getByRole('grid', { name: 'To decide' });
  await expect(queue.getByRole('row').nth(5)).toBeVisible();
  const waiting = await queue.getByRole('row').count();
  const sheet = page.getByRole('complementary');
  for (const key of ['m', 'd', 'm', 'd', 'm']) {
    await page.keyboard.press(']');
    await expect(sheet.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog');
    await send(page, dialog.getByRole('textbox'), 'The register of the board shows another number.');
    await expect(dialog).toBeHidden();
    await expect(sheet.getByRole('button', { name: 'Approve' })).toBeHidden();
  }
  await expect(queue.getByRole('row')).toHaveCount(waiting - 5);
});
