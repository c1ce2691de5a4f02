import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';

/** Presses Tab until an element has focus, as a person without a mouse would; fails where Tab never reaches it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** Reaches one of a group of radios: Tab enters the group, arrows move in it. */
async function chooseRadio(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const name = (await target.getAttribute('name')) ?? '';
  const group = page.locator(`input[type=radio][name="${name}"]`);
  for (let presses = 0; presses < 150; presses += 1) {
    const isInside = await group.evaluateAll((radios) => radios.some((radio) => radio === document.activeElement));
    if (isInside) break;
    await page.keyboard.press('Tab');
  }
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a session is found, booked and started, and its note signed, by keyboard alone [CARE-8]', async ({ page }) => {
  test.setTimeout(240_000);
  await onTuesday(page);
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Find care' }).first());
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by name, need or city' }));
  await page.keyboard.type('Amina Rahman');
  await expect(page.getByText('1 person you can talk to').first()).toBeVisible();
  await press(page, page.getByRole('link', { name: /Dr\. Amina Rahman/ }));
  await press(page, page.getByRole('link', { name: /^Book a session/ }).first());

  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type('patient@demo.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');

  await chooseRadio(page, page.getByRole('radio', { name: /Individual session/ }));
  await chooseRadio(page, page.getByRole('radio', { name: /^Online/ }));
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await chooseRadio(page, page.getByRole('radio', { name: /AM|PM/ }).first());
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const consent of await page.getByRole('checkbox').all()) {
    await tabTo(page, consent);
    await page.keyboard.press('Space');
  }
  await press(page, page.getByRole('button', { name: 'Continue to the review' }));
  await press(page, page.getByRole('button', { name: 'Book this session' }));
  await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();

  await press(page, page.getByRole('button', { name: /^Account of/ }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await press(page, page.getByRole('link', { name: 'Login' }).first());
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type('therapist@demo.test');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/provider/portal');
  await press(page, page.getByRole('link', { name: /^Start session/ }).first());
  await press(page, page.getByRole('button', { name: 'Start session' }));
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, page.getByRole('button', { name: /^End/ }).first());
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: /^End/ }));
  await press(page, page.getByRole('main').getByRole('link', { name: /note/i }).first());
  await tabTo(page, page.getByRole('textbox', { name: /^Subjective/ }));
  await page.keyboard.type('Sleeps badly since the summer.');
  await expect(page.getByText(/^Saved at/).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Sign this note/ }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Your full name' }));
  await page.keyboard.type('Amina Rahman');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Signed by .*Amina Rahman/).first()).toBeVisible();
});
