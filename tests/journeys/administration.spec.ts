import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';
import { chooseRadio, openRow, press, tabTo } from './support/keyboard.ts';

const LONG = 180_000;

/** Writes into a field of a dialog and sends it, by keyboard. */
async function send(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
}

test('a record is read for a reason and under a bar, reviewed by another, and its client reads who read it [CLOUD-553] [CLOUD-552] [CLOUD-554]', async ({
  page,
  signIn,
}) => {
  test.setTimeout(LONG);
  await onTuesday(page);
  await signIn('admin@demo.test');
  await page.goto('/admin/safety?list=records');
  await press(page, page.getByRole('button', { name: 'Open the record' }));
  const bar = page.getByRole('region', { name: 'Access to a record' });
  await expect(bar.getByRole('timer', { name: 'Time left' })).toHaveText(/^4\d:\d\d$/);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await press(page, bar.getByRole('button', { name: 'End now' }));
  await expect(page.getByText('Ended by Ingrid Solheim.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This access has ended' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Back to the accesses' }));

  await press(page, page.getByRole('button', { name: 'Review it' }));
  const review = page.getByRole('dialog', { name: /^Was it right that Dr\. Mariam El-Sayed read/ });
  await chooseRadio(page, review.getByRole('radio', { name: 'Justified', exact: true }));
  await send(page, review.getByRole('textbox', { name: /^Why/ }), 'She was found asleep; the notes named her friend.');
  await expect(page.getByText(/^Reviewed by Ingrid Solheim: justified\./)).toBeVisible();

  await page.goto('/admin/settings?view=audit');
  await expect(page.getByRole('row', { name: /Part of a record read/ }).first()).toBeVisible();

  await signIn('patient@demo.test');
  await page.goto('/dashboard?view=notifications');
  await press(page, page.getByRole('link', { name: /An administrator has read your record/ }).first());
  await expect(page).toHaveURL('/profile?section=data');
  await expect(page.getByText(/^Dr\. Mariam El-Sayed, an administrator, on/)).toBeVisible();
  await expect(page.getByText('Read: notes of sessions and treatment plans.', { exact: false })).toBeVisible();
});

test('five credentials are decided without a mouse, one after the other, and the log names each [ADM-8] [CARE-8]', async ({
  page,
  signIn,
}) => {
  test.setTimeout(LONG);
  await onTuesday(page);
  await signIn('admin@demo.test');
  await page.goto('/admin/providers');
  const list = page.getByRole('grid', { name: 'To decide' });
  await expect(page.getByText('26 rows', { exact: true })).toBeVisible();
  await openRow(page, list, list.getByRole('row').nth(1));
  const names: string[] = [];
  for (const left of [25, 24, 23, 22, 21]) {
    const open = page.getByRole('region', { name: /./ }).and(page.locator('[data-mode="beside"]'));
    names.push((await open.getByRole('heading', { level: 2 }).textContent()) ?? '');
    await expect(open.getByRole('checkbox').first()).toBeVisible();
    for (const check of await open.getByRole('checkbox').all()) {
      await tabTo(page, check);
      await page.keyboard.press('Space');
    }
    const isApproved = left !== 24;
    await page.keyboard.press(isApproved ? 'a' : 'd');
    const dialog = page.getByRole('dialog', { name: isApproved ? /^Approve / : /^Decline / });
    const words = isApproved ? 'Found in the register under this number.' : 'The number belongs to somebody else.';
    await send(page, dialog.getByRole('textbox'), words);
    await expect(page.getByText(`${left} rows`, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(list.locator(':focus')).toHaveCount(1);

    if (left > 21) await page.keyboard.press(']');
  }
  expect(new Set(names).size).toBe(5);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  const log = page.getByRole('grid', { name: /./ });
  for (const name of names) await expect(log.getByRole('row', { name: new RegExp(name) }).first()).toBeVisible();
});
